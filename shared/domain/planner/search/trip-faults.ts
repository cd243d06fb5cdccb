import type { Stay } from '#shared/domain/catalogue/facts'
import { kmBetween } from '../../geo.ts'
import type { Candidate, Candidates } from '../candidates/candidates.ts'
import {
  isAroundRequestedArea,
  isInRequestedArea,
  LEAST_SHARE_AROUND_AREA,
  LEAST_SHARE_IN_AREA,
} from '../candidates/requested-area.ts'
import type { TripRequest } from '../request/trip-request.ts'
import { legBetween } from '../roads/leg.ts'
import { isOpenOn } from './days/day-constraints.ts'
import { type SolvedDay, visitedIn, visitsOf } from './days/solved-day.ts'
import { driveLimitMinutes } from './settings.ts'

type Places = Pick<Candidates, 'request' | 'places'>

/** Around the area, in a day's drive and large enough for the whole group: a place that the trip could have had. */
const couldBeHad = ({ place, groupTurns }: Candidate, { areas, start, gradeMin }: TripRequest): boolean =>
  groupTurns === 1 &&
  isAroundRequestedArea(place, areas) &&
  legBetween(start, place).driveMinutes <= driveLimitMinutes(gradeMin)
/** Whether enough of the visits lie where the trip was asked to go, or nothing more can be had there. */
export function isWhereAsked(visited: readonly Candidate[], { request, places }: Places): boolean {
  const inArea = visited.filter(({ place }) => isInRequestedArea(place, request.areas)).length
  const around = visited.filter(({ place }) => isAroundRequestedArea(place, request.areas)).length
  const missing = Math.max(
    LEAST_SHARE_IN_AREA * visited.length - inArea,
    LEAST_SHARE_AROUND_AREA * visited.length - around,
  )
  if (missing <= 0) return true
  const seen = new Set(visited.map(({ place }) => place.id))
  return places.filter((one) => !seen.has(one.place.id) && couldBeHad(one, request)).length < Math.ceil(missing)
}

/** A place this near to the beds of a day can be seen on it. */
const BESIDE_KM = 50
/** What a teacher would not understand: each day without a visit beside a place that is open, and a trip that is not where it was asked to be. */
export function tripFaults(days: readonly SolvedDay[], nights: readonly Stay[], { request, places }: Places): number {
  const visited = visitedIn(days)
  const seen = new Set(visited.map(({ place }) => place.id))
  const wasted = days.filter(({ constraints, route }, i) => {
    if (constraints.isLongDrive || visitsOf(route).length > 0) return false
    const spots = [nights[i - 1] ?? request.start, nights[i] ?? request.start]
    return places.some(
      (one) =>
        one.groupTurns === 1 &&
        !seen.has(one.place.id) &&
        isOpenOn(one, constraints) &&
        spots.some(
          (spot) => kmBetween(spot, one.place) <= BESIDE_KM && legBetween(spot, one.place).equivalentKm <= BESIDE_KM,
        ),
    )
  })
  return wasted.length + (isWhereAsked(visited, { request, places }) ? 0 : 1)
}
