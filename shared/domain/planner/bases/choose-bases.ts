import type { Facts, Stay } from '#shared/domain/catalogue/facts'
import { monthOf } from '#shared/domain/calendar'
import { kmBetween, type Point } from '../../geo.ts'
import { type Brief, groupSize, hasNeed } from '../brief/brief.ts'
import type { Candidate } from '../candidates/find-candidates.ts'
import { plainName } from '../candidates/facts-index.ts'
import { legBetween } from '../road/drive.ts'
import { BASE_TRIALS, driveLimitMinutes } from '../settings.ts'
import { bedsOf, lodgingAt, spotOf } from './lodging.ts'
import { thinStays } from './thin-stays.ts'

const COLD_MONTHS = [5, 6, 7, 8]
/** What a stay's missing meals cost a person a day, rand (`rates.json`, catering, typical), and R60 for the work of cooking. */
const MEALS_TO_ADD: Record<Stay['board'], number> = {
  'self-catering': 255,
  'bed-breakfast': 210,
  'half-board': 75,
  'full-board': 0,
}
/** Km from a base within which places count for it. */
const AROUND_KM = 90
/** The same as a difference of latitude, a little wide: a first sieve. */
const AROUND_DEGREES = AROUND_KM / 110
/** Bases of one route lie at least this far apart, and at most a short day's drive. */
const NEXT_BASE_KM: readonly [number, number] = [45, 260]
const ROAMING_KM = 420
/** How far a day out from a base goes. */
const DAY_OUT_KM = 70
/** How far outside the area the first base may lie, in steps. */
const BASE_ZONES_KM: readonly number[] = [10, 35, 70, 120, 170]
const RATE_WEIGHT = { saver: 0.3, classic: 0.07, signature: 0.02 } as const
/** Who asks for a park means to sleep in it. */
const IN_PARK_POINTS = 70
/** What a camp or an adventure trip hopes to do where it sleeps. */
const ADVENTURE = /rope|obstacle|climb|abseil|team|zip|raft|archery|hik|cano|leader|solo|pioneer|orienteer|field/
/** Tents are a camp's joy and a tour's burden, and the more so in winter. */
const TENTS_COST = 40
const isTented = (stay: Stay) => stay.on_site_activities.includes('camping')

/** How many nights, how dear a rand is, and whether the trip must roam far because too little is near. */
export interface Search {
  nights: number
  thrift: number
  /** Bases to roam between; 0 where the area decides. */
  roam: number
}
interface Rated {
  stay: Stay
  points: number
}
function pointsOf(
  stay: Stay,
  brief: Brief,
  candidates: readonly Candidate[],
  facts: Facts,
  { nights, thrift, roam }: Search,
): number {
  const near = candidates
    .filter(({ place }) => Math.abs(place.lat - stay.lat) <= AROUND_DEGREES)
    .map((one) => ({ value: one.value, km: kmBetween(stay, one.place) }))
    .filter(({ km }) => km <= AROUND_KM)
    .map(({ value, km }) => (value > 500 ? value - 2 * km : value - 0.45 * km))
    .toSorted((a, b) => b - a)
    .slice(0, 2 * nights + 1)
  let points = near.reduce((sum, value) => sum + Math.max(0, value), 0)
  points -= RATE_WEIGHT[brief.style] * thrift * nights * (stay.learner_rate_zar + MEALS_TO_ADD[stay.board])
  const area = brief.areas.map((one) =>
    Math.max(0, kmBetween(one, stay) - (one.kind === 'town' || one.kind === 'city' ? 12 : one.radiusKm * 0.8)),
  )
  const fromMiddle = brief.areas.map((one) => (one.kind === 'province' ? 0 : Math.min(80, kmBetween(one, stay))))
  if (roam === 0) points -= nights * (0.8 * Math.min(...area) + 0.3 * Math.min(...fromMiddle))
  if (brief.areas.every(({ province }) => province !== stay.province)) points -= 15 * nights
  const words = plainName(`${stay.name} ${stay.summary}`)
  if (
    brief.areas.some(
      ({ kind, name }) => kind === 'park' && words.includes(plainName(name).replace(/ national park$/, '')),
    )
  )
    points += IN_PARK_POINTS * nights
  if (brief.camp || brief.themes.includes('Sports & outdoor'))
    points += nights * 6 * stay.on_site_activities.filter((one) => ADVENTURE.test(one)).length
  if (brief.camp)
    points += nights * (stay.style === 'camp' ? 45 : stay.style === 'hostel' || stay.style === 'rest-camp' ? 15 : 0)
  else if (stay.style === 'hotel') points -= 5
  if (isTented(stay))
    points -= nights * TENTS_COST * (COLD_MONTHS.includes(monthOf(brief.startDate)) ? 2 : brief.camp ? 0.5 : 1)
  if (brief.themes.includes('Sports & outdoor') && /field|track/.test(stay.on_site_activities.join(' '))) points += 15
  if (hasNeed(brief, 'wheelchair') && stay.style === 'camp') points -= 10
  const lodging = lodgingAt(stay, facts.stays, groupSize(brief))
  points -= 120 * lodging.companions.length + (bedsOf(lodging) < groupSize(brief) ? 400 : 0)
  return points
}

