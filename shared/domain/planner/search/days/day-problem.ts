import { kmBetween } from '../../../geo.ts'
import { driveFrom, hasOneLength } from '../../roads/drive.ts'
import type { Leg } from '../../roads/leg.ts'
import { leastMinutes, legAt, type LegTable, numberOf } from '../../roads/leg-table.ts'
import { LUNCH_EARLIEST, LUNCH_LATEST } from '../../roads/settings.ts'
import {
  DRIVE_COST_PER_MINUTE,
  driveCost,
  LONGEST_WAIT_MINUTES,
  MOST_DRIVE_FOR_A_VISIT,
  SHORT_OUTING_MINUTES,
} from '../settings.ts'
import { countBits } from './count-bits.ts'
import type { DayConstraints } from './day-constraints.ts'
import type { Visit } from './solved-day.ts'
import { checkInMinutes, eatsBefore, visitBegins } from './visit-begins.ts'

/** The longest wait for the earliest lunch. */
export const EARLY_FOR_LUNCH = 40
/** More points than the highest entrance fee costs with any economy, so that a day has no visit only if none is possible. */
export const FIRST_VISIT_BONUS = 2000
/** Points lost for each minute that lunch is late. */
export const LATE_LUNCH_COST = 0.5
/** More minutes than any leg has, as a whole number like those of the legs: an array of one sort of number is read faster. */
const NEVER = 2 ** 30
/** Points lost for each further place of the same kind on one day. */
export const SAME_KIND_LOSS = 9

