import type { Facts, Place } from '#shared/domain/catalogue/facts'
import { isByAppointment, isShelter } from '#shared/domain/catalogue/kinds'
import { weekdayOf } from '#shared/domain/calendar'
import { readGrid } from '../../point-grid.ts'
import { isPossible } from '../candidates/find-candidates.ts'
import { readIndex } from '../places/facts-index.ts'
import type { Visit } from '../search/days/solved-day.ts'
import type { RainPlan } from '../../itinerary/itinerary.ts'
import type { Plan } from '../plan.ts'
import { RAIN_PHRASES } from './language/visit-phrases.ts'
import type { Writer } from './language/writer.ts'
import type { PlannedDay } from '../schedule/planned-day.ts'
import { allVisits } from '../plan.ts'
import { groupSize } from '../request/trip-request.ts'

/** By road. */
const SHELTER_KM = 20
/** It takes at least this part of the group at once. */
const LEAST_SHARE_AT_ONCE = 0.5

/** The nearest indoor place that suits the group and most of it at once, takes it at short notice, is open that day and is not in the plan; null if there is none. */
function findShelter(visit: Visit, day: PlannedDay, plan: Plan, facts: Facts): { place: Place; km: number } | null {
  const visited = new Set(allVisits(plan).map(({ candidate }) => candidate.place.id))
  const weekday = weekdayOf(day.date)
  const { placeById } = readIndex(facts)
  let best: { place: Place; km: number } | null = null
  for (const place of readGrid(facts.places).near(visit.candidate.place, SHELTER_KM)) {
    if (!isShelter(place) || visited.has(place.id) || !place.open_days.includes(weekday)) continue
    if (place.max_group < LEAST_SHARE_AT_ONCE * groupSize(plan.request)) continue
    if (isByAppointment(place) || !isPossible(placeById.get(place.id)!, plan.request)) continue
    const { km } = facts.roads.measure(place, visit.candidate.place)
    if (km <= SHELTER_KM && (!best || km < best.km)) best = { place, km }
  }
  return best
}

/** The rain plan of an outdoor visit, as a code and in words. */
export function rainPlanFor(
  visit: Visit,
  day: PlannedDay,
  plan: Plan,
  facts: Facts,
  { language }: Writer,
): { rain: RainPlan; text: string } {
  const shelter = findShelter(visit, day, plan, facts)
  if (shelter) {
    const { place, km } = shelter
    const far = km < 1.5 ? RAIN_PHRASES.closeBy[language] : RAIN_PHRASES.away[language](Math.ceil(km))
    return {
      rain: { code: 'other_place', place_id: place.id, km: Math.ceil(km) },
      text: RAIN_PHRASES.otherPlace[language](place.name, far),
    }
  }
  const waitOut = RAIN_PHRASES.waitOut[language]
  return day.eveningStay
    ? {
        rain: { code: 'lesson_at_stay', stay_id: day.eveningStay.id },
        text: waitOut(RAIN_PHRASES.lessonAt[language](day.eveningStay.name)),
      }
    : {
        rain: { code: 'under_cover' },
        text: waitOut(RAIN_PHRASES.underCover[language]),
      }
}
