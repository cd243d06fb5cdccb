import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../../../scripts/catalogue/read-facts.ts'
import { findCandidates } from '../../candidates/find-candidates.ts'
import { exampleIdea } from '../../example-idea.ts'
import { FIRST_ECONOMY } from '../../request/economy.ts'
import { readTripRequest } from '../../request/read-trip-request.ts'
import { spotOf } from '../bases/lodging.ts'
import { idsOf } from './assign-days.ts'
import { constraintsForDays } from './constraints-for-days.ts'
import { newDayMemo } from './day-memo.ts'
import { NO_PRICES } from './day-problem.ts'
import { DaySolver } from './day-solver.ts'
import { solveDaysTogether } from './solve-days-together.ts'
import type { SolvedDay } from './solved-day.ts'

const facts = readFacts()
const towns = ['Cape Town', 'Johannesburg', 'Durban', 'Bloemfontein', 'Clarens']
const trips = fc.record({
  location: fc.constantFrom(...towns),
  days: fc.integer({ min: 2, max: 3 }),
  picks: fc.uniqueArray(fc.nat(29), { minLength: 2, maxLength: 6 }),
  bed: fc.nat(3),
  named: fc.boolean(),
  level: fc.integer({ min: 0, max: 2 }),
})

const pointsOf = (days: readonly SolvedDay[]): number => days.reduce((sum, { route }) => sum + route.score, 0)

/** The most points of days that share no place, by trying every choice for each. */
function bestByTrying(options: readonly SolvedDay[][], taken: ReadonlySet<string> = new Set()): number {
  const [today, ...later] = options
  if (!today) return 0
  return today
    .filter((day) => idsOf(day).every((id) => !taken.has(id)))
    .reduce(
      (most, day) => Math.max(most, day.route.score + bestByTrying(later, new Set([...taken, ...idsOf(day)]))),
      -Infinity,
    )
}

describe('the days of a short trip', () => {
  it('have as many points together as the best of all choices, whatever places they compete for', () => {
    fc.assert(
      fc.property(trips, ({ location, days, picks, bed, named, level }) => {
        const request = readTripRequest(exampleIdea({ location, days, gradeMin: 9, students: 30 }), facts, '2026-11-21')
        const { places } = findCandidates(request, facts)
        const pool = picks
          .flatMap((pick) => places[pick] ?? [])
          .map((one, i) => (named && i === 0 ? { ...one, named, value: one.value + 3000 } : one))
        const near = facts.stays.filter(({ province }) => province === request.areas[0]!.province)
        const beds = Array.from({ length: days - 1 }, () => spotOf(near[bed % near.length]!))
        const levels = constraintsForDays(request, beds, FIRST_ECONOMY, facts.roads)
        const solver = new DaySolver(levels, pool, newDayMemo(facts.roads))
        const best = bestByTrying(levels.map((_, day) => solver.solveEvery(day, level, NO_PRICES, -Infinity)))
        const above = (lowerBound: number) =>
          solveDaysTogether(solver, {
            wishesOf: () => 0,
            served: () => 0,
            mostServed: 0,
            relaxationLevels: levels.map(() => level),
            lowerBound,
          })
        const found = above(Number.isFinite(best) ? best - 500 : -1e6) ?? []
        const ids = found.flatMap(idsOf)
        expect(pointsOf(found)).toBeCloseTo(Number.isFinite(best) ? best : 0, 6)
        expect(new Set(ids).size).toBe(ids.length)
        expect(above(best)).toBeNull()
      }),
      { numRuns: 60 },
    )
  })
})
