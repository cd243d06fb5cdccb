import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../idea/parse.ts'
import { payableCents } from './answers/answer-conditions.ts'
import { planRequest } from './meet-budget.ts'
import { CHEAP_ECONOMY, FIRST_ECONOMY, LAST_ECONOMY, LOW_RATE_ECONOMIES } from './request/economy.ts'
import { readTripRequest } from './request/read-trip-request.ts'

const facts = readFacts()
const today = '2026-11-21'
const planOf = (text: string) =>
  planRequest(readTripRequest(parseIdea(text, { today, gazetteer: gazetteerOf(facts) }), facts, today), facts)

describe('a budget', () => {
  it('that is met without a guide changes nothing else', () => {
    const idea = 'Trip to Madikwe, 13 to 22 August 2027. 36 Grade 5 learners and 4 teachers. Creative Arts'
    const free = planOf(`${idea}.`)
    const guide = free.price.lines.find(({ item }) => item.code === 'guide')!.perStudentCents
    const rand = Math.ceil((payableCents(free) - guide) / 100)
    const plan = planOf(`${idea}, R${rand} per learner.`)
    expect(payableCents(plan)).toBeLessThanOrEqual(100 * rand)
    expect(plan.economy).toEqual({ ...FIRST_ECONOMY, guide: false })
  })
  it('that needs low rates keeps as many visits as it can pay', () => {
    const plan = planOf(
      '45 Grade 1 learners and 4 teachers from Midrand, to Johannesburg, 3 days from 17 April 2028, arts and culture, R2196 per learner.',
    )
    expect(payableCents(plan)).toBeLessThanOrEqual(219_600)
    expect(LOW_RATE_ECONOMIES).toContainEqual(plan.economy)
  })
  it('that no economy meets has the cheapest plan, with what would lower its price', () => {
    const plan = planOf(
      '53 Grade 5 learners and 5 teachers from Cullinan, to Pretoria, 23 to 25 September 2027, Tourism, R1692 per learner.',
    )
    expect([CHEAP_ECONOMY, LAST_ECONOMY]).toContainEqual(plan.economy)
    expect(plan.notes.map(({ code }) => code)).toContain('over_budget')
  })
})
