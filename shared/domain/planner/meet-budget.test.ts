import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../idea/parse.ts'
import { payableCents } from './answers/families-pay.ts'
import { planRequest } from './meet-budget.ts'
import { CHEAP_ECONOMY, FIRST_ECONOMY, LAST_ECONOMY, LOW_RATE_ECONOMIES } from './request/economy.ts'
import { allVisits, type Plan } from './plan.ts'
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
    const idea =
      '45 Grade 9 learners and 4 teachers from Bloemfontein, to Bathurst, 3 days from 17 April 2028, arts and culture'
    const free = planOf(`${idea}.`)
    const isAtLowRates = ({ economy }: Plan) => LOW_RATE_ECONOMIES.some((one) => isDeepStrictEqual(one, economy))
    // Below what the usual economies save, and above what is left when visits are given up.
    const tried = [0.9, 0.85, 0.8, 0.75, 0.7, 0.65].map((share) => {
      const rand = Math.round((share * payableCents(free)) / 100)
      return { rand, plan: planOf(`${idea}, R${rand} per learner.`) }
    })
    const atLowRates = tried.filter(({ plan }) => isAtLowRates(plan))
    expect(atLowRates).not.toEqual([])
    for (const { rand, plan } of atLowRates) {
      expect(payableCents(plan)).toBeLessThanOrEqual(100 * rand)
      expect(allVisits(plan).length).toBeGreaterThan(0)
    }
  })
  it('that no economy meets has the cheapest plan, with what would lower its price', () => {
    const idea = '53 Grade 5 learners and 5 teachers from Cullinan, to Pretoria, 23 to 25 September 2027, Tourism'
    const rand = Math.round((0.4 * payableCents(planOf(`${idea}.`))) / 100)
    const plan = planOf(`${idea}, R${rand} per learner.`)
    expect([CHEAP_ECONOMY, LAST_ECONOMY]).toContainEqual(plan.economy)
    expect(plan.notes.map(({ code }) => code)).toContain('over_budget')
  })
})
