import { allVisits, type Plan } from './plan.ts'
import type { TripRequest } from './request/trip-request.ts'

/** How many places and stops were asked for and tried. */
export const countAsked = ({ namedPlaceIds, stops }: TripRequest): number => namedPlaceIds.length + stops.length
const askedIds = ({ namedPlaceIds, stops }: TripRequest): Set<string> =>
  new Set([...namedPlaceIds, ...stops.map(({ place }) => place.id)])
/** The places and stops that were asked for, and that the plan visits. */
export function askedVisits(plan: Plan): Set<string> {
  const asked = askedIds(plan.request)
  return new Set(allVisits(plan).flatMap(({ candidate: { place } }) => (asked.has(place.id) ? [place.id] : [])))
}
/** Whether a plan visits all that was asked for and that another plan visits. */
export function losesNothingAsked(plan: Plan, other: Plan): boolean {
  const visited = askedVisits(plan)
  return [...askedVisits(other)].every((id) => visited.has(id))
}
/** Whether the plan lacks something that was asked for and that this group may visit, so that another plan might have it. */
export function lacksAsked(plan: Plan): boolean {
  const [asked, visited] = [askedIds(plan.request), askedVisits(plan)]
  return plan.chosen.candidates.places.some(({ place }) => asked.has(place.id) && !visited.has(place.id))
}
