import type { Place } from '../catalogue/facts.ts'
import { isOwnEvent } from '../catalogue/stop-sorts.ts'
import { askedVisits, lacksAsked, losesNothingAsked } from './asked-visits.ts'
import type { Plan } from './plan.ts'
import type { StopToArrange } from './request/stops-to-arrange.ts'
import type { TripRequest } from './request/trip-request.ts'
import type { Replan } from './with-longer-days.ts'

/** The length of a stop to arrange is ours to suggest: so much of it is left where the day lacks room, at least so long. */
const SHORTER_SHARE = 0.6
const LEAST_MINUTES = 45
const STEP_MINUTES = 5
const atTheHour = ({ slots, ...place }: Place): Place => {
  if (!slots) return place
  const before = slots[0]?.check_in_min ?? 0
  const now = slots.map(({ starts }) => ({ starts, check_in_min: 0 }))
  return { ...place, duration_min: place.duration_min - before, slots: now }
}
const shorter = (long: StopToArrange): StopToArrange => {
  const { place, ...stop } = long
  // A match and a concert take as long as they take; only the time before them may be less.
  if (isOwnEvent(long.sort)) return { ...stop, place: atTheHour(place) }
  const share = Math.ceil((place.duration_min * SHORTER_SHARE) / STEP_MINUTES) * STEP_MINUTES
  return { ...stop, place: { ...place, duration_min: Math.min(place.duration_min, Math.max(share, LEAST_MINUTES)) } }
}

/** The plan with shorter stops to arrange, where these leave room for more of what was asked for and lose nothing of it. */
export function withShorterStops(plan: Plan, replan: Replan, isAffordable: (other: Plan) => boolean): Plan {
  const { request, economy } = plan
  const before = askedVisits(plan)
  if (request.stops.length === 0 || !lacksAsked(plan)) return plan
  const short: TripRequest = { ...request, stops: request.stops.map(shorter) }
  const tried: TripRequest[] = [short, { ...short, onlyAsked: true }]
  for (const one of tried) {
    const other = replan(one, economy)
    const isBetter =
      other !== null &&
      askedVisits(other).size > before.size &&
      losesNothingAsked(other, plan) &&
      other.faults <= plan.faults
    if (isBetter && isAffordable(other)) return other
  }
  return plan
}
