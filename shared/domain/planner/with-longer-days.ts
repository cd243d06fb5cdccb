import { allVisits, type Plan } from './plan.ts'
import type { TripRequest } from './request/trip-request.ts'

/** The places and stops that were asked for, and that the plan visits. */
function askedVisits(plan: Plan): Set<string> {
  const { namedPlaceIds, stops } = plan.request
  const asked = new Set([...namedPlaceIds, ...stops.map(({ place }) => place.id)])
  return new Set(allVisits(plan).flatMap(({ candidate: { place } }) => (asked.has(place.id) ? [place.id] : [])))
}

/**
 * The plan with longer days, where these have room for more of what was asked for and lose nothing of it. A day trip
 * has been tried with longer hours before; `isAffordable` says whether a plan may take the place of this one.
 */
export function withLongerDays(
  plan: Plan,
  replan: (request: TripRequest) => Plan,
  isAffordable: (other: Plan) => boolean,
): Plan {
  const { request } = plan
  const before = askedVisits(plan)
  if (request.days === 1 || before.size === request.namedPlaceIds.length + request.stops.length) return plan
  const other = replan({ ...request, longDays: true })
  const after = askedVisits(other)
  const losesNothing = [...before].every((id) => after.has(id))
  return after.size > before.size && losesNothing && other.faults <= plan.faults && isAffordable(other) ? other : plan
}
