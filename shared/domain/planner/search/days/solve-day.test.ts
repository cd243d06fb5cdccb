import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestByTrying } from '../../../../../scripts/bench/plan/day-by-trying.ts'
import { readFacts } from '../../../../../scripts/catalogue/read-facts.ts'
import { kmBetween } from '../../../geo.ts'
import { exampleIdea } from '../../example-idea.ts'
import { newLegTable } from '../../roads/leg-table.ts'
import { spotOf } from '../bases/lodging.ts'
import type { Spot } from '../../request/trip-request.ts'
import { readTripRequest } from '../../request/read-trip-request.ts'
import type { Candidate } from '../../candidates/candidates.ts'
import { findCandidates } from '../../candidates/find-candidates.ts'
import type { DayConstraints } from './day-constraints.ts'
import { solveDay } from './solve-day.ts'
import type { Visit } from './solved-day.ts'

const facts = readFacts()
const around = (location: string) =>
  findCandidates(readTripRequest(exampleIdea({ location, gradeMin: 9, students: 30 }), facts, '2026-11-21'), facts)
    .places
const pools = ['Cape Town', 'Johannesburg', 'Drakensberg', 'Bloemfontein'].map((name) => around(name).slice(0, 40))

const days = fc.record({
  area: fc.nat(pools.length - 1),
  picks: fc.uniqueArray(fc.nat(39), { minLength: 3, maxLength: 7 }),
  bed: fc.nat(facts.stays.length - 1),
  homeward: fc.boolean(),
  earliestStart: fc.integer({ min: 66, max: 120 }).map((fives) => fives * 5),
  latestEnd: fc.constantFrom(990, 1050, 1170),
  maxDriveMinutes: fc.constantFrom(180, 300, 480),
})

/** A Wednesday in May with the usual limits. */
const ORDINARY = {
  lunchBy: 13 * 60,
  date: '2027-05-12',
  weekday: 3,
  month: 5,
  maxVisits: 3,
  maxVisitMinutes: 480,
  isLongDrive: false,
  detourKm: 150,
  lunchAway: false,
  isEndFixed: false,
} as const

describe('a day', () => {
  it('has as many points as the best of all orders of all choices', () => {
    fc.assert(
      fc.property(days, ({ area, picks, bed, ...limits }) => {
        const pool = pools[area]!
        const near = facts.stays.toSorted((a, b) => kmBetween(a, pool[0]!.place) - kmBetween(b, pool[0]!.place))
        const spot = spotOf(near[bed % 5]!)
        const constraints: DayConstraints = {
          ...ORDINARY,
          from: spot,
          to: spot,
          lunchMinutes: limits.homeward ? 105 : 45,
          preferredHours: { start: 480, end: 1035 },
          ...limits,
        }
        const visits = picks
          .map((pick) => pool[pick])
          .filter((one): one is Candidate => one !== undefined)
          .map((candidate): Visit => ({ candidate, minutes: Math.ceil(candidate.place.duration_min / 5) * 5 }))
        const tried = bestByTrying(constraints, visits, facts.roads)
        const solved = solveDay(constraints, visits, newLegTable(facts.roads))
        if (tried === null) expect(solved).toBeNull()
        else expect(solved?.score).toBeCloseTo(tried, 6)
      }),
      { numRuns: 400 },
    )
  }, 30_000)
  it('that begins at midday has lunch before the drive to its first visit', () => {
    const [area] = pools
    const [one] = area!.filter(({ opens, closes }) => opens <= 600 && closes >= 960)
    const spot: Spot = { name: 'a bed', lat: one!.place.lat, lon: one!.place.lon }
    const constraints: DayConstraints = {
      ...ORDINARY,
      from: spot,
      to: spot,
      earliestStart: 13 * 60 + 30,
      latestEnd: 1050,
      preferredHours: { start: 810, end: 1050 },
      lunchMinutes: 45,
      lunchBy: 13 * 60,
      maxDriveMinutes: 180,
      homeward: false,
    }
    const visits: Visit[] = [{ candidate: one!, minutes: 60 }]
    expect(solveDay(constraints, visits, newLegTable(facts.roads))?.stops).toMatchObject([
      { visit: null, lunchHere: true },
      { visit: visits[0] },
    ])
    expect(solveDay({ ...constraints, homeward: true }, visits, newLegTable(facts.roads))?.stops).toHaveLength(1)
  })
})
