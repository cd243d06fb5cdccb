import { greatCircleKm, spotOf } from '../derived/distance.ts'
import { minutesOfClock } from '../derived/clock.ts'
import { type Draft, later, type Mutation, removeNotes, stepsOf } from './mutation.ts'
import type { ItineraryDay } from '../../itinerary/itinerary.ts'

export const THERE_AND_BACK_MUTATIONS: readonly Mutation[] = [
  {
    check: 'humane_start',
    what: 'a roll call at a quarter past five',
    apply: ({ itinerary }) => {
      itinerary.daily_itinerary[0]!.schedule[0]!.start = '05:15'
    },
    also: ['hours_as_asked'],
  },
  {
    check: 'way_there',
    what: 'a first day that drives five hours more to its bed',
    also: ['no_crawling', 'driving_a_day', 'rest_stops', 'no_overlap', 'decent_hours', 'every_day_visits', 'sleep'],
    apply: (draft) => {
      if (draft.itinerary.daily_itinerary.length < 2) return false
      const drive = stepsOf(draft, 'travel').findLast(({ day }) => day.day === 1)
      if (!drive || drive.step.end > '18:30') return false
      drive.step.end = later(drive.step.end, 305)
    },
  },
  {
    check: 'way_home',
    what: 'a last day that ends at half past nine',
    also: ['no_crawling', 'driving_a_day', 'rest_stops', 'bus_gets_there', 'no_overlap', 'travel_between_stops'],
    apply: (draft) => {
      const { daily_itinerary: days } = draft.itinerary
      const bed = draft.facts.stays.find(({ id }) => id === days.at(-2)?.stay_id)
      const home = days.at(-1)!.schedule.at(-1)!
      if (!bed || home.latitude === undefined || Math.abs(home.latitude - bed.lat) > 0.8) return false
      if (home.longitude === undefined || Math.abs(home.longitude - bed.lon) > 0.8) return false
      home.start = later(home.start, 60 * 21 + 30 - minutesOfClock(home.end))
      home.end = '21:30'
    },
  },
]

const bedOf = (draft: Draft, { stay_id }: ItineraryDay) => draft.facts.stays.find(({ id }) => id === stay_id)
/** The greatest distance of a day from its stay. */
function outingKm(draft: Draft, day: ItineraryDay): number {
  const bed = bedOf(draft, day)
  const places = day.schedule.flatMap(({ place_id }) => draft.facts.places.find(({ id }) => id === place_id) ?? [])
  return Math.max(0, ...places.map((place) => (bed ? greatCircleKm(spotOf(bed), spotOf(place)) : 0)))
}
/** Two days with their contents exchanged and their dates kept. */
function swapDays(one: ItineraryDay, other: ItineraryDay): void {
  const { title, activities, schedule } = one
  Object.assign(one, { title: other.title, activities: other.activities, schedule: other.schedule })
  Object.assign(other, { title, activities, schedule })
}

export const ORDER_MUTATIONS: readonly Mutation[] = [
  {
    check: 'farthest_by_reason',
    what: 'the farthest outing in the middle of the stay',
    also: ['open_on_arrival', 'in_season', 'sleep', 'public_holidays', 'every_day_visits'],
    apply: (draft) => {
      const days = draft.itinerary.daily_itinerary
      for (let i = 1; i + 2 < days.length - 1; i++) {
        const stay = days.slice(i - 1, i + 3)
        if (new Set(stay.map(({ stay_id }) => stay_id)).size > 1) continue
        const byKm = stay.slice(1).toSorted((a, b) => outingKm(draft, b) - outingKm(draft, a))
        const [far, next] = byKm.map((day) => outingKm(draft, day))
        const isWhole = days[i - 2]?.stay_id !== stay[0]!.stay_id && days[i + 3]?.stay_id !== stay[0]!.stay_id
        if (far! <= 60 || far! - next! <= 20 || byKm[0] === stay[2] || !isWhole) continue
        swapDays(byKm[0]!, stay[2]!)
        return removeNotes(draft, 'farthest_outing')
      }
      return false
    },
  },
  {
    check: 'order_as_asked',
    what: 'two visits asked for in the other order',
    apply: ({ idea }) => {
      idea.dayOrder = idea.dayOrder?.map((ids) => ids.toReversed()) ?? []
      return idea.dayOrder.length > 0
    },
  },
]
