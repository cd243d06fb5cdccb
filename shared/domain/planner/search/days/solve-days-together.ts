import { idsOf } from './assign-days.ts'
import type { Prices } from './day-problem.ts'
import type { DaySolver } from './day-solver.ts'
import { type SolvedDay, visitsOf } from './solved-day.ts'

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
  /** Its points after prices. */
  priced: number
}

/** The best option of each choice of places, the one with most points first; a relaxed level gives the same places again. */
function distinct(options: readonly DayOption[]): DayOption[] {
  const chosen = new Set<string>()
  return options
    .toSorted((a, b) => b.priced - a.priced)
    .filter(({ ids }) => {
      const key = ids.toSorted().join()
      return !chosen.has(key) && chosen.add(key)
    })
}

/** One option for each day, without repeated places, by branch and bound; null if nothing is above the lower bound. */
function bestCombination(options: readonly DayOption[][], { served, lowerBound }: TripGoal, bound: PricedBound) {
  let [best, points, tried] = [null as SolvedDay[] | null, lowerBound, 0]
  const taken = new Set<string>()
  const chosen: SolvedDay[] = []
  const choose = (sum: number, most: number, wishes: number): void => {
    const next = chosen.length
    if (next === options.length) {
      const total = sum + served(wishes)
      if (total > points + 1e-6) [best, points] = [[...chosen], total]
      return
    }
    for (const { day, ids, wishes: own, priced } of options[next]!) {
      // What the trip can have at most, with the best of each later day.
      const after = most - (bound.most[next]! - priced)
      if (after <= points + 1e-6 || ++tried > MOST_TRIED) return
      if (ids.some((id) => taken.has(id))) continue
      for (const id of ids) taken.add(id)
      chosen.push(day)
      choose(sum + day.route.score, after, wishes | own)
      chosen.pop()
      for (const id of ids) taken.delete(id)
    }
  }
  choose(0, bound.total, 0)
  return best
}

/** The most points of each day after prices, and of all days together. */
interface PricedBound {
  prices: Prices
  most: readonly number[]
  total: number
}
/** Rounds in which the prices of places that several days want are found. */
const PRICE_ROUNDS = 5

/**
 * The least bound that is found. Each day may visit any place, at its price: what the days have after prices, and all
 * prices, are together never less than the points of days that share no place. A place that several days want becomes
 * dearer, one that none wants cheaper (Lagrangian relaxation). Null if the bound is not above the lower bound.
 */
function boundWithPrices(
  solver: DaySolver,
  { relaxationLevels, lowerBound, mostServed }: TripGoal,
): PricedBound | null {
  let prices = solver.firstPrices(relaxationLevels)
  let best: PricedBound | null = null
  for (let round = 0; round < PRICE_ROUNDS; round++) {
    const wanted = new Map([...prices.keys()].map((id) => [id, -1]))
    let total = mostServed
    for (const price of prices.values()) total += price
    const most: number[] = []
    for (const [day, level] of relaxationLevels.entries()) {
      const route = solver.solvePriced(day, level, prices)
      if (!route) return null
      most.push(route.score)
      total += route.score
      for (const { candidate } of visitsOf(route))
        wanted.set(candidate.place.id, (wanted.get(candidate.place.id) ?? -1) + 1)
    }
    if (total <= lowerBound + 1e-6) return null
    if (!best || total < best.total) best = { prices, most, total }
    const excess = [...wanted].filter(([, count]) => count !== 0)
    const step = (total - lowerBound) / excess.reduce((sum, [, count]) => sum + count * count, 0)
    if (excess.length === 0) break
    const next = new Map(prices)
    for (const [id, count] of excess) {
      const price = (prices.get(id) ?? 0) + step * count
      if (price > 0) next.set(id, price)
      else next.delete(id)
    }
    prices = next
  }
  return best
}

/** The best combination of days without repeated places, exactly; null if nothing is above the lower bound. */
export function solveDaysTogether(solver: DaySolver, goal: TripGoal): SolvedDay[] | null {
  const { relaxationLevels, lowerBound, wishesOf } = goal
  const bound = boundWithPrices(solver, goal)
  if (!bound) return null
  const { prices, most, total } = bound
  const options = relaxationLevels.map((relaxationLevel, day) =>
    distinct(
      solver.solveEvery(day, relaxationLevel, prices, lowerBound - (total - most[day]!)).map((solved): DayOption => {
        const ids = idsOf(solved)
        const paid = ids.reduce((sum, id) => sum + (prices.get(id) ?? 0), 0)
        const priced = solved.route.score
        const full = { ...solved, route: { ...solved.route, score: priced + paid } }
        return { day: full, ids, wishes: wishesOf(solved), priced }
      }),
    ),
  )
  return bestCombination(options, goal, bound)
}
