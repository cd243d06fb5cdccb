import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../scripts/catalogue/read-facts.ts'
import type { Idea } from '../idea/idea.ts'
import type { Request, RequestNeed } from '../idea/requests/request.ts'
import type { Itinerary } from '../itinerary/itinerary.ts'
import type { Need } from '../needs.ts'
import { verify } from '../verifier/verify.ts'
import { exampleIdea } from './example-idea.ts'
import { planItinerary } from './plan-itinerary.ts'
import { isClosedToNonSwimmers } from './places/water.ts'

const facts = readFacts()
const today = '2026-11-27'
const STUDENTS = 40
const AT_THE_SEA: Partial<Idea> = {
  location: 'Durban',
  origin: 'Pinetown',
  students: STUDENTS,
  teachers: 4,
  gradeMin: 9,
  gradeMax: 9,
  tripTypes: ['Beach / Coastal'],
  startDate: '2027-05-05',
  days: 1,
}
const needOf = (need: RequestNeed, count: number | null, i = 1): Request => ({
  id: `r${i}`,
  start: 0,
  end: 1,
  force: 'must',
  text: 'a need',
  kind: 'need',
  need,
  count,
})
function planOf(said: Partial<Idea>): Itinerary {
  const idea = exampleIdea(said)
  const draft = planItinerary(idea, facts, { today })
  return { ...draft, checks: verify(draft, idea, facts, { today }) }
}
const stepsOf = ({ daily_itinerary }: Itinerary) => daily_itinerary.flatMap(({ schedule }) => schedule)
const visitsOf = (plan: Itinerary) => stepsOf(plan).filter(({ role }) => role === 'visit')
const failed = ({ checks }: Itinerary) => checks.filter(({ status }) => status === 'fail').map(({ id }) => id)
const placeOf = (id: string | undefined) => facts.places.find((place) => place.id === id)!

describe('some who cannot swim', () => {
  const others = planOf(AT_THE_SEA)
  const counts = fc.integer({ min: 1, max: STUDENTS - 1 })

  it('change nothing for the others, and have a task of their own wherever there is water', () => {
    expect(visitsOf(others).some(({ place_id }) => isClosedToNonSwimmers(placeOf(place_id)))).toBe(true)
    fc.assert(
      fc.property(counts, (count) => {
        const plan = planOf({ ...AT_THE_SEA, needs: ['no-swimming'], requests: [needOf('no_swimming', count)] })
        expect(failed(plan)).toEqual([])
        expect(visitsOf(plan).map(({ place_id, start, end }) => [place_id, start, end])).toEqual(
          visitsOf(others).map(({ place_id, start, end }) => [place_id, start, end]),
        )
        expect(plan.total_per_student).toBe(others.total_per_student)
        for (const { place_id, apart, note } of visitsOf(plan)) {
          const isWet = isClosedToNonSwimmers(placeOf(place_id))
          expect(apart).toEqual(isWet ? [{ need: 'no_swimming', people: count }] : undefined)
          if (isWet) expect(note).toContain('out of the water with an adult')
        }
      }),
      { numRuns: 8, seed: 7 },
    )
  })

  it.each([
    ['is not counted', [needOf('no_swimming', null)]],
    ['is everybody', [needOf('no_swimming', STUDENTS)]],
    ['is said without a count', []],
  ])('keep the whole group from the water where it %s', (_what, requests) => {
    const plan = planOf({ ...AT_THE_SEA, needs: ['no-swimming'], requests })
    expect(visitsOf(plan).filter(({ place_id }) => isClosedToNonSwimmers(placeOf(place_id)))).toEqual([])
    expect(stepsOf(plan).some(({ apart }) => apart)).toBe(false)
  })
})

describe('diets and allergies', () => {
  const FED: { needs: Need[]; requests: Request[] } = {
    needs: ['vegan', 'halaal', 'allergies'],
    requests: [needOf('vegan', 2, 1), needOf('vegan', 1, 2), needOf('halaal', null, 3), needOf('allergy', 1, 4)],
  }
  const mealsOf = (plan: Itinerary, isFromHome: boolean) =>
    stepsOf(plan).filter(({ kind, title }) => kind === 'meal' && (title === 'Lunch from home') === isFromHome)

  it('are at every meal that is cooked, with their numbers, and in what the school orders', () => {
    const plan = planOf({ ...AT_THE_SEA, ...FED, days: 2 })
    expect(failed(plan)).toEqual([])
    const cooked = mealsOf(plan, false)
    expect(cooked.length).toBeGreaterThan(1)
    for (const { food, note } of cooked) {
      expect(food).toEqual([
        { need: 'vegan', people: 3 },
        { need: 'halaal', people: null },
        { need: 'allergies', people: 1 },
      ])
      expect(note).toContain('To order apart: 3 vegan and halaal.')
    }
    expect(plan.requirements[plan.requirement_codes.indexOf('food')]).toMatch(
      /^Food: 3 vegan, halaal and 1 with an allergy: to order in writing/,
    )
  })

  it('are not ordered where every meal comes from home; an allergy is of that table too', () => {
    const plan = planOf({ ...AT_THE_SEA, ...FED })
    expect(failed(plan)).toEqual([])
    expect(mealsOf(plan, false)).toEqual([])
    for (const { food } of mealsOf(plan, true)) expect(food).toEqual([{ need: 'allergies', people: 1 }])
    const said = plan.requirements[plan.requirement_codes.indexOf('food')]!
    expect(said).toContain('nothing is ordered')
    expect(said).toContain('The letter asks every family')
    expect(plan.assumptions.some((text) => text.includes('kitchen'))).toBe(false)
  })
})

describe('some who walk with difficulty', () => {
  it('have a shorter way where the ground is hard, and the others the same trip', () => {
    const others = planOf({ ...AT_THE_SEA, tripTypes: ['Mountain / Nature park'] })
    const plan = planOf({
      ...AT_THE_SEA,
      tripTypes: ['Mountain / Nature park'],
      requests: [needOf('walking', 2)],
    })
    expect(failed(plan)).toEqual([])
    expect(visitsOf(plan).map(({ place_id }) => place_id)).toEqual(visitsOf(others).map(({ place_id }) => place_id))
    expect(visitsOf(plan).some(({ apart }) => apart)).toBe(true)
    for (const { place_id, apart } of visitsOf(plan))
      expect(apart).toEqual(placeOf(place_id).wheelchair === 'yes' ? undefined : [{ need: 'walking', people: 2 }])
  })
})