/** One day to solve: its constraints, the visits to choose from and values computed once for them. */
export interface DayProblem {
  constraints: DayConstraints
  visits: readonly Visit[]
  /** What each visit is worth. */
  values: number[]
  /**
   * The least minutes from the day's beginning (row 0) or a visit (its number + 1) to a visit, or to the day's end (the
   * last column), one row after the other: `minutesTo` reads them.
   */
  minutes: number[]
  /** The same legs in full. */
  legFrom: (from: number, to: number) => Leg
  /** For each visit the visits of the same kind, including itself, as bits. */
  alike: number[]
  /** Half of the two shortest legs at each visit: it costs at least these. */
  leastCosts: number[]
  /** The most points that each visit can add, and the visits in this order, the highest first. */
  most: number[]
  byMost: number[]
  /** The shortest way from a visit to the day's end. */
  homeMinutes: number
  /** Half of the lowest cost of a leg to a visit, from the day's beginning (0) or a visit (its number + 1). */
  outCosts: number[]
}
/** The least minutes from the day's beginning (0) or a visit (its number + 1) to a visit or to the day's end. */
export const minutesTo = (
  end: number,
  last: number,
  { minutes, visits }: Pick<DayProblem, 'minutes' | 'visits'>,
): number => minutes[last * (visits.length + 1) + end]!
export function problemOf(constraints: DayConstraints, asked: readonly Visit[], table: LegTable): DayProblem {
  const from = numberOf(constraints.from, table)
  const to = numberOf(constraints.to, table)
  const start = startState(constraints)
  // A visit that cannot be the only one of a day cannot be one of several, as no way is shorter then.
  const visits: Visit[] = []
  // The numbers of all stops: where the day begins, its visits, where it ends.
  const stops: number[] = [from]
  for (const visit of asked) {
    const place = numberOf(visit.candidate.place, table)
    const there = leastMinutes(from, place, table)
    const home = leastMinutes(place, to, table)
    if (!canEndInTime(start, visit, there, home, constraints)) continue
    visits.push(visit)
    stops.push(place)
  }
  stops.push(to)
  const count = visits.length
  const minutes: number[] = []
  for (let begin = 0; begin <= count; begin++)
    for (let end = 1; end <= count + 1; end++) minutes.push(leastMinutes(stops[begin]!, stops[end]!, table))
  const ways = { minutes, visits }
  const legFrom = (one: number, end: number): Leg => legAt(stops[one]!, stops[end + 1]!, table)
  // A route through places costs at least half of the two shortest legs at each, and half of the shortest to its end.
  const nearest: number[] = []
  const next: number[] = []
  let homeMinutes = Infinity
  for (let visit = 0; visit < count; visit++) {
    const home = minutesTo(count, visit + 1, ways)
    nearest.push(NEVER)
    next.push(home)
    homeMinutes = Math.min(homeMinutes, home)
  }
  const outCosts: number[] = []
  for (let begin = 0; begin <= count; begin++) {
    let shortest = Infinity
    for (let end = 0; end < count; end++) {
      if (end === begin - 1) continue
      const there = minutesTo(end, begin, ways)
      shortest = Math.min(shortest, there)
      next[end] = Math.min(next[end]!, Math.max(nearest[end]!, there))
      nearest[end] = Math.min(nearest[end]!, there)
    }
    outCosts.push((DRIVE_COST_PER_MINUTE * shortest) / 2)
  }
  const leastCosts: number[] = []
  const alike: number[] = []
  for (let visit = 0; visit < count; visit++) {
    leastCosts.push((DRIVE_COST_PER_MINUTE * (nearest[visit]! + next[visit]!)) / 2)
    const { kind } = visits[visit]!.candidate
    let bits = 0
    for (let i = 0; i < count; i++) if (visits[i]!.candidate.kind === kind) bits |= 1 << i
    alike.push(bits)
  }
  const { values, most, byMost } = worthOf(visits, leastCosts, NO_PRICES)
  return {
    constraints,
    visits,
    values,
    minutes,
    legFrom,
    alike,
    leastCosts,
    most,
    byMost,
    homeMinutes,
    outCosts,
  }
}
/** Points that a visit to a place costs, by the id of the place. */
export type Prices = ReadonlyMap<string, number>
export const NO_PRICES: Prices = new Map()
/** What each visit is worth, its value less its price, and what it adds at most. */
function worthOf(visits: readonly Visit[], leastCosts: readonly number[], prices: Prices) {
  const values: number[] = []
  const most: number[] = []
  const byMost: number[] = []
  for (let visit = 0; visit < visits.length; visit++) {
    const { value, place } = visits[visit]!.candidate
    const worth = value - (prices.get(place.id) ?? 0)
    values.push(worth)
    most.push(worth - leastCosts[visit]!)
    byMost.push(visit)
  }
  byMost.sort((a, b) => most[b]! - most[a]! || a - b)
  return { values, most, byMost }
}
/** The same problem where each visit is worth its value less its price. */
export const withPrices = (problem: DayProblem, prices: Prices): DayProblem => ({
  ...problem,
  ...worthOf(problem.visits, problem.leastCosts, prices),
})
/** A group on its route: which visits it has made (as bits), where and when it is, and the points so far. */
export interface RouteState {
  seen: number
  mask: number
  /** At the day's beginning (0) or at a visit (its number + 1). */
  last: number
  at: number
  drive: number
  onSite: number
  lunched: boolean
  value: number
}
export const startState = ({ earliestStart, lunchAway }: DayConstraints): RouteState => ({
  seen: 0,
  mask: 0,
  last: 0,
  at: earliestStart,
  drive: 0,
  onSite: 0,
  lunched: lunchAway,
  value: 0,
})

/** Points that a lunch at this minute loses because it is later than a group of this age should eat. */
const lateLunchCost = (at: number, { lunchBy }: DayConstraints): number => LATE_LUNCH_COST * Math.max(0, at - lunchBy)

/** Lunch at the group's position, or null: at midday, or earlier if the day can start later to avoid the wait. */
export function afterLunch(state: RouteState, constraints: DayConstraints): RouteState | null {
  if (state.lunched || state.at > LUNCH_LATEST) return null
  if (state.at < LUNCH_EARLIEST - EARLY_FOR_LUNCH && state.seen > 1) return null
  const at = Math.max(state.at, LUNCH_EARLIEST)
  const value = state.value - lateLunchCost(at, constraints)
  const { seen, mask, last, drive, onSite } = state
  return { seen, mask, last, at: at + constraints.lunchMinutes, drive, onSite, lunched: true, value }
}

