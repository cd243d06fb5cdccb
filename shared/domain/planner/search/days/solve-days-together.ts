import { idsOf } from './assign-days.ts'
import type { DaySolver } from './day-solver.ts'
import type { SolvedDay } from './solved-day.ts'

/** The most combinations that are tried; rarely reached. */
const MOST_TRIED = 60_000

/** The values by which trips are compared. */
export interface TripGoal {
  /** Points for the wishes that the visits of these days serve together. */
  served: (days: readonly SolvedDay[]) => number
  /** The most that can be served at all. */
  mostServed: number
  /** The highest level for each day. */
  relaxationLevels: readonly number[]
  /** Only trips with more points than this are returned. */
  lowerBound: number
}
/** One solution of a day, and its places. */
interface DayOption {
  day: SolvedDay
  ids: readonly string[]
}

/** One option for each day, without repeated places, by branch and bound; null if nothing is above the lower bound. */
function bestCombination(options: readonly DayOption[][], { served, mostServed, lowerBound }: TripGoal) {
  /** The most that the days from this one on can still add. */
  const ahead = options.map((_, i) =>
    options.slice(i).reduce((sum, [first]) => sum + (first?.day.route.score ?? -Infinity), 0),
  )
  let [best, points, tried] = [null as SolvedDay[] | null, lowerBound, 0]
  const taken = new Set<string>()
  const choose = (chosen: readonly SolvedDay[], sum: number): void => {
    const next = chosen.length
    if (next === options.length) {
      const total = sum + served(chosen)
      if (total > points + 1e-6) [best, points] = [[...chosen], total]
      return
    }
    for (const { day, ids } of options[next]!) {
      const upperBound = sum + day.route.score + (ahead[next + 1] ?? 0) + mostServed
      if (upperBound <= points + 1e-6 || ++tried > MOST_TRIED) return
      if (ids.some((id) => taken.has(id))) continue
      for (const id of ids) taken.add(id)
      choose([...chosen, day], sum + day.route.score)
      for (const id of ids) taken.delete(id)
    }
  }
  choose([], 0)
  return best
}

/** The best combination of days without repeated places, exactly; null if nothing is above the lower bound. */
export function solveDaysTogether(solver: DaySolver, goal: TripGoal): SolvedDay[] | null {
  const { relaxationLevels, lowerBound, mostServed } = goal
  const most = relaxationLevels.map((relaxationLevel, day) => solver.mostPoints(day, relaxationLevel))
  const mostTotal = most.reduce((sum, points) => sum + points, mostServed)
  if (mostTotal <= lowerBound + 1e-6) return null
  const options = relaxationLevels.map((relaxationLevel, day) =>
    solver
      .solveEvery(day, relaxationLevel, lowerBound - (mostTotal - most[day]!))
      .map((solved) => ({ day: solved, ids: idsOf(solved) }))
      .toSorted((a, b) => b.day.route.score - a.day.route.score),
  )
  return bestCombination(options, goal)
}