const inReach = (from: Point, stay: Stay, brief: Brief): boolean =>
  legBetween(from, spotOf(stay)).driveMinutes <= driveLimitMinutes(brief.gradeMin)
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
  const nearby = candidates.filter((one) => one.value > 10 && kmBetween(one.place, first) < 60).length
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
      const total = km + kmBetween(route.at(-1)!, start)
      if (total < bestKm - 1e-9) [best, bestKm] = [route, total]
      return
    }
    for (const next of rest)
      walk(
        [...route, next],
        rest.filter((one) => one !== next),
        km + kmBetween(route.at(-1) ?? start, next),
      )
  }
  walk([], bases, 0)
  return best
}

function routeFrom(first: Stay, brief: Brief, candidates: readonly Candidate[], facts: Facts, search: Search): Stay[] {
  const { nights, roam } = search
  const bases = [first]
  const count = baseCount(brief, first, candidates, search)
  while (bases.length < count) {
    const unseen = candidates.filter((one) => bases.every((base) => kmBetween(base, one.place) > 55))
    const share = Math.max(1, Math.floor(nights / count))
    const next = thinStays(facts, groupSize(brief))
      .filter(
        (stay) =>
          bases.every((base) => kmBetween(base, stay) >= NEXT_BASE_KM[0]) &&
          bases.some((base) => kmBetween(base, stay) <= (roam > 0 ? ROAMING_KM : NEXT_BASE_KM[1])),
      )
      .filter((stay) => isAround(stay, brief) && inReach(brief.start, stay, brief))
      .map((stay) => ({ stay, points: pointsOf(stay, brief, unseen, facts, { ...search, nights: share }) }))
      .toSorted(byPoints)[0]
    if (!next || (roam === 0 && next.points <= 0)) break
    bases.push(next.stay)
  }
  return shortestRound(brief.start, bases)
}

/** Nights spread over bases in order, each further night where most is left to see around. */
function spread(bases: readonly Stay[], candidates: readonly Candidate[], nights: number): Stay[] {
  const supply = bases.map((base) => candidates.filter((one) => kmBetween(base, one.place) <= DAY_OUT_KM).length + 0.5)
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
function staysNear(brief: Brief, facts: Facts): Stay[] {
  const kmOutside = (stay: Stay) =>
    Math.min(
      ...brief.areas.map((area) => {
        if (area.kind === 'province') return area.province === stay.province ? 0 : Infinity
        return kmBetween(area, stay) - Math.max(20, area.radiusKm)
      }),
    )
  const reachable = thinStays(facts, groupSize(brief)).filter((stay) => inReach(brief.start, stay, brief))
  for (const km of BASE_ZONES_KM) {
    const near = reachable.filter((stay) => kmOutside(stay) <= km)
    const roomy = near.filter(({ beds }) => beds >= groupSize(brief))
    if (roomy.length > 0) return roomy
    if (km === BASE_ZONES_KM.at(-1)) return near
  }
  return []
}

/** The best few ways to sleep `nights` nights, one stay a night; empty where no bed can be reached from the start in a day. */
export function chooseBases(brief: Brief, candidates: readonly Candidate[], facts: Facts, search: Search): Stay[][] {
  const rated = staysNear(brief, facts)
    .map((stay) => ({ stay, points: pointsOf(stay, brief, candidates, facts, { ...search, roam: 0 }) }))
    .toSorted(byPoints)
  return rated
    .slice(0, BASE_TRIALS)
    .map(({ stay }) => spread(routeFrom(stay, brief, candidates, facts, search), candidates, search.nights))
}

/** A stay halfway to a place that is too far for one day, from which both ends are within a day's drive; null where there is none. */
export function findHalfway(from: Point, to: Point, brief: Brief, facts: Facts): Stay | null {
  const limit = driveLimitMinutes(brief.gradeMin)
  const halfway = facts.stays
    .map((stay) => ({ stay, there: legBetween(from, stay).driveMinutes, onward: legBetween(stay, to).driveMinutes }))
    .filter(({ there, onward }) => there <= limit && onward <= limit)
    .map(({ stay, there, onward }) => ({ stay, points: -(there + onward) - (stay.beds < groupSize(brief) ? 120 : 0) }))
    .toSorted(byPoints)
  return halfway[0]?.stay ?? null
}
