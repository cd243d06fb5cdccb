import { addDays, monthOf, weekdayOf } from '../../calendar.ts'
import type { Facts, Place } from '../../catalogue/facts.ts'
import type { Idea } from '../../idea/idea.ts'
import type { Itinerary } from '../../itinerary/itinerary.ts'
import { driveLimitMinutes } from './drive-limit.ts'
import { greatCircleKm, type Spot, spotOf } from './distance.ts'
import { isWaterActivity, nonSwimmersAmong } from './water.ts'

/** Open on at least one of these dates, and in season. */
export const isOpenWithin = (place: Place, dates: readonly string[]): boolean =>
  dates.some(
    (date) => place.open_days.includes(weekdayOf(date)) && (!place.seasonal || place.seasonal.includes(monthOf(date))),
  )

interface Group {
  itinerary: Itinerary
  idea: Idea
  facts: Facts
  grades: [number, number] | null
  start: Spot | null
}
/** The straight-line km that a group can certainly drive: three quarters of its driving limit at 45 km/h; half of that on a day trip. */
function reachOf(days: number, grades: [number, number] | null): number {
  const oneWay = ((driveLimitMinutes(grades) * 0.75) / 60) * 45
  return days === 1 ? oneWay / 2 : oneWay
}

/**
 * Places that this group could have visited instead: large enough for the whole group, suitable for its grades and
 * needs, open on these dates, and not in the plan. They disprove a note that says "nothing nearer".
 */
export function suitablePlaces({ itinerary, idea, facts, grades, start }: Group): Place[] {
  const reachKm = reachOf(itinerary.daily_itinerary.length, grades)
  const visited = new Set(itinerary.daily_itinerary.flatMap(({ schedule }) => schedule.map(({ place_id }) => place_id)))
  const dates = itinerary.daily_itinerary.map((_, index) => addDays(itinerary.start_date, index))
  const staysDry = idea.needs.includes('no-swimming') && nonSwimmersAmong({ idea, itinerary }) === null
  return facts.places.filter(
    (place) =>
      !visited.has(place.id) &&
      place.max_group >= itinerary.group_details.size &&
      (grades === null || (place.grades[0] <= grades[0] && place.grades[1] >= grades[1])) &&
      !(place.wheelchair === 'no' && idea.needs.includes('wheelchair')) &&
      !(staysDry && isWaterActivity(place)) &&
      !(place.papers ?? []).some(({ code }) => code === 'passport') &&
      (start === null || greatCircleKm(start, spotOf(place)) <= reachKm) &&
      isOpenWithin(place, dates),
  )
}
