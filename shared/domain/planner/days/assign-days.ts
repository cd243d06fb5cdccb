import type { DaySolver, SolvedDay } from './day-solver.ts'
import { visitsOf } from './frame.ts'

export const idsOf = (day: SolvedDay): string[] => visitsOf(day.plan).map(({ candidate }) => candidate.place.id)
/** The places of all days but those left free. */
const takenBy = (days: readonly SolvedDay[], ...free: number[]): Set<string> =>
  new Set(days.flatMap((day, i) => (free.includes(i) ? [] : idsOf(day))))
/** Days that could hold a visit and have none. */
export const emptyDays = (days: readonly SolvedDay[]): number =>
  days.filter(({ frame, plan }) => !frame.heavy && visitsOf(plan).length === 0).length

/** The days' numbers, those with the fewest open places first. */
const scarceFirst = (solver: DaySolver): number[] =>
  Array.from({ length: solver.days }, (_, day) => day).toSorted((a, b) => solver.open(a) - solver.open(b) || a - b)

/** Each day solved once with what is left; null where a day cannot be driven at all. */
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

const sum = (a: SolvedDay, b: SolvedDay) => a.plan.score + b.plan.score
/** A pair of days solved again, `first` before `second` and without the place `kept` for the second; null where it gains nothing. */
function better(
  days: readonly SolvedDay[],
  [first, second]: readonly [number, number],
  kept: string | null,
  solver: DaySolver,
): SolvedDay[] | null {
  const taken = takenBy(days, first, second)
  const known = sum(days[first]!, days[second]!) + 1e-6
  // Neither day can be worth more than with all that is free: where that is not enough, nothing needs to be solved.
  const [most, mostAfter] = [solver.solve(first, taken), solver.solve(second, taken)]
  if (!most || !mostAfter || sum(most, mostAfter) <= known) return null
  const one = solver.solve(first, kept === null ? taken : new Set([...taken, kept]))
  if (!one || sum(one, mostAfter) <= known) return null
  const two = solver.solve(second, new Set([...taken, ...idsOf(one)]))
  if (!two || sum(one, two) <= known) return null
  const next = [...days]
  next[first] = one
  next[second] = two
  return next
}

/** Pairs of days freed and solved again in both orders, at most `rounds` times over, while the sum of points grows. */
export function swapped(start: readonly SolvedDay[], solver: DaySolver, rounds: number): SolvedDay[] {
  let days = [...start]
  for (let round = 0, grew = true; round < rounds && grew; round++) {
    grew = false
    for (let i = 0; i < days.length; i++) {
      for (let j = i + 1; j < days.length; j++) {
        for (const pair of [[i, j] as const, [j, i] as const]) {
          const next = better(days, pair, null, solver)
          if (!next) continue
          days = next
          grew = true
        }
      }
    }
  }
  return days
}

/** Each place kept from its day for another, pair by pair, until nothing improves: what solving days in turn cannot see. */
export function exchanged(start: readonly SolvedDay[], solver: DaySolver, rounds: number): SolvedDay[] {
  let days = [...start]
  for (let round = 0, grew = true; round < rounds && grew; round++) {
    grew = false
    for (let i = 0; i < days.length; i++) {
      for (let j = 0; j < days.length; j++) {
        if (i === j) continue
        for (const id of idsOf(days[i]!)) {
          const next = better(days, [i, j], id, solver)
          if (!next) continue
          days = next
          grew = true
        }
      }
    }
  }
  return days
}

/** One place a day where there are too few for more, then what is still free added where it fits. */
export function spreadOut(single: DaySolver, solver: DaySolver): SolvedDay[] | null {
  const days = inTurn(single)
  days?.forEach((day, i) => {
    const fuller = solver.solve(i, takenBy(days, i))
    if (fuller && fuller.plan.score > day.plan.score) days[i] = fuller
  })
  return days
}
