import { idsOf } from './assign-days.ts'
import type { DaySolver, SolvedDay } from './day-solver.ts'

/** Combinations of days looked at before the best one so far must do; a bound, rarely met. */
const MOST_LOOKS = 60_000

/** What whole trips are weighed by. */
export interface Goal {
  /** Points of what the visits of these days serve together. */
  served: (days: readonly SolvedDay[]) => number
  /** The most that can be served at all. */
  mostServed: number
  /** How hard each day may be. */
  strains: readonly number[]
  /** Only what is worth more than this is an answer. */
  floor: number
}
/**
 * The best days of all, no place on two of them, exactly: every choice for one day beside every choice for the others,
 * without those that cannot make up for what they lose. Null where nothing is above the floor.
 */
export function settleTogether(solver: DaySolver, { strains, floor, served, mostServed }: Goal): SolvedDay[] | null {
  const most = strains.map((strain, day) => solver.most(day, strain))
  const inReach = most.reduce((sum, points) => sum + points, mostServed)
  if (inReach <= floor + 1e-6) return null
  const options = strains.map((strain, day) =>
    solver
      .every(day, strain, floor - (inReach - most[day]!))
      .map((option) => ({ option, ids: idsOf(option) }))
      .toSorted((a, b) => b.option.plan.score - a.option.plan.score),
  )
  /** The most that the days from this one on can still add. */
  const ahead = options.map((_, day) =>
    options.slice(day).reduce((sum, [first]) => sum + (first?.option.plan.score ?? -Infinity), 0),
  )
  let [best, points, looks] = [null as SolvedDay[] | null, floor, 0]
  const taken = new Set<string>()
  const choose = (chosen: readonly SolvedDay[], sum: number): void => {
    const day = chosen.length
    if (day === options.length) {
      const total = sum + served(chosen)
      if (total > points + 1e-6) [best, points] = [[...chosen], total]
      return
    }
    for (const { option, ids } of options[day]!) {
      const hope = sum + option.plan.score + (ahead[day + 1] ?? 0) + mostServed
      if (hope <= points + 1e-6 || ++looks > MOST_LOOKS) return
      if (ids.some((id) => taken.has(id))) continue
      for (const id of ids) taken.add(id)
      choose([...chosen, option], sum + option.plan.score)
      for (const id of ids) taken.delete(id)
    }
  }
  choose([], 0)
  return best
}
