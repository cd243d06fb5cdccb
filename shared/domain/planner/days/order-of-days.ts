import type { Stay } from '#shared/domain/catalogue/facts'
import { kmBetween, type Point } from '../../geo.ts'
import type { Brief } from '../brief/brief.ts'
import { legBetween } from '../road/leg.ts'
import type { SolvedDay } from './day-solver.ts'
import { isOpenOn, visitsOf } from './frame.ts'
import { HEAVY_DRIVE_MINUTES } from './frames-for.ts'

/** Up to this grade a group must first know its bus and its beds. */
const YOUNG_GRADE = 7
/** An outing nearer than this to the beds (great circle) is like any other. */
const FAR_KM = 55

const isFullDay = ({ frame: { from, to } }: SolvedDay): boolean => kmBetween(from, to) === 0
const outingKm = ({ frame, plan }: SolvedDay): number =>
  Math.max(0, ...visitsOf(plan).map(({ candidate }) => kmBetween(frame.from, candidate.place)))
function driveMinutes({ frame, plan }: SolvedDay): number {
  const stops: Point[] = [frame.from, ...visitsOf(plan).map(({ candidate }) => candidate.place), frame.to]
  return stops.slice(1).reduce((sum, stop, i) => sum + legBetween(stops[i]!, stop).driveMinutes, 0)
}

/** Whether a round drives its shorter road first: then the other way about is tried, which has the long one while everybody is fresh. */
export function isShortRoadFirst(nights: readonly Stay[], start: Point): boolean {
  const [first, last] = [nights[0], nights.at(-1)]
  return first !== undefined && last !== undefined && legBetween(start, first).km < legBetween(start, last).km
}

/** Full days in a row at one base, as the numbers of their first and last day. */
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
/** The farthest outing of the full days at one base, and where reason puts it. */
export interface Farthest {
  /** The day it is on, and the day it belongs on. */
  far: number
  target: number
  km: number
  /** Why there: fresh on the first of these days; tired after a long way, or still new to it all, before the last. */
  reason: 'fresh' | 'tired' | 'young'
}
function farthestOf(days: readonly SolvedDay[], { first, last }: Block, gradeMin: number): Farthest | null {
  let [far, km] = [first, 0]
  for (let i = first; i <= last; i++) if (outingKm(days[i]!) > km) [far, km] = [i, outingKm(days[i]!)]
  if (km < FAR_KM) return null
  const reason =
    driveMinutes(days[first - 1]!) > HEAVY_DRIVE_MINUTES ? 'tired' : gradeMin <= YOUNG_GRADE ? 'young' : 'fresh'
  return { far, km, reason, target: reason === 'fresh' ? first : last }
}
export const farthestOutings = (days: readonly SolvedDay[], { gradeMin }: Brief): Farthest[] =>
  blocksOf(days).flatMap((block) => farthestOf(days, block, gradeMin) ?? [])

/** What one day holds, done on the date of another; null where something would be shut. */
function doneOn(day: SolvedDay, { frame: { date, weekday, month } }: SolvedDay): SolvedDay | null {
  const frame = { ...day.frame, date, weekday, month }
  return visitsOf(day.plan).every(({ candidate }) => isOpenOn(candidate, frame)) ? { ...day, frame } : null
}
/** More visits than this make a full day, and two of those in a row a hard stretch of a long trip. */
const LIGHT_VISITS = 2
const hardStretches = (days: readonly SolvedDay[]): number =>
  days.filter((day, i) => i > 0 && [days[i - 1]!, day].every(({ plan }) => visitsOf(plan).length > LIGHT_VISITS)).length
/** The days after these moves; null where one of them cannot be. */
function rearranged(days: readonly SolvedDay[], moves: readonly (readonly [from: number, to: number])[]) {
  const next = [...days]
  for (const [from, to] of moves) {
    const moved = doneOn(days[from]!, days[to]!)
    if (!moved) return null
    next[to] = moved
  }
  return hardStretches(next) <= hardStretches(days) ? next : null
}
/** The far day changed for the one at the end, outright or by way of a third. */
function moved(days: readonly SolvedDay[], far: number, target: number, { first, last }: Block): SolvedDay[] | null {
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
 * What reason is in the order of days: of the full days at one base the farthest outing is the first, while everybody is
 * fresh, or the last, where the way there was long or the group is young. The same days; nothing of their worth is lost.
 */
export function inGoodOrder(days: readonly SolvedDay[], { gradeMin }: Brief): SolvedDay[] {
  let ordered = [...days]
  for (const block of blocksOf(days)) {
    const farthest = farthestOf(ordered, block, gradeMin)
    if (farthest && farthest.far !== farthest.target)
      ordered = moved(ordered, farthest.far, farthest.target, block) ?? ordered
  }
  return ordered
}