/** When a leg ends that begins at this state, the day's driving with it, and whether the group has eaten by then. */
function afterDrive(state: RouteState, leg: Leg, constraints: DayConstraints) {
  if (hasOneLength(leg)) {
    const { driveMinutes } = leg
    return { arriveAt: state.at + driveMinutes, lunched: state.lunched, drive: state.drive + driveMinutes }
  }
  const { arriveAt, lunched, driveMinutes } = driveFrom(
    leg,
    state.at,
    !state.lunched,
    constraints.lunchMinutes,
    constraints,
  )
  return { arriveAt, lunched, drive: state.drive + driveMinutes }
}

/** The points after a visit, if the day's driving until then is `drive`. */
export function valueAfter(state: RouteState, next: number, drive: number, problem: DayProblem): number {
  const driven = state.value + problem.values[next]! - (driveCost(drive) - driveCost(state.drive))
  const first = state.seen === 0 ? FIRST_VISIT_BONUS : 0
  const alike = state.mask & problem.alike[next]!
  return alike === 0 ? driven + first : driven + first - SAME_KIND_LOSS * countBits(alike)
}

/** Whether the day can end in time after this visit, if nothing holds the group up: cheap, because nothing is driven. */
function canEndInTime(
  { at, drive }: RouteState,
  { candidate, minutes }: Visit,
  there: number,
  home: number,
  { latestEnd, maxDriveMinutes }: DayConstraints,
): boolean {
  const ends = visitBegins(candidate, at + there) + minutes
  return ends <= candidate.closes && ends + home <= latestEnd && drive + there + home <= maxDriveMinutes
}
export function canFollow(state: RouteState, next: number, problem: DayProblem): boolean {
  const { constraints, visits, homeMinutes } = problem
  const there = minutesTo(next, state.last, problem)
  const isLast = state.seen + 1 === constraints.maxVisits
  const home = isLast ? minutesTo(visits.length, next + 1, problem) : homeMinutes
  return canEndInTime(state, visits[next]!, there, home, constraints)
}

/** The state after the drive to a visit and the visit; null if that breaks a constraint. */
export function afterVisit(state: RouteState, next: number, problem: DayProblem): RouteState | null {
  const { constraints, visits, legFrom } = problem
  const { candidate, minutes } = visits[next]!
  const onSite = state.onSite + minutes
  if (onSite > constraints.maxVisitMinutes && state.onSite > 0) return null
  const { arriveAt: there, lunched: fed, drive } = afterDrive(state, legFrom(state.last, next), constraints)
  if (drive > constraints.maxDriveMinutes) return null
  const isLunchFirst = !fed && state.seen === 0 && eatsBefore(candidate, minutes, state.at, there)
  const arriveAt = isLunchFirst ? there + constraints.lunchMinutes : there
  const lunched = fed || isLunchFirst
  const begins = visitBegins(candidate, arriveAt)
  if (state.seen > 0 && begins - arriveAt > LONGEST_WAIT_MINUTES + checkInMinutes(candidate)) return null
  const at = begins + minutes
  if (at > candidate.closes || (!lunched && at > LUNCH_LATEST)) return null
  const late = isLunchFirst ? lateLunchCost(there, constraints) : 0
  const value = valueAfter(state, next, drive, problem) - late
  return { seen: state.seen + 1, mask: state.mask | (1 << next), last: next + 1, at, drive, onSite, lunched, value }
}

/** An outing from a base and back may have a long drive only with much time on site. */
export const isOutingAllowed = ({ from, to, homeward }: DayConstraints, drive: number, onSite: number): boolean =>
  drive <= SHORT_OUTING_MINUTES || drive <= MOST_DRIVE_FOR_A_VISIT * onSite || homeward || kmBetween(from, to) > 0

/** The points of a day that ends after this state; null if it may not. Lunch is before, on the way or, at a stay, on arrival. */
export function pointsAtEnd(state: RouteState, { constraints, legFrom, visits }: DayProblem): number | null {
  const { arriveAt, lunched, drive } = afterDrive(state, legFrom(state.last, visits.length), constraints)
  if (drive > constraints.maxDriveMinutes || !isOutingAllowed(constraints, drive, state.onSite)) return null
  if (!lunched && (constraints.homeward || arriveAt > LUNCH_LATEST - 15)) return null
  if (arriveAt > constraints.latestEnd) return null
  const late = lunched ? 0 : lateLunchCost(arriveAt, constraints)
  return state.value - (driveCost(drive) - driveCost(state.drive)) - late
}
