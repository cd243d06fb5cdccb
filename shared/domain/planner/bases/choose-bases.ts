import type { Facts, Stay } from '#shared/domain/catalogue/facts'
import { kmBetween, type Point } from '../../geo.ts'
import { type Brief, groupSize } from '../brief/brief.ts'
import type { Candidate } from '../candidates/find-candidates.ts'
import { leastMinutes, legBetween } from '../road/leg.ts'
import { BASE_TRIALS, driveLimitMinutes } from '../settings.ts'
import { areasToSleepIn, bedPoints, type Search, surroundings } from './rate-stay.ts'
import { thinStays } from './thin-stays.ts'

/** Bases of one route lie at least this far apart, and at most a short day's drive. */
const NEXT_BASE_KM: readonly [number, number] = [45, 260]
const ROAMING_KM = 420
/** How far a day out from a base goes. */
const DAY_OUT_KM = 70
/** How far outside the area the first base may lie, in steps. */
const BASE_ZONES_KM: readonly number[] = [10, 35, 70, 120, 170]
/** Whether a spot lies within so many km, as the road is felt. */
const isWithin = (km: number, base: Stay, spot: Point): boolean =>
  kmBetween(base, spot) <= km && legBetween(base, spot).feltKm <= km

interface Rated {
  stay: Stay
  points: number
}
const pointsOf = (stay: Stay, brief: Brief, candidates: readonly Candidate[], facts: Facts, search: Search): number =>
  surroundings(stay, candidates, search.nights) + bedPoints(stay, brief, facts, search)

const byPoints = (a: Rated, b: Rated) => b.points - a.points || a.stay.id.localeCompare(b.stay.id)

const OUT_OF_PROVINCE_KM = 110
/** In a province that was asked for, or not far from the area. */
const isAround = (stay: Stay, brief: Brief): boolean =>
  brief.areas.some(
    (area) => area.province === stay.province || kmBetween(area, stay) <= Math.max(OUT_OF_PROVINCE_KM, area.radiusKm),
  )
/** How many bases a trip of so many nights moves between: a route where the area is wide, one base in a town with enough to see. */
function baseCount(brief: Brief, first: Stay, candidates: readonly Candidate[], { nights, roam }: Search): number {
  if (roam > 0) return Math.min(roam, nights)
  if (nights < 4) return 1
  const wide =
    brief.areas.some(({ kind, radiusKm }) => kind === 'province' || radiusKm > 60) ||
    brief.areas.some((area) => kmBetween(area, first) > 100)
  const nearby = candidates.filter((one) => one.value > 10 && isWithin(60, first, one.place)).length
  if (!wide && nearby >= 2 * brief.days) return 1
  return Math.min(4, Math.floor(nights / 2))
}

/** The order of bases that drives least from the start and back. */
function shortestRound(start: Point, bases: Stay[]): Stay[] {
  let best = bases
  let bestKm = Infinity
  const walk = (route: Stay[], rest: Stay[], km: number) => {
    if (km >= bestKm) return
    if (rest.length === 0) {
      const total = km + legBetween(route.at(-1)!, start).feltKm
      if (total < bestKm - 1e-9) [best, bestKm] = [route, total]
      return
    }
    for (const next of rest)
      walk(
        [...route, next],
        rest.filter((one) => one !== next),
        km + legBetween(route.at(-1) ?? start, next).feltKm,
      )
  }
  walk([], bases, 0)
  return best
}

function routeFrom(
  first: Stay,
  stays: readonly Stay[],
  brief: Brief,
  candidates: readonly Candidate[],
  facts: Facts,
  search: Search,
): Stay[] {
  const { nights, roam } = search
  const bases = [first]
  const count = baseCount(brief, first, candidates, search)
  const share = Math.max(1, Math.floor(nights / count))
  while (bases.length < count) {
    const unseen = candidates.filter((one) => bases.every((base) => !isWithin(55, base, one.place)))
    const next = stays
      .filter(
        (stay) =>
          isAround(stay, brief) &&
          kmBetween(brief.start, stay) >= NEXT_BASE_KM[0] &&
          bases.every((base) => kmBetween(base, stay) >= NEXT_BASE_KM[0]) &&
          bases.some((base) => isWithin(roam > 0 ? ROAMING_KM : NEXT_BASE_KM[1], base, stay)),
      )
      .map((stay) => ({ stay, points: pointsOf(stay, brief, unseen, facts, { ...search, nights: share }) }))
      .toSorted(byPoints)[0]
    if (!next || (roam === 0 && next.points <= 0)) break
    bases.push(next.stay)
  }
  return shortestRound(brief.start, bases)
}

