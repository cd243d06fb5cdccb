import type { Stay } from '#shared/domain/catalogue/facts'
import { kmBetween } from '../geo.ts'
import type { Brief } from './brief/brief.ts'
import type { Candidate } from './candidates/find-candidates.ts'
import { isNear, isThere, LEAST_SHARE_NEAR, LEAST_SHARE_THERE } from './candidates/zones.ts'
import type { SolvedDay } from './days/day-solver.ts'
import { isOpenOn, visitsOf } from './days/frame.ts'
import { legBetween } from './road/leg.ts'
import { driveLimitMinutes } from './settings.ts'

/** Around the area, in a day's drive and large enough for the whole group: a place that could have been had. */
const couldBeHad = ({ place, waves }: Candidate, { areas, start, gradeMin }: Brief): boolean =>
  waves === 1 && isNear(place, areas) && legBetween(start, place).driveMinutes <= driveLimitMinutes(gradeMin)
/** Whether enough of the visits lie where the trip was asked to go, or nothing more is to be had there. */
export function isWhereAsked(visited: readonly Candidate[], all: readonly Candidate[], brief: Brief): boolean {
  const there = visited.filter(({ place }) => isThere(place, brief.areas)).length
  const near = visited.filter(({ place }) => isNear(place, brief.areas)).length
  const missing = Math.max(LEAST_SHARE_THERE * visited.length - there, LEAST_SHARE_NEAR * visited.length - near)
  if (missing <= 0) return true
  const seen = new Set(visited.map(({ place }) => place.id))
  return all.filter((one) => !seen.has(one.place.id) && couldBeHad(one, brief)).length < Math.ceil(missing)
}

/** A place this near to the beds of a day can be seen on it. */
const BESIDE_KM = 50
/** What a teacher would not understand: days with nothing to see beside a place that is open, and a trip that is not where it was asked to be. */
export function tripFaults(
  days: readonly SolvedDay[],
  nights: readonly Stay[],
  all: readonly Candidate[],
  brief: Brief,
): number {
  const visited = days.flatMap(({ plan }) => visitsOf(plan).map(({ candidate }) => candidate))
  const seen = new Set(visited.map(({ place }) => place.id))
  const wasted = days.filter(({ frame, plan }, i) => {
    if (frame.heavy || visitsOf(plan).length > 0) return false
    const spots = [nights[i - 1] ?? brief.start, nights[i] ?? brief.start]
    return all.some(
      (one) =>
        one.waves === 1 &&
        !seen.has(one.place.id) &&
        isOpenOn(one, frame) &&
        spots.some(
          (spot) => kmBetween(spot, one.place) <= BESIDE_KM && legBetween(spot, one.place).feltKm <= BESIDE_KM,
        ),
    )
  })
  return wasted.length + (isWhereAsked(visited, all, brief) ? 0 : 1)
}
