import { kmBetween } from '../../geo.ts'
import { kindOfPlace } from '../candidates/kind-of-place.ts'
import { driveFrom } from '../road/drive.ts'
import { type Leg, legBetween } from '../road/leg.ts'
import {
  DRIVE_COST_PER_MINUTE,
  driveCost,
  LONGEST_WAIT_MINUTES,
  LUNCH_EARLIEST,
  LUNCH_LATEST,
  MOST_DRIVE_FOR_A_VISIT,
  SHORT_OUTING_MINUTES,
  VISIT_EARLIEST,
} from '../settings.ts'
import type { DayFrame, DayPlan, Stop, Visit } from './frame.ts'

/** Half an hour before lunch time a group may as well wait for it. */
export const EARLY_FOR_LUNCH = 40
/** More than the dearest gate costs in points where every rand counts: a day with nothing to see is the last resort. */
export const FIRST_VISIT_BONUS = 2000
/** A second place of the same kind on one day is worth less. */
export const SAME_KIND_LOSS = 9

interface Problem {
  frame: DayFrame
  visits: readonly Visit[]
  /** From the day's beginning (0) or a visit (its number + 1) to a visit, or to the day's end (the last column). */
  legs: Leg[][]
  /** For each visit those of the same kind, itself among them, as bits. */
  alike: number[]
  /** The visits by the most that each can add, dearest first. */
  byWorth: { visit: number; most: number }[]
  /** What the way to the day's end costs at least. */
  homeCost: number
}
function problemOf(frame: DayFrame, visits: readonly Visit[]): Problem {
  const places = visits.map(({ candidate }) => candidate.place)
  const ends = [...places, frame.to]
  const legs = [frame.from, ...places].map((from) => ends.map((to) => legBetween(from, to)))
  // A way through places costs at least half of the two shortest legs at each, and half of the shortest to its end.
  const byWorth = visits.map(({ candidate }, visit) => {
    let [nearest, next] = [Infinity, legs[visit + 1]![visits.length]!.driveMinutes]
    for (let from = 0; from < legs.length; from++) {
      if (from === visit + 1) continue
      const minutes = legs[from]![visit]!.driveMinutes
      if (minutes < nearest) [nearest, next] = [minutes, Math.min(nearest, next)]
      else if (minutes < next) next = minutes
    }
    return { visit, most: candidate.value - (DRIVE_COST_PER_MINUTE * (nearest + next)) / 2 }
  })
  byWorth.sort((a, b) => b.most - a.most || a.visit - b.visit)
  const homeCost = (DRIVE_COST_PER_MINUTE * Math.min(...legs.map((row) => row[visits.length]!.driveMinutes))) / 2
  const kinds = places.map(kindOfPlace)
  const alike = kinds.map((kind) => kinds.reduce((bits, other, i) => (other === kind ? bits | (1 << i) : bits), 0))
  return { frame, visits, legs, alike, byWorth, homeCost }
}
function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Where the group stands in a day: at the day's beginning (0) or at a visit (its number + 1). */
interface State {
  seen: number
  mask: number
  last: number
  at: number
  drive: number
  onSite: number
  lunched: boolean
  value: number
}

/** The end of a ride and whether lunch was eaten on it; most legs have no halt, and then there is nothing to reckon. */
function ride(leg: Leg, at: number, lunched: boolean, lunchMinutes: number): { arriveAt: number; lunched: boolean } {
  return leg.pieces === 1 ? { arriveAt: at + leg.pieceMinutes, lunched } : driveFrom(leg, at, !lunched, lunchMinutes)
}

/** Eats where the group stands: at midday, or waiting for it where a later start that morning can take up the wait. */
function afterLunch(state: State, frame: DayFrame): State | null {
  if (state.lunched || state.at > LUNCH_LATEST) return null
  if (state.at < LUNCH_EARLIEST - EARLY_FOR_LUNCH && state.seen > 1) return null
  return { ...state, at: Math.max(state.at, LUNCH_EARLIEST) + frame.lunchMinutes, lunched: true }
}

function visited(state: State, next: number, { frame, visits, legs, alike }: Problem): State | null {
  const { candidate, minutes } = visits[next]!
  const leg = legs[state.last]![next]!
  const drive = state.drive + leg.driveMinutes
  const onSite = state.onSite + minutes
  if (drive > frame.maxDriveMinutes || (onSite > frame.maxVisitMinutes && state.onSite > 0)) return null
  const { arriveAt, lunched } = ride(leg, state.at, state.lunched, frame.lunchMinutes)
  const begins = Math.max(arriveAt, candidate.opens, VISIT_EARLIEST)
  if (state.seen > 0 && begins - arriveAt > LONGEST_WAIT_MINUTES) return null
  const at = begins + minutes
  if (at > candidate.closes || (!lunched && at > LUNCH_LATEST)) return null
  let value = state.value + candidate.value - (driveCost(drive) - driveCost(state.drive))
  if (state.seen === 0) value += FIRST_VISIT_BONUS
  value -= SAME_KIND_LOSS * countBits(state.mask & alike[next]!)
  return { seen: state.seen + 1, mask: state.mask | (1 << next), last: next + 1, at, drive, onSite, lunched, value }
}

