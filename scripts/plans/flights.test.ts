import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_IDEA } from '#shared/domain/empty-idea'
import type { Idea } from '#shared/domain/idea/idea'
import { parseIdea } from '#shared/domain/idea/parse'
import type { Step } from '#shared/domain/itinerary/itinerary'
import { planItinerary } from '#shared/domain/planner/plan-itinerary'
import { FLIGHT_RULES } from '#shared/domain/verifier/groups/flights'
import { verify } from '#shared/domain/verifier/verify'
import { gazetteerOf, readFacts } from '../catalogue/read-facts.ts'

const facts = readFacts()
const today = '2026-11-21'
const HOMES = [
  'Johannesburg',
  'Cape Town',
  'Durban',
  'Gqeberha',
  'Bloemfontein',
  'Kimberley',
  'Polokwane',
  'Mthatha',
  'Musina',
  'Knysna',
]
const ideas = fc
  .record({
    origin: fc.constantFrom(...HOMES),
    location: fc.constantFrom(
      'Cape Town',
      'Durban',
      'Johannesburg',
      'Garden Route',
      'Kruger National Park',
      'Gqeberha',
      'Upington',
    ),
    days: fc.integer({ min: 1, max: 6 }),
    grade: fc.integer({ min: 2, max: 12 }),
    students: fc.integer({ min: 10, max: 120 }),
    budget: fc.option(fc.integer({ min: 1500, max: 12_000 })),
    tickets: fc.constantFrom(null, 'in_hand', 'apart'),
    wanted: fc.boolean(),
    from: fc.option(fc.integer({ min: 300, max: 700 }), { freq: 5 }),
    start: fc.integer({ min: 0, max: 300 }),
  })
  .filter(({ origin, location }) => origin !== location)
  .map(
    ({ grade, budget, tickets, wanted, from, start, ...said }): Idea => ({
      ...EMPTY_IDEA,
      ...said,
      locations: [said.location],
      gradeMin: grade,
      gradeMax: grade,
      budget,
      budgetPerStudent: budget,
      budgetScope: budget === null ? null : 'per_student',
      flights: { wanted, tickets: wanted ? tickets : null },
      ...(from === null ? {} : { hours: { from, to: null } }),
      startDate: new Date(Date.UTC(2027, 0, 10) + start * 86_400_000).toISOString().slice(0, 10),
    }),
  )
/** The checks that a plan by road passes too, whatever else it lacks. */
const ABOUT_FLIGHTS = FLIGHT_RULES.map(({ id }) => id)
const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const cents = (rand: number) => Math.round(rand * 100)
const pairOf = ({ flight }: Step) => [flight!.from, flight!.to]

describe('the plan of a group that writes of flights', () => {
  it('holds, has flights there and back or says why not, and charges them once', () => {
    fc.assert(
      fc.property(ideas, (idea) => {
        const plan = planItinerary(idea, facts, { today })
        const steps = plan.daily_itinerary.flatMap(({ schedule }) => schedule)
        const flights = steps.filter(({ kind }) => kind === 'flight')
        const failed = verify(plan, idea, facts, { today }).filter(({ status }) => status === 'fail')
        expect(failed.filter(({ id }) => flights.length > 0 || ABOUT_FLIGHTS.includes(id))).toEqual([])
        const fares = plan.cost_details.filter(({ code }) => code === 'flight')
        expect(fares).toHaveLength(flights.length > 0 && !idea.flights!.tickets ? 2 : 0)
        expect(flights.map(pairOf)).toEqual(flights.map((flight) => pairOf(flight).toReversed()).toReversed())
        const sum = plan.cost_details.reduce((total, { per_student }) => total + cents(per_student), 0)
        expect(sum).toBe(cents(plan.total_per_student))
        if (idea.days === 1 || !idea.flights!.wanted) expect(flights).toEqual([])
        if (flights.length === 0) return
        expect(steps[0]!.title).toBe(`Meet in ${idea.origin}`)
        expect(steps.at(-1)!.title).toBe(`Drive home to ${idea.origin}`)
        const first = steps.indexOf(flights[0]!)
        const arrival = steps.slice(0, first).findLast(({ kind }) => kind === 'travel')!
        expect(minutes(flights[0]!.start) - minutes(arrival.end)).toBeGreaterThanOrEqual(120)
        expect(plan.requirement_codes).toContain('flight_papers')
      }),
      { numRuns: 60, seed: 2027 },
    )
  }, 120_000)
  it('has the same flights, and says why, where no cheaper trip is found at its bases', () => {
    const text =
      'Trip to Lusikisiki, 22 February to 1 March 2028. 87 Grade 9 learners and 5 teachers, from Upington. Life Orientation, R1045305 for the group.'
    const idea = parseIdea(text, { today, gazetteer: gazetteerOf(facts) })
    const plan = planItinerary(idea, facts, { today })
    const steps = plan.daily_itinerary.flatMap(({ schedule }) => schedule)
    expect(steps.filter(({ kind }) => kind === 'flight').length).toBeGreaterThan(0)
    const checks = verify(plan, idea, facts, { today, text })
    const onTheWay = [...ABOUT_FLIGHTS, 'travel_between_stops', 'bus_gets_there']
    expect(checks.filter(({ id, status }) => status === 'fail' && onTheWay.includes(id))).toEqual([])
  })
})