/** Nights spread over bases in order, each further night where most is left to see around. */
function spread(bases: readonly Stay[], candidates: readonly Candidate[], nights: number): Stay[] {
  const supply = bases.map((base) => candidates.filter((one) => isWithin(DAY_OUT_KM, base, one.place)).length + 0.5)
  const counts = bases.map(() => 1)
  for (let spare = nights - bases.length; spare > 0; spare--) {
    let most = 0
    for (let i = 1; i < bases.length; i++)
      if (supply[i]! / (counts[i]! + 1) > supply[most]! / (counts[most]! + 1) + 1e-9) most = i
    counts[most]! += 1
  }
  return bases.flatMap((base, i) => Array.from({ length: counts[i]! }, () => base))
}

/** Stays in or near the area, farther ones only where there are none nearer. */
function staysNear(brief: Brief, reachable: readonly Stay[]): Stay[] {
  const areas = areasToSleepIn(brief)
  const kmOutside = (stay: Stay) =>
    Math.min(
      ...areas.map((area) => {
        if (area.kind === 'province') return area.province === stay.province ? 0 : Infinity
        return kmBetween(area, stay) - Math.max(20, area.radiusKm)
      }),
    )
  for (const km of BASE_ZONES_KM) {
    const near = reachable.filter((stay) => kmOutside(stay) <= km)
    const roomy = near.filter(({ beds }) => beds >= groupSize(brief))
    if (roomy.length >= BASE_TRIALS) return roomy
    if (km === BASE_ZONES_KM.at(-1)) return roomy.length > 0 ? roomy : near
  }
  return []
}

/** The best few ways to sleep `nights` nights, one stay a night; empty where no bed can be reached from the start in a day. */
export function chooseBases(brief: Brief, candidates: readonly Candidate[], facts: Facts, search: Search): Stay[][] {
  const stays = thinStays(brief, facts, search)
  const rated = staysNear(brief, stays)
    .map((stay) => ({ stay, points: pointsOf(stay, brief, candidates, facts, { ...search, roam: 0 }) }))
    .toSorted(byPoints)
  return rated
    .slice(0, BASE_TRIALS)
    .map(({ stay }) => spread(routeFrom(stay, stays, brief, candidates, facts, search), candidates, search.nights))
}

/** A stay halfway to a place that is too far for one day, from which both ends are within a day's drive; null where there is none. */
export function findHalfway(from: Point, to: Point, brief: Brief, facts: Facts): Stay | null {
  const limit = driveLimitMinutes(brief.gradeMin)
  const pointsFor = (stay: Stay, there: number, onward: number) =>
    -Math.max(there, onward) - 0.2 * (there + onward) - (stay.beds < groupSize(brief) ? 120 : 0)
  // No road is quicker than a straight one: the legs of most stays need not be known.
  const hopeful = facts.stays
    .map((stay) => ({ stay, there: leastMinutes(from, stay), onward: leastMinutes(stay, to) }))
    .filter(({ there, onward }) => there <= limit && onward <= limit)
    .map(({ stay, there, onward }) => ({ stay, points: pointsFor(stay, there, onward) }))
    .toSorted(byPoints)
  let best: Rated | null = null
  for (const { stay, points: most } of hopeful) {
    if (best && most < best.points) break
    const [there, onward] = [legBetween(from, stay).driveMinutes, legBetween(stay, to).driveMinutes]
    const rated = { stay, points: pointsFor(stay, there, onward) }
    if (there <= limit && onward <= limit && (!best || byPoints(rated, best) < 0)) best = rated
  }
  return best?.stay ?? null
}
