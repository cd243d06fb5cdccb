import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../idea/parse.ts'
import { readTripRequest } from './request/read-trip-request.ts'
import { teaches } from './places/teaching.ts'
import { addRequestedPlaces } from './add-requested-places.ts'
import { planRequest } from './meet-budget.ts'
import { allVisits, type Plan } from './plan.ts'

const facts = readFacts()
const today = '2026-11-21'
const planned = (text: string): Plan =>
  planRequest(readTripRequest(parseIdea(text, { today, gazetteer: gazetteerOf(facts) }), facts, today), facts)
const isTaught = (plan: Plan, subject: string) =>
  allVisits(plan).some(({ candidate }) => teaches(candidate.place, subject, facts.curriculum))
const farFromIt = (days: number) =>
  `Trip to Graaff-Reinet, ${days} days from 9 May 2028. 68 Grade 12 learners and 4 teachers, from Bloemfontein. Economic and Management Sciences. R6000 per learner.`

describe('a place that gives what was asked for', () => {
  it.each([3, 4])('is added to %i days even if it is farther away than other places may be', (days) => {
    const plan = planned(farFromIt(days))
    expect(isTaught(plan, 'Economic and Management Sciences')).toBe(true)
    expect(plan.request.addedPlaceIds).toHaveLength(1)
  })
  it('is not added if the price would exceed the budget', () => {
    const plan = planned(farFromIt(4))
    const without = { ...plan, days: plan.days.map((day) => ({ ...day, visits: [] })) }
    const dearer = (): Plan => ({ ...plan, price: { ...plan.price, perStudentCents: plan.price.perStudentCents * 2 } })
    expect(addRequestedPlaces(without, dearer, facts)).toBe(without)
    expect(addRequestedPlaces(without, () => plan, facts)).toBe(plan)
  })
  it('is not added if no place within reach gives it', () => {
    const plan = planned(
      'Skukuza, 5 days from 28 January 2028, 39 Grade 2 learners and 3 teachers from Nelspruit, Tourism',
    )
    expect(isTaught(plan, 'Tourism')).toBe(false)
    expect(plan.request.addedPlaceIds).toEqual([])
  })
})
