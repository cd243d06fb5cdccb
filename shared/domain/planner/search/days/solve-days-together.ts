import { idsOf } from './assign-days.ts'
import type { DaySolver } from './day-solver.ts'
import type { SolvedDay } from './solved-day.ts'

/** The most combinations that are tried; rarely reached. */
const MOST_TRIED = 60_000

/** The values by which trips are compared. */
export interface TripGoal {
  /** The wishes that a visit of a day serves, as bits. */
  wishesOf: (day: SolvedDay) => number
  /** Points for wishes that are served, given as bits. */
  served: (wishes: number) => number
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
  wishes: number
}

/** The best option of each choice of places, the one with most points first; a relaxed level gives the same places again. */
function distinct(options: readonly DayOption[]): DayOption[] {
  const chosen = new Set<string>()
  return options
    .toSorted((a, b) => b.day.route.score - a.day.route.score)
    .filter(({ ids }) => {
      const key = ids.toSorted().join()
      return !chosen.has(key) && chosen.add(key)
    })
}

/** One option for each day, without repeated places, by branch and bound; null if nothing is above the lower bound. */
function bestCombination(options: readonly DayOption[][], { served, mostServed, lowerBound }: TripGoal) {
  let [best, points, tried] = [null as SolvedDay[] | null, lowerBound, 0]
  const taken = new Set<string>()
  const isFree = ({ ids }: DayOption) => !ids.some((id) => taken.has(id))
  const chosen: SolvedDay[] = []
  const choose = (sum: number, wishes: number): void => {
    const next = chosen.length
    if (next === options.length) {
      const total = sum + served(wishes)
      if (total > points + 1e-6) [best, points] = [[...chosen], total]
      return
    }
    /** The most that the days after this one can still add with places that are not taken. */
    const ahead = options
      .slice(next + 1)
      .reduce((most, day) => most + (day.find(isFree)?.day.route.score ?? -Infinity), mostServed)
    for (const option of options[next]!) {
      const after = sum + option.day.route.score
      if (after + ahead <= points + 1e-6 || ++tried > MOST_TRIED) return
      if (!isFree(option)) continue
      for (const id of option.ids) taken.add(id)
      chosen.push(option.day)
      choose(after, wishes | option.wishes)
      chosen.pop()
      for (const id of option.ids) taken.delete(id)
    }
  }
  choose(0, 0)
  return best
}

/** The best combination of days without repeated places, exactly; null if nothing is above the lower bound. */
export function solveDaysTogether(solver: DaySolver, goal: TripGoal): SolvedDay[] | null {
  const { relaxationLevels, lowerBound, mostServed, wishesOf } = goal
  const most = relaxationLevels.map((relaxationLevel, day) => solver.mostPoints(day, relaxationLevel))
  const mostTotal = most.reduce((sum, points) => sum + points, mostServed)
  if (mostTotal <= lowerBound + 1e-6) return null
  const options = relaxationLevels.map((relaxationLevel, day) =>
    distinct(
      solver
        .solveEvery(day, relaxationLevel, lowerBound - (mostTotal - most[day]!))
        .map((solved) => ({ day: solved, ids: idsOf(solved), wishes: wishesOf(solved) })),
    ),
  )
  return bestCombination(options, goal)
}
