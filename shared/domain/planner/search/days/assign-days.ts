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
const scarceFirst = (solver: DaySolver): number[] =>
  Array.from({ length: solver.days }, (_, day) => day).toSorted(
    (a, b) => solver.countOpen(a) - solver.countOpen(b) || a - b,
  )

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
/** Two days to solve again: the places of the other days, the present points of both, and the most points of the second. */
interface FreedDays {
  taken: Set<string>
  points: number
  mostAfter: number
}
/** Null if both days are no better even with all free places: then nothing must be solved. */
function freed(days: readonly SolvedDay[], first: number, second: number, solver: DaySolver): FreedDays | null {
  const taken = takenBy(days, first, second)
  const points = sum(days[first]!, days[second]!) + 1e-6
  const [most, mostAfter] = [solver.solve(first, taken), solver.solve(second, taken)]
  if (!most || !mostAfter || sum(most, mostAfter) <= points) return null
  return { taken, points, mostAfter: mostAfter.route.score }
}
/** Two days solved again, `first` before `second`, without the place `kept` for the second; null if that is no better. */
function better(
  days: readonly SolvedDay[],
  [first, second]: readonly [number, number],
  { taken, points, mostAfter }: FreedDays,
  kept: string | null,
  solver: DaySolver,
): SolvedDay[] | null {
  const one = solver.solve(first, kept === null ? taken : new Set(taken).add(kept))
  if (!one || one.route.score + mostAfter <= points) return null
  const two = solver.solve(second, new Set([...taken, ...idsOf(one)]))
  if (!two || sum(one, two) <= points) return null
  const next = [...days]
  next[first] = one
  next[second] = two
  return next
}

/** Solves pairs of days again in both orders, at most `rounds` times, while the sum of points grows. */
export function swapped(start: readonly SolvedDay[], solver: DaySolver, rounds: number): SolvedDay[] {
  let days = [...start]
  for (let round = 0, grew = true; round < rounds && grew; round++) {
    grew = false
    for (let i = 0; i < days.length; i++) {
      for (let j = i + 1; j < days.length; j++) {
        for (const pair of [[i, j] as const, [j, i] as const]) {
          const free = freed(days, ...pair, solver)
          const next = free && better(days, pair, free, null, solver)
          if (!next) continue
          days = next
          grew = true
        }
      }
    }
  }
  return days
}

/** Tries to move each place of a day to each other day, until nothing improves. */
export function exchanged(start: readonly SolvedDay[], solver: DaySolver, rounds: number): SolvedDay[] {
  let days = [...start]
  for (let round = 0, grew = true; round < rounds && grew; round++) {
    grew = false
    for (let i = 0; i < days.length; i++) {
      for (let j = 0; j < days.length; j++) {
        let free = i === j ? null : freed(days, i, j, solver)
        for (const id of free ? idsOf(days[i]!) : []) {
          const next = free && better(days, [i, j], free, id, solver)
          if (!next) continue
          days = next
          grew = true
          free = freed(days, i, j, solver)
        }
      }
    }
  }
  return days
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
