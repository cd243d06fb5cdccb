import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, monthOf, weekdayOf } from '#shared/domain/calendar'
import { readFacts } from '../../../../../scripts/catalogue/read-facts.ts'
import { kmBetween } from '../../../geo.ts'
import type { Spot } from '../../request/trip-request.ts'
import { readTripRequest } from '../../request/read-trip-request.ts'
import type { Candidate } from '../../candidates/candidates.ts'
import { findCandidates } from '../../candidates/find-candidates.ts'
import { exampleIdea } from '../../example-idea.ts'
import { isOpenOn } from './day-constraints.ts'
import { farthestOutings, orderDays } from './order-of-days.ts'
import { type SolvedDay, visitsOf } from './solved-day.ts'

const facts = readFacts()
const START = '2027-05-10'
const request = readTripRequest(
  exampleIdea({ location: 'KwaZulu-Natal', gradeMin: 10, students: 30, startDate: START, days: 7 }),
  facts,
  '2026-11-21',
)
const { places } = findCandidates(request, facts)
const bed: Spot = { name: 'the beds', lat: -29.6, lon: 30.3 }
const school = (km: number): Spot => ({ name: 'the school', lat: bed.lat + km / 111, lon: bed.lon })

function scheduleDay(index: number, from: Spot, to: Spot, seen: readonly Candidate[]): SolvedDay {
  const date = addDays(START, index)
  const constraints = { date, weekday: weekdayOf(date), month: monthOf(date), from, to } as SolvedDay['constraints']
  const stops = [null, ...seen].map((candidate) => ({
    visit: candidate && { candidate, minutes: 60 },
    lunchHere: false,
  }))
  return { constraints, route: { stops, score: 0 }, relaxationLevel: 0 }
}
/** A trip from a school at this distance, with full days that visit these places. */
const tripOf = (km: number, outings: readonly (readonly Candidate[])[]): SolvedDay[] => [
  scheduleDay(0, school(km), bed, []),
  ...outings.map((seen, i) => scheduleDay(i + 1, bed, bed, seen)),
  scheduleDay(outings.length + 1, bed, school(km), []),
]
const idsOf = (day: SolvedDay) => visitsOf(day.route).map(({ candidate }) => candidate.place.id)
const byKm = places.toSorted((a, b) => kmBetween(bed, a.place) - kmBetween(bed, b.place))
const always = ({ place }: Candidate) => place.open_days.length === 7 && !place.seasonal
const [near, alsoNear] = byKm.filter(always)
const far = byKm.find((one) => always(one) && kmBetween(bed, one.place) > 90)!
const farDay = (km: number, gradeMin: number) =>
  orderDays(tripOf(km, [[near!], [far], [alsoNear!]]), { ...request, gradeMin }, facts.roads).findIndex((day) =>
    idsOf(day).includes(far.place.id),
  )

describe('the order of days', () => {
  it('has the farthest outing first', () => {
    expect(farDay(100, 10)).toBe(1)
  })
  it('has it last if the way there was long', () => {
    expect(farDay(420, 10)).toBe(3)
  })
  it('has it last if the group is young', () => {
    expect(farDay(100, 5)).toBe(3)
  })
  it('does not change if the place is closed on every better day', () => {
    const shut = { ...far, place: { ...far.place, open_days: [weekdayOf(addDays(START, 2))] } }
    const days = orderDays(tripOf(100, [[near!], [shut], [alsoNear!]]), request, facts.roads)
    expect(idsOf(days[2]!)).toEqual([far.place.id])
    expect(farthestOutings(days, request, facts.roads)).toMatchObject([{ far: 2, target: 1 }])
  })

  it('loses no visit, has no closed place and no more pairs of full days, for any trip', () => {
    const outings = fc
      .uniqueArray(fc.nat(Math.min(60, places.length) - 1), { minLength: 6, maxLength: 14 })
      .chain((picks) =>
        fc.tuple(
          fc.constant(picks.map((pick) => places[pick]!)),
          fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 5 }),
        ),
      )
    const full = (day: SolvedDay | undefined) => (day ? visitsOf(day.route).length > 2 : false)
    const stretches = (days: readonly SolvedDay[]) => days.filter((day, i) => full(day) && full(days[i - 1])).length
    fc.assert(
      fc.property(
        outings,
        fc.integer({ min: 40, max: 500 }),
        fc.integer({ min: 0, max: 12 }),
        ([pool, sizes], km, gradeMin) => {
          const left = [...pool]
          const trip = tripOf(
            km,
            sizes.map((size) => left.splice(0, size)),
          )
          fc.pre(
            trip.every(({ constraints, route }) =>
              visitsOf(route).every(({ candidate }) => isOpenOn(candidate, constraints)),
            ),
          )
          const ordered = orderDays(trip, { ...request, gradeMin }, facts.roads)
          expect(ordered.flatMap(idsOf).toSorted()).toEqual(trip.flatMap(idsOf).toSorted())
          expect(ordered.map(({ constraints }) => constraints.date)).toEqual(
            trip.map(({ constraints }) => constraints.date),
          )
          for (const { constraints, route } of ordered)
            expect(visitsOf(route).every(({ candidate }) => isOpenOn(candidate, constraints))).toBe(true)
          expect(stretches(ordered)).toBeLessThanOrEqual(stretches(trip))
        },
      ),
    )
  })
})
