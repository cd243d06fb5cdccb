import type { Facts, Stay } from '#shared/domain/catalogue/facts'
import { kmBetween, leastKmBetween, type Point } from '../../../geo.ts'
import type { RoadNetwork } from '../../../roads/road-network.ts'
import { type TripRequest, groupSize } from '../../request/trip-request.ts'
import { type Candidate, isNamed } from '../../candidates/candidates.ts'
import { equivalentKmBetween, minutesBetween } from '../../roads/leg.ts'
import { BASE_TRIALS, driveLimitMinutes } from '../settings.ts'
import { areasForStays, bedPoints, type StaySearch, surroundingsPoints } from './rate-stay.ts'
import { shortlistStays } from './shortlist-stays.ts'

/** Bases of one route lie at least this far apart, and at most a short day's drive. */
const NEXT_BASE_KM: readonly [number, number] = [45, 260]
const FAR_BASE_KM = 420
/** Places within this distance of a base can be visited on a day from it. */
const DAY_OUT_KM = 70
/** The steps by which the first base may be farther outside the area. */
const BASE_ZONES_KM: readonly number[] = [10, 35, 70, 120, 170]
/** Whether a spot lies within so many km, on the map and as an ordinary road of equal time. */
const isWithin = (roads: RoadNetwork, km: number, base: Stay, spot: Point): boolean =>
  leastKmBetween(base, spot) <= km && kmBetween(base, spot) <= km && equivalentKmBetween(roads, base, spot) <= km

/** No coach is faster. */
const FASTEST_KMH = 100

interface Rated {
  stay: Stay
  points: number
}
const pointsOf = (
  stay: Stay,
  request: TripRequest,
  candidates: readonly Candidate[],
  facts: Facts,
  search: StaySearch,
): number => surroundingsPoints(stay, candidates, search.nights, facts.roads) + bedPoints(stay, request, facts, search)

const byPoints = (a: Rated, b: Rated) => b.points - a.points || a.stay.id.localeCompare(b.stay.id)

const OUT_OF_PROVINCE_KM = 110
/** In a requested province, or not far from the area. */
const isAround = (stay: Stay, request: TripRequest): boolean =>
  request.areas.some(
    (area) => area.province === stay.province || kmBetween(area, stay) <= Math.max(OUT_OF_PROVINCE_KM, area.radiusKm),
  )
/** The number of bases for so many nights: several in a wide area, one in a town with enough places. */
function countBases(
  request: TripRequest,
  first: Stay,
  candidates: readonly Candidate[],
  { nights, baseCount }: StaySearch,
  roads: RoadNetwork,
): number {
  if (baseCount > 0) return Math.min(baseCount, nights)
  if (nights < 4) return 1
  const wide =
    request.areas.some(({ kind, radiusKm }) => kind === 'province' || radiusKm > 60) ||
    request.areas.some((area) => kmBetween(area, first) > 100)
  const nearby = candidates.filter((one) => one.value > 10 && isWithin(roads, 60, first, one.place)).length
  if (!wide && nearby >= 2 * request.days) return 1
  return Math.min(4, Math.floor(nights / 2))
}

/** The order of bases with the shortest route from the start and back. */
function shortestRound(start: Point, bases: Stay[], roads: RoadNetwork): Stay[] {
  let best = bases
  let bestKm = Infinity
  const extend = (route: Stay[], rest: Stay[], km: number) => {
    if (km >= bestKm) return
    if (rest.length === 0) {
      const total = km + equivalentKmBetween(roads, route.at(-1)!, start)
      if (total < bestKm - 1e-9) [best, bestKm] = [route, total]
      return
    }
    for (const next of rest)
      extend(
        [...route, next],
        rest.filter((one) => one !== next),
        km + equivalentKmBetween(roads, route.at(-1) ?? start, next),
      )
  }
  extend([], bases, 0)
  return best
}

/** The first base and further ones, each the best for the places that the others do not reach, in the shortest order. */
function routeFrom(
  first: Stay,
  stays: readonly Stay[],
  request: TripRequest,
  candidates: readonly Candidate[],
  facts: Facts,
  search: StaySearch,
): Stay[] {
  const { nights, baseCount } = search
  const bases = [first]
  const count = countBases(request, first, candidates, search, facts.roads)
  const share = Math.max(1, Math.floor(nights / count))
  while (bases.length < count) {
    const unseen = candidates.filter((one) => bases.every((base) => !isWithin(facts.roads, 55, base, one.place)))
    const next = stays
      .filter(
        (stay) =>
          isAround(stay, request) &&
          kmBetween(request.start, stay) >= NEXT_BASE_KM[0] &&
          bases.every((base) => kmBetween(base, stay) >= NEXT_BASE_KM[0]) &&
          bases.some((base) => isWithin(facts.roads, baseCount > 0 ? FAR_BASE_KM : NEXT_BASE_KM[1], base, stay)),
      )
      .map((stay) => ({ stay, points: pointsOf(stay, request, unseen, facts, { ...search, nights: share }) }))
      .toSorted(byPoints)[0]
    if (!next || (baseCount === 0 && next.points <= 0)) break
    bases.push(next.stay)
  }
  return shortestRound(request.start, bases, facts.roads)
}

