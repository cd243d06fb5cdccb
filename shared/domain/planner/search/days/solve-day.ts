import type { RoadNetwork } from '../../../roads/road-network.ts'
import { LUNCH_EARLIEST, LUNCH_LATEST } from '../../roads/settings.ts'
import type { DayConstraints } from './day-constraints.ts'
import {
  afterLunch,
  afterVisit,
  canFollow,
  type DayProblem,
  mostAtEnd,
  mostWith,
  pointsAtEnd,
  problemOf,
  type RouteState,
  startState,
  upperBound,
} from './day-problem.ts'
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
  const { constraints, visits } = problem
  const path: Stop[] = [{ visit: null, lunchHere: false }]
  const extend = (state: RouteState): void => {
    const fed = afterLunch(state, constraints)
    for (const option of mostAtEnd(state, problem) > lowerBound() + 1e-9 ? [state, fed] : []) {
      const score = option && pointsAtEnd(option, problem)
      if (score === null || score <= lowerBound() + 1e-9) continue
      const stops = path.map((stop, i) => (i === path.length - 1 ? { ...stop, lunchHere: option === fed } : stop))
      take(state.mask, { stops, score })
    }
    if (state.seen === constraints.maxVisits || upperBound(state, problem) <= lowerBound() + 1e-9) return
    for (const { visit: next } of problem.byMost) {
      if (isInOrder ? next !== state.seen : state.mask & (1 << next)) continue
      if (!canFollow(state, next, problem)) continue
      if (mostWith(state, next, problem) <= lowerBound() + 1e-9) continue
      const mayEatFirst = state.seen > 0 || leavesLate(constraints) || opensLate(visits[next]!)
      for (const option of [state, mayEatFirst ? fed : null]) {
        const reached = option && afterVisit(option, next, problem)
        if (!reached) continue
        const here = path.at(-1)!
        path[path.length - 1] = { ...here, lunchHere: option === fed }
        path.push({ visit: visits[next]!, lunchHere: false })
        extend(reached)
        path.pop()
        path[path.length - 1] = here
      }
    }
  }
  extend(startState(constraints))
}

/** The best order and choice of these visits, exactly; null if the day cannot be driven at all. */
export const solveDay = (constraints: DayConstraints, visits: readonly Visit[], roads: RoadNetwork): DayRoute | null =>
  bestRoute(problemOf(constraints, visits, roads))

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

/** The best route of a day with all of these visits, in their order if that is fixed; null if there is none. */
export function routeOfAll(
  constraints: DayConstraints,
  visits: readonly Visit[],
  isInOrder: boolean,
  roads: RoadNetwork,
): DayRoute | null {
  const problem = problemOf({ ...constraints, maxVisits: visits.length }, visits, roads)
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
