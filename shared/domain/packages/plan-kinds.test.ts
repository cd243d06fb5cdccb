import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROVINCE_CODES, PROVINCES } from '#shared/domain/provinces'
import { readFacts } from '../../../scripts/catalogue/read-facts.ts'
import type { Idea } from '../idea/idea.ts'
import { kindOfTrip } from '../kinds-of-trip.ts'
import { exampleIdea } from '../planner/example-idea.ts'
import type { Itinerary } from '../itinerary/itinerary.ts'
import { planItinerary } from '../planner/plan-itinerary.ts'
import { leadingTripType } from '../planner/places/leading-trip-type.ts'
import { planRequest } from '../planner/meet-budget.ts'
import { writeItinerary } from '../planner/wording/write-itinerary.ts'
import { readTripRequest } from '../planner/request/read-trip-request.ts'
import { verify } from '../verifier/verify.ts'
import { canBeToldApart } from './choose-kinds.ts'
import { placesOf } from './describe-differences.ts'
import { planKinds } from './plan-kinds.ts'

const facts = readFacts()
const today = '2026-11-27'
function kindsOf(said: Partial<Idea>) {
  const idea = exampleIdea(said)
  const draft = planItinerary(idea, facts, { today })
  const first = { ...draft, checks: verify(draft, idea, facts, { today }) }
  return { idea, first, kinds: planKinds(idea, facts, { today, first }) }
}
const kindsAt = (id: string) => {
  const place = facts.places.find((one) => one.id === id)
  return place ? kindOfTrip(leadingTripType(place)) : null
}

const vague = fc
  .record({
    province: fc.option(fc.constantFrom(...PROVINCE_CODES)),
    origin: fc.constantFrom('Polokwane', 'Soweto', 'Upington', 'Mthatha', 'Durban'),
    grade: fc.integer({ min: 0, max: 12 }),
    days: fc.integer({ min: 1, max: 3 }),
    students: fc.integer({ min: 8, max: 120 }),
    budgetPerStudent: fc.option(fc.integer({ min: 200, max: 6000 })),
  })
  .map(({ grade, province, ...rest }) => ({
    ...rest,
    gradeMin: grade,
    gradeMax: grade,
    budget: rest.budgetPerStudent,
    province,
    location: province && PROVINCES[province],
  }))

describe('the plans of other kinds of a vague idea', () => {
  it('each hold, keep to their kind, and can be told apart', () => {
    fc.assert(
      fc.property(vague, (said) => {
        const { idea, first, kinds } = kindsOf(said)
        const { others } = kinds!
        expect(others.length).toBeLessThanOrEqual(2)
        expect(new Set([kinds!.first, ...others.map(({ kind }) => kind)]).size).toBe(others.length + 1)
        expect(
          canBeToldApart(
            [first, ...others.map(({ itinerary }) => itinerary)].map((one) => ({
              title: one.title,
              cents: Math.round(one.total_per_student * 100),
            })),
          ),
        ).toBe(true)
        for (const { kind, itinerary } of others) {
          expect(verify(itinerary, idea, facts, { today })).toEqual(itinerary.checks)
          expect(itinerary.checks.filter(({ status }) => status === 'fail')).toEqual([])
          expect(new Set(placesOf(itinerary).map(kindsAt))).toEqual(new Set([kind]))
          // The same learners; a kind at the water takes the adults that water asks for, one at the museum does not.
          const learners = ({ group_details: { size, teachers, recommended_size, ...of } }: Itinerary) => of
          expect(learners(itinerary)).toEqual(learners(first))
          const { size, students, teachers } = itinerary.group_details
          expect(size).toBe(students + teachers)
          expect(itinerary.daily_itinerary.map(({ date }) => date)).toEqual(
            first.daily_itinerary.map(({ date }) => date),
          )
          if (said.budgetPerStudent) expect(itinerary.total_per_student).toBeLessThanOrEqual(said.budgetPerStudent)
        }
      }),
      { numRuns: 10, seed: 7 },
    )
  }, 120_000)

  it('are what the planner makes of a request of that kind, so that they can be changed', () => {
    const { idea, kinds } = kindsOf({ origin: 'Polokwane', gradeMin: 7, gradeMax: 7, students: 40 })
    expect(kinds!.others).toHaveLength(2)
    for (const { kind, itinerary } of kinds!.others) {
      const { checks: _checks, ...draft } = writeItinerary(
        planRequest({ ...readTripRequest(idea, facts, today), kind }, facts),
        facts,
      )
      expect(itinerary).toMatchObject(draft)
    }
  })

  it('are not planned for an idea that says where to go or what for', () => {
    expect(kindsOf({ location: 'Clarens', origin: 'Bethlehem' }).kinds).toBeNull()
    expect(kindsOf({ origin: 'Bethlehem', subjects: ['Geography'] }).kinds).toBeNull()
  })

  it('are none where nothing else is in reach', () => {
    const { first } = kindsOf({ origin: 'Polokwane' })
    const near = { ...facts, places: facts.places.filter(({ id }) => placesOf(first).includes(id)) }
    expect(planKinds(exampleIdea({ origin: 'Polokwane' }), near, { today, first })!.others).toEqual([])
  })
})
