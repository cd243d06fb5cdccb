import type { Candidate } from '../candidates/find-candidates.ts'
import { type DaySolver, daySolver, type FrameChoice, type SolvedDay } from './day-solver.ts'
import { visitsOf } from './frame.ts'

const idsOf = (day: SolvedDay): string[] => visitsOf(day.plan).map(({ candidate }) => candidate.place.id)
const takenBy = (days: readonly SolvedDay[], ...free: number[]): Set<string> =>
  new Set(days.flatMap((day, i) => (free.includes(i) ? [] : idsOf(day))))
/** Days that could hold a visit and have none. */
export const emptyDays = (days: readonly SolvedDay[]): number =>
  days.filter(({ frame, plan }) => !frame.heavy && visitsOf(plan).length === 0).length

/** Each day solved once with what is left, those with the fewest open places first; null where a day cannot be driven at all. */
function inTurn(solver: DaySolver): SolvedDay[] | null {
  const taken = new Set<string>()
  const days: SolvedDay[] = []
  for (const i of Array.from({ length: solver.days }, (_, k) => k).toSorted(
    (a, b) => solver.open(a) - solver.open(b) || a - b,
  )) {
    const day = solver.solve(i, taken)
    if (!day) return null
    days[i] = day
    for (const id of idsOf(day)) taken.add(id)
  }
  return days
}

/** Pairs of days freed and solved again in both orders while the sum of points grows. */
function swapped(days: SolvedDay[], solver: DaySolver, rounds: number): SolvedDay[] {
  for (let round = 0, grew = true; round < rounds && grew; round++) {
    grew = false
    for (let i = 0; i < days.length; i++) {
      for (let j = i + 1; j < days.length; j++) {
        const taken = takenBy(days, i, j)
        for (const [first, second] of [
          [i, j],
          [j, i],
        ] as const) {
          const one = solver.solve(first, taken)
          const two = one && solver.solve(second, new Set([...taken, ...idsOf(one)]))
          if (!one || !two || one.plan.score + two.plan.score <= days[i]!.plan.score + days[j]!.plan.score + 1e-6)
            continue
          days[first] = one
          days[second] = two
          grew = true
        }
      }
    }
  }
  return days
}

/** One place a day where there are too few for more, then what is still free added where it fits. */
function spreadOut(
  choices: readonly FrameChoice[],
  candidates: readonly Candidate[],
  solver: DaySolver,
): SolvedDay[] | null {
  const days = inTurn(
    daySolver(
      choices.map((frames) => frames.map((frame) => ({ ...frame, maxVisits: 1 }))),
      candidates,
    ),
  )
  days?.forEach((day, i) => {
    const fuller = solver.solve(i, takenBy(days, i))
    if (fuller && fuller.plan.score > day.plan.score) days[i] = fuller
  })
  return days
}

/**
 * Places to days: each day solved exactly with what is left, then pairs of days swapped (at most `rounds` times over);
 * where that leaves a day empty, places are spread out first. Null where a day cannot be driven at all.
 */
export function assignDays(
  choices: readonly FrameChoice[],
  candidates: readonly Candidate[],
  rounds = 2,
): SolvedDay[] | null {
  const solver = daySolver(choices, candidates)
  const first = inTurn(solver)
  if (!first) return null
  const days = swapped(first, solver, rounds)
  if (emptyDays(days) === 0) return days
  const spread = spreadOut(choices, candidates, solver)
  return spread && emptyDays(spread) < emptyDays(days) ? spread : days
}
