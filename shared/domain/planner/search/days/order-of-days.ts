import type { Stay } from '#shared/domain/catalogue/facts'
import { kmBetween, type Point } from '../../../geo.ts'
import type { TripRequest } from '../../request/trip-request.ts'
import type { RoadNetwork } from '../../../roads/road-network.ts'
import { hasRushHours } from '../../roads/drive.ts'
import { equivalentKmBetween, legBetween } from '../../roads/leg.ts'
import { isOpenOn } from './day-constraints.ts'
import { type SolvedDay, visitsOf } from './solved-day.ts'
import { LONG_DRIVE_MINUTES } from '../settings.ts'

/** Up to this grade the farthest outing comes last, when learners are used to the bus and the stay. */
const YOUNG_GRADE = 7
/** An outing nearer than this to the beds (as km of an ordinary road) is like any other. */
const FAR_KM = 55

const isFullDay = ({ constraints: { from, to } }: SolvedDay): boolean => kmBetween(from, to) === 0
const outingKm = ({ constraints, route }: SolvedDay, roads: RoadNetwork): number =>
  Math.max(0, ...visitsOf(route).map(({ candidate }) => equivalentKmBetween(roads, constraints.from, candidate.place)))
function driveMinutes({ constraints, route }: SolvedDay, roads: RoadNetwork): number {
  const stops: Point[] = [constraints.from, ...visitsOf(route).map(({ candidate }) => candidate.place), constraints.to]
  return stops.slice(1).reduce((sum, stop, i) => sum + legBetween(roads, stops[i]!, stop).driveMinutes, 0)
}

/** Whether a trip with several bases has its shorter drive first: then the search also tries the reverse order. */
export function isShortRoadFirst(nights: readonly Stay[], start: Point, roads: RoadNetwork): boolean {
  const [first, last] = [nights[0], nights.at(-1)]
  return first !== undefined && last !== undefined && roads.measure(start, first).km < roads.measure(start, last).km
}

/** Consecutive full days at one base, as the indexes of the first and last day. */
interface Block {
  first: number
  last: number
}
function blocksOf(days: readonly SolvedDay[]): Block[] {
  const blocks: Block[] = []
  for (let i = 1; i < days.length - 1; i++) {
    if (!isFullDay(days[i]!)) continue
    const open = blocks.at(-1)
    if (open?.last === i - 1) open.last = i
    else blocks.push({ first: i, last: i })
  }
  return blocks.filter(({ first, last }) => last > first)
}
/** The farthest outing of the full days at one base, and the day on which it should be. */
export interface Farthest {
  /** Its present day, and the day on which it should be. */
  far: number
  target: number
  km: number
  /** The reason: first because everybody is rested; last because the way there was long or the group is young. */
  reason: 'fresh' | 'tired' | 'young'
}
function farthestOf(
  days: readonly SolvedDay[],
  { first, last }: Block,
  gradeMin: number,
  roads: RoadNetwork,
): Farthest | null {
  let [far, km] = [first, 0]
  for (let i = first; i <= last; i++) {
    const other = outingKm(days[i]!, roads)
    if (other > km) [far, km] = [i, other]
  }
  if (km < FAR_KM) return null
  const reason =
    driveMinutes(days[first - 1]!, roads) > LONG_DRIVE_MINUTES ? 'tired' : gradeMin <= YOUNG_GRADE ? 'young' : 'fresh'
  return { far, km, reason, target: reason === 'fresh' ? first : last }
}
export const farthestOutings = (
  days: readonly SolvedDay[],
  { gradeMin }: TripRequest,
  roads: RoadNetwork,
): Farthest[] => blocksOf(days).flatMap((block) => farthestOf(days, block, gradeMin, roads) ?? [])

/** The visits of one day on the date of another; null if a place is closed then, or if its drives may take another time. */
function movedTo(day: SolvedDay, { constraints: { date, weekday, month } }: SolvedDay): SolvedDay | null {
  const constraints = { ...day.constraints, date, weekday, month }
  const hasSameRoads = hasRushHours(day.constraints) === hasRushHours(constraints) && day.constraints.month === month
  if (!hasSameRoads) return null
  return visitsOf(day.route).every(({ candidate }) => isOpenOn(candidate, constraints)) ? { ...day, constraints } : null
}
/** Two consecutive days with more visits than this are tiring: a new order may not have more such pairs. */
const LIGHT_VISITS = 2
const countHardPairs = (days: readonly SolvedDay[]): number =>
  days.filter((day, i) => i > 0 && [days[i - 1]!, day].every(({ route }) => visitsOf(route).length > LIGHT_VISITS))
    .length
/** The days after these moves; null if one of them is not possible. */
function rearranged(days: readonly SolvedDay[], moves: readonly (readonly [from: number, to: number])[]) {
  const next = [...days]
  for (const [from, to] of moves) {
    const moved = movedTo(days[from]!, days[to]!)
    if (!moved) return null
    next[to] = moved
  }
  return countHardPairs(next) <= countHardPairs(days) ? next : null
}
/** The far day exchanged with the target day, directly or through a third day; null if neither is possible. */
function exchangedWithTarget(
  days: readonly SolvedDay[],
  far: number,
  target: number,
  { first, last }: Block,
): SolvedDay[] | null {
  const swapped = rearranged(days, [
    [far, target],
    [target, far],
  ])
  if (swapped) return swapped
  for (let third = first; third <= last; third++) {
    if (third === far || third === target) continue
    const next = rearranged(days, [
      [far, target],
      [target, third],
      [third, far],
    ])
    if (next) return next
  }
  return null
}

/**
 * Of the full days at one base, the one with the farthest outing comes first, when everybody is rested, or last, if the
 * way there was long or the group is young. The days keep their visits.
 */
export function orderDays(days: readonly SolvedDay[], { gradeMin }: TripRequest, roads: RoadNetwork): SolvedDay[] {
  let ordered = [...days]
  for (const block of blocksOf(days)) {
    const farthest = farthestOf(ordered, block, gradeMin, roads)
    if (farthest && farthest.far !== farthest.target)
      ordered = exchangedWithTarget(ordered, farthest.far, farthest.target, block) ?? ordered
  }
  return ordered
}
