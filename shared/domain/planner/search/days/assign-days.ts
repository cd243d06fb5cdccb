import type { DaySolver } from './day-solver.ts'
import { type DayRoute, type SolvedDay, visitsOf } from './solved-day.ts'

const known = new WeakMap<DayRoute, readonly string[]>()
/** The places of a day, cached by route because swaps use them often. */
export function idsOf({ route }: SolvedDay): readonly string[] {
  let ids = known.get(route)
  if (!ids) known.set(route, (ids = visitsOf(route).map(({ candidate }) => candidate.place.id)))
  return ids
}
/** The places of all days except the free ones. */
function takenBy(days: readonly SolvedDay[], ...free: number[]): Set<string> {
  const taken = new Set<string>()
  for (const [i, day] of days.entries()) if (!free.includes(i)) for (const id of idsOf(day)) taken.add(id)
  return taken
}
/** The indexes of the days, those with the fewest open places first. */
function scarceFirst(solver: DaySolver): number[] {
  const days = Array.from({ length: solver.days }, (_, day) => day)
  const open = days.map((day) => solver.countOpen(day))
  return days.sort((a, b) => open[a]! - open[b]! || a - b)
}

/** Each day solved once with the places that are left; null if a day cannot be driven at all. */
export function inTurn(solver: DaySolver, order: readonly number[] = scarceFirst(solver)): SolvedDay[] | null {
  const taken = new Set<string>()
  const days: SolvedDay[] = []
  for (const i of order) {
    const day = solver.solve(i, taken)
    if (!day) return null
    days[i] = day
    for (const id of idsOf(day)) taken.add(id)
  }
  return days
}

const sum = (a: SolvedDay, b: SolvedDay) => a.route.score + b.route.score
/** Two days to solve again: the places of the other days, the present points of both, and what each could have alone. */
interface FreedDays {
  taken: Set<string>
  points: number
  most: ReadonlyMap<number, SolvedDay>
}
/** Null if both days are no better even with all free places: then nothing must be solved. */
function freed(days: readonly SolvedDay[], first: number, second: number, solver: DaySolver): FreedDays | null {
  const taken = takenBy(days, first, second)
  const points = sum(days[first]!, days[second]!) + 1e-6
  const [one, other] = [solver.solve(first, taken), solver.solve(second, taken)]
  if (!one || !other || sum(one, other) <= points) return null
  const most = new Map([
    [first, one],
    [second, other],
  ])
  return { taken, points, most }
}
type Free = (days: readonly SolvedDay[], first: number, second: number) => FreedDays | null
/** Keeps what was found for two days, in either order, until a day changes. */
function keepFreed(solver: DaySolver): Free {
  const known = new WeakMap<readonly SolvedDay[], Map<number, FreedDays | null>>()
  return (days, first, second) => {
    const pairs = known.get(days) ?? new Map<number, FreedDays | null>()
    known.set(days, pairs)
    const pair = Math.min(first, second) * days.length + Math.max(first, second)
    const found = pairs.get(pair)
    if (found !== undefined) return found
    const made = freed(days, first, second, solver)
    pairs.set(pair, made)
    return made
  }
}

/** A day solved without these places, none of which is among those that are taken: the set is lent, not copied. */
function solveWithout(ids: readonly string[], day: number, taken: Set<string>, solver: DaySolver): SolvedDay | null {
  for (const id of ids) taken.add(id)
  const solved = solver.solve(day, taken)
  for (const id of ids) taken.delete(id)
  return solved
}
/** Two days solved again, `first` before `second`, without the place `kept` for the second; null if that is no better. */
function better(
  days: readonly SolvedDay[],
  [first, second]: readonly [number, number],
  { taken, points, most }: FreedDays,
  kept: string | null,
  solver: DaySolver,
): SolvedDay[] | null {
  const one = kept === null ? most.get(first)! : solveWithout([kept], first, taken, solver)
  if (!one || sum(one, most.get(second)!) <= points) return null
  const two = solveWithout(idsOf(one), second, taken, solver)
  if (!two || sum(one, two) <= points) return null
  const next = [...days]
  next[first] = one
  next[second] = two
  return next
}

/** Solves pairs of days again in both orders, at most `rounds` times, while the sum of points grows. */
function swapped(start: readonly SolvedDay[], solver: DaySolver, free: Free, rounds: number): readonly SolvedDay[] {
  let days = start
  for (let round = 0, grew = true; round < rounds && grew; round++) {
    grew = false
    for (let i = 0; i < days.length; i++) {
      for (let j = i + 1; j < days.length; j++) {
        for (const pair of [[i, j] as const, [j, i] as const]) {
          const both = free(days, ...pair)
          const next = both && better(days, pair, both, null, solver)
          if (!next) continue
          days = next
          grew = true
        }
      }
    }
  }
  return days
}

/** Tries once to move each place of a day to each other day. */
function exchanged(start: readonly SolvedDay[], solver: DaySolver, free: Free): readonly SolvedDay[] {
  let days = start
  for (let i = 0; i < days.length; i++) {
    for (let j = 0; j < days.length; j++) {
      let both = i === j ? null : free(days, i, j)
      for (const id of both ? idsOf(days[i]!) : []) {
        const next = both && better(days, [i, j], both, id, solver)
        if (!next) continue
        days = next
        both = free(days, i, j)
      }
    }
  }
  return days
}

const SWAP_ROUNDS = 2
/** Days improved by swaps, and by places exchanged between them. */
export function improved(start: readonly SolvedDay[], solver: DaySolver): SolvedDay[] {
  const free = keepFreed(solver)
  return [...exchanged(swapped(start, solver, free, SWAP_ROUNDS), solver, free)]
}

/** One place for each day, then further places as far as they fit. */
export function onePlaceForEachDay(single: DaySolver, solver: DaySolver): SolvedDay[] | null {
  const days = inTurn(single)
  days?.forEach((day, i) => {
    const fuller = solver.solve(i, takenBy(days, i))
    if (fuller && fuller.route.score > day.route.score) days[i] = fuller
  })
  return days
}
