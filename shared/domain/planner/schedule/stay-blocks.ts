import type { StayOffer } from '#shared/domain/catalogue/facts'
import { stayActivityOf } from '#shared/domain/catalogue/stay-activities'
import { hasNeed, type TripRequest } from '../request/trip-request.ts'
import { isEveningStep } from './compose-day.ts'
import type { PlannedDay } from './planned-day.ts'
import type { PlannedStep } from './planned-step.ts'

/** The most activities of a stay in one step. */
const MOST_OFFERS = 3

/** The activities of a stay that this group may do. */
export function activitiesFor(trip: TripRequest, offers: readonly StayOffer[]): StayOffer[] {
  const isDry = hasNeed(trip, 'no-swimming')
  const isWheeled = hasNeed(trip, 'wheelchair')
  return offers.filter(({ code }) => {
    const { water, onFoot } = stayActivityOf(code)
    return !(isDry && water) && !(isWheeled && onFoot)
  })
}

/**
 * The activities of the stay that fill a block of the day there: each morning, and the first block of every second
 * afternoon of a day without one. The other blocks are for a programme.
 */
export function offersIn(
  step: PlannedStep,
  day: PlannedDay,
  days: readonly PlannedDay[],
  trip: TripRequest,
): StayOffer[] {
  const { role, stay } = step
  if (!stay || isEveningStep(step, trip.gradeMin)) return []
  const isAfternoon = (one: PlannedStep) => one.role === 'programme' && !isEveningStep(one, trip.gradeMin)
  const before = days.slice(
    0,
    days.findIndex(({ date }) => date === day.date),
  )
  const afternoons = before.filter(({ steps }) => steps.some((one) => isAfternoon(one) && one.stay === stay)).length
  const first = day.steps.find(isAfternoon)
  const isTheirs =
    role === 'morning' ||
    (first?.start === step.start && afternoons % 2 === 0 && day.steps.every((one) => one.role !== 'morning'))
  return isTheirs ? activitiesFor(trip, stay.on_site).slice(0, MOST_OFFERS) : []
}