/** One night for each base in order; each further night goes to the base with most places left for it. */
function nightsAt(
  bases: readonly Stay[],
  candidates: readonly Candidate[],
  nights: number,
  roads: RoadNetwork,
): Stay[] {
  const placesAround = bases.map(
    (base) => candidates.filter((one) => isWithin(roads, DAY_OUT_KM, base, one.place)).length + 0.5,
  )
  const counts = bases.map(() => 1)
  for (let spare = nights - bases.length; spare > 0; spare--) {
    let most = 0
    for (let i = 1; i < bases.length; i++)
      if (placesAround[i]! / (counts[i]! + 1) > placesAround[most]! / (counts[most]! + 1) + 1e-9) most = i
    counts[most]! += 1
  }
  return bases.flatMap((base, i) => Array.from({ length: counts[i]! }, () => base))
}

/** Places that were asked for by name and that no day from these stays reaches. */
export const unreached = (
  candidates: readonly Candidate[],
  stays: readonly Stay[],
  roads: RoadNetwork,
): readonly Candidate[] =>
  candidates.filter((one) => isNamed(one) && !stays.some((stay) => isWithin(roads, DAY_OUT_KM, stay, one.place)))

/**
 * The stays that were asked for by name; else those in or near the area; farther ones only if there are none nearer.
 * Smaller ones, where part of the group sleeps elsewhere, only near what was asked for by name.
 */
function staysNear(
  request: TripRequest,
  reachable: readonly Stay[],
  candidates: readonly Candidate[],
  roads: RoadNetwork,
): Stay[] {
  const asked = reachable.filter(({ id }) => request.stayIds.includes(id))
  if (asked.length > 0) return asked
  const areas = areasForStays(request)
  const kmOutside = (stay: Stay) =>
    Math.min(
      ...areas.map((area) => {
        if (area.kind === 'province') return area.province === stay.province ? 0 : Infinity
        return kmBetween(area, stay) - Math.max(20, area.radiusKm)
      }),
    )
  for (const km of BASE_ZONES_KM) {
    const near = reachable.filter((stay) => kmOutside(stay) <= km)
    const roomy = near.filter(({ beds }) => beds >= groupSize(request))
    const last = km === BASE_ZONES_KM.at(-1)
    if (roomy.length < BASE_TRIALS && !last) continue
    if (roomy.length === 0) return near
    const left = unreached(candidates, roomy, roads)
    return [
      ...roomy,
      ...near.filter(
        (stay) => !roomy.includes(stay) && left.some(({ place }) => isWithin(roads, DAY_OUT_KM, stay, place)),
      ),
    ]
  }
  return []
}

/** The best few choices of stays, one for each night; none if no stay can be reached from the start in a day. */
export function chooseBases(
  request: TripRequest,
  candidates: readonly Candidate[],
  facts: Facts,
  search: StaySearch,
): Stay[][] {
  const stays = shortlistStays(request, facts, search)
  const rated = staysNear(request, stays, candidates, facts.roads)
    .map((stay) => ({ stay, points: pointsOf(stay, request, candidates, facts, { ...search, baseCount: 0 }) }))
    .toSorted(byPoints)
  return rated
    .slice(0, BASE_TRIALS)
    .map(({ stay }) => routeFrom(stay, stays, request, candidates, facts, search))
    .map((bases) => nightsAt(bases, candidates, search.nights, facts.roads))
}

/** A stay halfway to a place that is too far for one day, within a day's drive of both ends; null if there is none. */
export function findHalfway(from: Point, to: Point, request: TripRequest, facts: Facts): Stay | null {
  const limit = driveLimitMinutes(request.gradeMin)
  const pointsFor = (stay: Stay, there: number, onward: number) =>
    -Math.max(there, onward) - 0.2 * (there + onward) - (stay.beds < groupSize(request) ? 120 : 0)
  const mayReach = (stay: Stay) => [from, to].every((end) => (60 * kmBetween(stay, end)) / FASTEST_KMH <= limit)
  const possible = facts.stays
    .filter(mayReach)
    .map((stay) => ({
      stay,
      there: minutesBetween(facts.roads, from, stay),
      onward: minutesBetween(facts.roads, stay, to),
    }))
    .filter(({ there, onward }) => there <= limit && onward <= limit)
    .map(({ stay, there, onward }) => ({ stay, points: pointsFor(stay, there, onward) }))
    .toSorted(byPoints)
  return possible[0]?.stay ?? null
}