/** Out and back to the same bed nobody drives for hours to see little. */
export const isWorthTheDrive = ({ from, to, homeward }: DayFrame, drive: number, onSite: number): boolean =>
  drive <= SHORT_OUTING_MINUTES || drive <= MOST_DRIVE_FOR_A_VISIT * onSite || homeward || kmBetween(from, to) > 0

/** The day's end from a state: lunch is before, on the way or, at a bed, on arrival. */
function finished(state: State, { frame, legs, visits }: Problem): number | null {
  const leg = legs[state.last]![visits.length]!
  const drive = state.drive + leg.driveMinutes
  if (drive > frame.maxDriveMinutes || !isWorthTheDrive(frame, drive, state.onSite)) return null
  const { arriveAt, lunched } = ride(leg, state.at, state.lunched, frame.lunchMinutes)
  if (!lunched && (frame.homeward || arriveAt > LUNCH_LATEST - 15)) return null
  if (arriveAt > frame.latestEnd) return null
  return state.value - (driveCost(drive) - driveCost(state.drive))
}

/** The most that a day with one visit more can still be worth: the best visits left, each at its least cost and loss. */
function mostFrom({ seen, mask, value }: State, { frame, byWorth, alike, homeCost }: Problem): number {
  let most = value - homeCost + (seen === 0 ? FIRST_VISIT_BONUS : 0)
  let picked = mask
  for (let left = frame.maxVisits - seen; left > 0; left--) {
    let [best, worth] = [-1, seen === 0 && picked === 0 ? -Infinity : 0]
    for (const { visit, most: own } of byWorth) {
      if (own <= worth) break
      if (picked & (1 << visit)) continue
      const net = own - SAME_KIND_LOSS * countBits(picked & alike[visit]!)
      if (net > worth) [best, worth] = [visit, net]
    }
    if (best < 0) break
    most += worth
    picked |= 1 << best
  }
  return most
}

/** Asked for by name and open only after lunch: the group eats before it leaves. */
const opensLate = ({ candidate, minutes }: Visit): boolean =>
  candidate.named && candidate.opens + minutes > LUNCH_LATEST
/** Asked to leave at midday, on the way to a bed: everybody is at school until then, and eats there. */
const leavesLate = ({ earliestStart, homeward }: DayFrame): boolean => !homeward && earliestStart >= LUNCH_EARLIEST

/**
 * Every order of at most `maxVisits` of these visits, the most promising visit first; a way is left as soon as the best
 * that it can still become is no more than the floor. `take` is told the visits of a day as bits, and its plan.
 */
function walkDay(problem: Problem, floor: () => number, take: (mask: number, plan: DayPlan) => void): void {
  const { frame, visits } = problem
  const path: Stop[] = [{ visit: null, lunchHere: false }]
  const walk = (state: State): void => {
    const fed = afterLunch(state, frame)
    for (const option of [state, fed]) {
      const score = option && finished(option, problem)
      if (score === null || score <= floor() + 1e-9) continue
      const stops = path.map((stop, i) => (i === path.length - 1 ? { ...stop, lunchHere: option === fed } : stop))
      take(state.mask, { stops, score })
    }
    if (state.seen === frame.maxVisits || mostFrom(state, problem) <= floor() + 1e-9) return
    for (const { visit: next } of problem.byWorth) {
      if (state.mask & (1 << next)) continue
      for (const option of [state, state.seen > 0 || leavesLate(frame) || opensLate(visits[next]!) ? fed : null]) {
        const reached = option && visited(option, next, problem)
        if (!reached) continue
        const here = path.at(-1)!
        path[path.length - 1] = { ...here, lunchHere: option === fed }
        path.push({ visit: visits[next]!, lunchHere: false })
        walk(reached)
        path.pop()
        path[path.length - 1] = here
      }
    }
  }
  walk({ seen: 0, mask: 0, last: 0, at: frame.earliestStart, drive: 0, onSite: 0, lunched: false, value: 0 })
}

/** The best order and choice of these visits, exactly; null where the day cannot be driven at all. */
export function solveDay(frame: DayFrame, visits: readonly Visit[]): DayPlan | null {
  let best: DayPlan | null = null
  walkDay(
    problemOf(frame, visits),
    () => best?.score ?? -Infinity,
    (_, plan) => (best = plan),
  )
  return best
}

/** The best order of every choice of these visits that is worth more than `floor`. */
export function everyDay(frame: DayFrame, visits: readonly Visit[], floor: number): DayPlan[] {
  const plans = new Map<number, DayPlan>()
  walkDay(
    problemOf(frame, visits),
    () => floor,
    (mask, plan) => {
      if (plan.score > (plans.get(mask)?.score ?? -Infinity)) plans.set(mask, plan)
    },
  )
  return [...plans.values()]
}
