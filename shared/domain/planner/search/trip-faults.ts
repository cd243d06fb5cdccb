import type { Stay } from '#shared/domain/catalogue/facts'
import { kmBetween, leastKmBetween, type Point } from '../../geo.ts'
import type { Candidate, Candidates } from '../candidates/candidates.ts'
import {
  isAroundRequestedArea,
  isInRequestedArea,
  LEAST_SHARE_AROUND_AREA,
  LEAST_SHARE_IN_AREA,
} from '../candidates/requested-area.ts'
import type { TripRequest } from '../request/trip-request.ts'
import type { RoadNetwork } from '../../roads/road-network.ts'
import { equivalentKmBetween, minutesBetween } from '../roads/leg.ts'
import { isOpenOn } from './days/day-constraints.ts'
import { hasVisits, type SolvedDay, visitedIn } from './days/solved-day.ts'
import { driveLimitMinutes } from './settings.ts'

type Places = Pick<Candidates, 'request' | 'places'> & { facts: { roads: RoadNetwork } }

/** A place that the trip could have: around the area, within a day's drive and large enough for the whole group. */
const couldBeHad = (
  { place, groupTurns }: Candidate,
  { areas, start, gradeMin }: TripRequest,
  roads: RoadNetwork,
): boolean =>
  groupTurns === 1 &&
  isAroundRequestedArea(place, areas) &&
  minutesBetween(roads, start, place) <= driveLimitMinutes(gradeMin)
const known = new WeakMap<readonly Candidate[], readonly Candidate[]>()
/** Those of the places that the trip could have; the same for every draft of it. */
function placesToHave({ request, places, facts }: Places): readonly Candidate[] {
  let found = known.get(places)
  if (!found) known.set(places, (found = places.filter((one) => couldBeHad(one, request, facts.roads))))
  return found
}
/** Whether enough visits are in the requested area, or no more are possible there. */
export function isWhereAsked(visited: readonly Candidate[], trip: Places): boolean {
  const { areas } = trip.request
  const inArea = visited.filter(({ place }) => isInRequestedArea(place, areas)).length
  const around = visited.filter(({ place }) => isAroundRequestedArea(place, areas)).length
  const missing = Math.max(
    LEAST_SHARE_IN_AREA * visited.length - inArea,
    LEAST_SHARE_AROUND_AREA * visited.length - around,
  )
  if (missing <= 0) return true
  const seen = new Set(visited.map(({ place }) => place.id))
  return placesToHave(trip).filter(({ place }) => !seen.has(place.id)).length < Math.ceil(missing)
}

/** The greatest distance from a stay for a visit on a day there. */
const BESIDE_KM = 50
const besideOf = new WeakMap<readonly Candidate[], Map<Point, readonly Candidate[]>>()
/** The places beside a stay that the whole group can visit at once; found once, because many drafts have the same stays. */
function placesBeside(spot: Point, places: readonly Candidate[], roads: RoadNetwork): readonly Candidate[] {
  const known = besideOf.get(places) ?? new Map<Point, readonly Candidate[]>()
  besideOf.set(places, known)
  const found = known.get(spot)
  if (found) return found
  const beside = places.filter(
    ({ place, groupTurns }) =>
      groupTurns === 1 &&
      leastKmBetween(spot, place) <= BESIDE_KM &&
      kmBetween(spot, place) <= BESIDE_KM &&
      equivalentKmBetween(roads, spot, place) <= BESIDE_KM,
  )
  known.set(spot, beside)
  return beside
}
/** The number of faults: each day without a visit although a place is open nearby, and a trip outside the requested area. */
export function tripFaults(
  days: readonly SolvedDay[],
  nights: readonly Stay[],
  { request, places, facts }: Places,
): number {
  const visited = visitedIn(days)
  const seen = new Set(visited.map(({ place }) => place.id))
  const wasted = days.filter(({ constraints, route }, i) => {
    if (constraints.isLongDrive || hasVisits(route)) return false
    const spots = [nights[i - 1] ?? request.start, nights[i] ?? request.start]
    return spots.some((spot) =>
      placesBeside(spot, places, facts.roads).some((one) => !seen.has(one.place.id) && isOpenOn(one, constraints)),
    )
  })
  return wasted.length + (isWhereAsked(visited, { request, places, facts }) ? 0 : 1)
}
