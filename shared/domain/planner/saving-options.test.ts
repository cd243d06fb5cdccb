import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../idea/parse.ts'
import { type Note, notesOf } from '../itinerary/notes.ts'
import { payableCents } from './answers/families-pay.ts'
import { planRequest } from './meet-budget.ts'
import type { Plan } from './plan.ts'
import { readTripRequest } from './request/read-trip-request.ts'

const facts = readFacts()
const today = '2026-11-21'
const planOf = (text: string): Plan =>
  planRequest(readTripRequest(parseIdea(text, { today, gazetteer: gazetteerOf(facts) }), facts, today), facts)
const IDEA = '53 Grade 5 learners and 8 teachers from Cullinan, to Pretoria, 23 to 25 September 2027, Tourism'
const lowest = payableCents(planOf(`${IDEA}, R10 per learner.`))
const at = (share: number) => {
  const rand = Math.round((share * lowest) / 100)
  return { budget: 100 * rand, plan: planOf(`${IDEA}, R${rand} per learner.`) }
}
const together = ({ notes }: { notes: readonly Note[] }) => notesOf(notes, 'savings_together')[0]?.params
const raised = ({ notes }: { notes: readonly Note[] }) => notesOf(notes, 'raise_money')[0]?.params

describe('over the budget', () => {
  it.each([0.97, 0.9, 0.8])('ways to pay less reach %d of the lowest price together', (share) => {
    const { budget, plan } = at(share)
    const { parts, price_cents, left_cents } = together(plan)!
    expect(price_cents).toBe(payableCents(plan))
    expect(price_cents - parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(left_cents)
    expect(left_cents).toBeLessThanOrEqual(budget)
    expect(raised(plan)).toBeUndefined()
  })

  it('no way is named that is not needed', () => {
    const { budget, plan } = at(0.9)
    const { parts, left_cents } = together(plan)!
    for (const { cents } of parts) expect(left_cents + cents).toBeGreaterThan(budget)
  })

  it('what is left after all of them is to be raised until the trip', () => {
    const { budget, plan } = at(0.2)
    const { cents, group_cents, months, month_cents } = raised(plan)!
    expect(cents).toBe(together(plan)!.left_cents - budget)
    expect(group_cents).toBe(53 * cents)
    expect(months).toBe(10)
    expect(month_cents).toBe(Math.ceil(cents / 10))
  })

  it('insurance and the reserve stay as they are', () => {
    const [cheap, usual] = [at(0.2).plan, planOf(`${IDEA}.`)]
    const unitOf = (plan: Plan, code: string) => plan.price.lines.find(({ item }) => item.code === code)?.unitCents
    const percentOf = (plan: Plan) =>
      plan.price.lines.flatMap(({ item }) => (item.code === 'contingency' ? item.percent : []))
    expect(cheap.economy.rates).toBe('low')
    expect(unitOf(cheap, 'insurance')).toBe(unitOf(usual, 'insurance'))
    expect(percentOf(cheap)).toEqual(percentOf(usual))
  })
})

describe('money from others', () => {
  it('comes on top of a budget for each learner', () => {
    const idea = '40 Grade 7 learners and 3 teachers from Pretoria to Johannesburg, 12 May 2027, R900 per learner'
    const [without, given] = [planOf(`${idea}.`), planOf(`${idea}. The SGB gives us R4000.`)]
    expect(given.request.subsidyCents).toBe(400_000)
    expect(payableCents(given)).toBe(given.price.perStudentCents - 10_000)
    expect(payableCents(without)).toBe(without.price.perStudentCents)
  })
})
