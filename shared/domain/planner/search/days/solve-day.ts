import type { LegTable } from '../../roads/leg-table.ts'
import { LUNCH_EARLIEST, LUNCH_LATEST } from '../../roads/settings.ts'
import type { DayConstraints } from './day-constraints.ts'
import { mayExceed, mayExceedWith, mostAtEnd, openAfter } from './day-bounds.ts'
import {
  afterLunch,
  afterVisit,
  type DayProblem,
  pointsAtEnd,
  problemOf,
  type RouteState,
  startState,
} from './day-problem.ts'
import { laterVisits } from './place-order.ts'
import type { DayRoute, Stop, Visit } from './solved-day.ts'

/** A named place that opens only after lunch: the group eats before it leaves. */
const opensLate = ({ candidate, minutes }: Visit): boolean =>
  candidate.named && candidate.opens + minutes > LUNCH_LATEST
/** A departure at midday to a stay: everybody is at school until then and eats there. */
const leavesLate = ({ earliestStart, homeward }: DayConstraints): boolean =>
  !homeward && earliestStart >= LUNCH_EARLIEST

/**
 * Every order of at most `maxVisits` of these visits, by branch and bound: a route is dropped if no day that starts
 * with it can have more points than the lower bound. `take` gets the visits of each day as bits, and its route.
 * `isInOrder`: the visits come in the order in which they are given.
 */
function tryRoutes(
  problem: DayProblem,
  lowerBound: () => number,
  take: (mask: number, route: DayRoute) => void,
  isInOrder = false,
): void {
  const { constraints, visits, byMost } = problem
  const later = laterVisits(visits, constraints)
  const order: number[] = []
  /** The day with lunch at its stop of this number, -1 on the road or at none: 0 is where it begins. */
  const routeWith = (lunchAt: number, score: number): DayRoute => {
    const stops: Stop[] = [{ visit: null, lunchHere: lunchAt === 0 }]
    for (const visit of order) stops.push({ visit: visits[visit]!, lunchHere: lunchAt === stops.length })
    return { stops, score }
  }
  const end = (state: RouteState, lunchAt: number): void => {
    const score = pointsAtEnd(state, problem)
    if (score !== null && score > lowerBound() + 1e-9) take(state.mask, routeWith(lunchAt, score))
  }
  const visit = (state: RouteState, lunchAt: number, next: number, open: number): void => {
    const reached = afterVisit(state, next, problem)
    if (!reached) return
    order.push(next)
    extend(reached, lunchAt, open & ~(1 << next))
    order.pop()
  }
  const extend = (state: RouteState, lunchAt: number, before: number): void => {
    const isEnd = mostAtEnd(state, problem) > lowerBound() + 1e-9
    if (isEnd) end(state, lunchAt)
    const isFull = state.seen === constraints.maxVisits
    const fed = isEnd || !isFull ? afterLunch(state, constraints) : null
    if (isEnd && fed) end(fed, order.length)
    const open = isFull ? 0 : openAfter(state, before, problem)
    if (open === 0 || !mayExceed(state, open, lowerBound() + 1e-9, problem)) return
    for (const next of byMost) {
      if (!(open & (1 << next)) || (isInOrder && next !== state.seen)) continue
      if (state.mask & later[next]!) continue
      if (!mayExceedWith(state, next, open, lowerBound() + 1e-9, problem)) continue
      visit(state, lunchAt, next, open)
      const mayEatFirst = state.seen > 0 || leavesLate(constraints) || opensLate(visits[next]!)
      if (fed && mayEatFirst) visit(fed, order.length, next, open)
    }
  }
  extend(startState(constraints), -1, (1 << visits.length) - 1)
}

/** The best order and choice of these visits, exactly; null if the day cannot be driven at all. */
export const solveDay = (constraints: DayConstraints, visits: readonly Visit[], legs: LegTable): DayRoute | null =>
  bestRoute(problemOf(constraints, visits, legs))

/** The best route of a day, exactly; null if there is none with more points than `atLeast`. */
export function bestRoute(problem: DayProblem, atLeast = -Infinity): DayRoute | null {
  let best: DayRoute | null = null
  tryRoutes(
    problem,
    () => best?.score ?? atLeast,
    (_, route) => (best = route),
  )
  return best
}

/** The best order of every choice of visits that has more points than `lowerBound`. */
export function everyRoute(problem: DayProblem, lowerBound: number): DayRoute[] {
  const routes = new Map<number, DayRoute>()
  tryRoutes(
    problem,
    () => lowerBound,
    (mask, route) => {
      if (route.score > (routes.get(mask)?.score ?? -Infinity)) routes.set(mask, route)
    },
  )
  return [...routes.values()]
}

/**
 * The best route of a day with all of these visits, in their order if that is fixed; null if there is none. The owner of
 * a plan chose them, so that the order of the idea does not count.
 */
export function routeOfAll(
  constraints: DayConstraints,
  visits: readonly Visit[],
  isInOrder: boolean,
  legs: LegTable,
): DayRoute | null {
  const problem = problemOf({ ...constraints, maxVisits: visits.length, placeOrder: [] }, visits, legs)
  const all = (1 << visits.length) - 1
  let best: DayRoute | null = null
  tryRoutes(
    problem,
    () => best?.score ?? -Infinity,
    (mask, route) => {
      if (mask === all) best = route
    },
    isInOrder,
  )
  return best
}
