import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../idea/parse.ts'
import { planItinerary } from '../planner/plan-itinerary.ts'
import { verify } from '../verifier/verify.ts'
import { budgetStepsFor } from './budget-steps.ts'
import { NO_EDITS } from './edits.ts'
import { revise } from './revise.ts'
import { TRIPS_TO_CHANGE } from './trips.fixture.ts'

const facts = readFacts()
const today = '2026-11-21'

describe('budgets below the price of a plan', () => {
  it.each([1, 8, 9, 11, 12])('are each kept by the plan that is made for it (trip %i)', { timeout: 60_000 }, (at) => {
    const text = TRIPS_TO_CHANGE[at]!
    const idea = parseIdea(text, { today, gazetteer: gazetteerOf(facts) })
    const plan = planItinerary(idea, facts, { today })
    const state = { itinerary: { ...plan, checks: verify(plan, idea, facts, { today, text }) }, edits: NO_EDITS }
    const trip = { idea, text, facts, today }
    const steps = budgetStepsFor(trip, state)
    let price = plan.total_per_student
    for (const { id, rand_per_learner, loses } of steps) {
      const made = revise(trip, state, [{ type: 'set', field: 'budget_per_student', value: Number(id) }])
      if ('code' in made) throw new Error(`${id}: ${made.code}`)
      expect(Math.round(made.itinerary.total_per_student)).toBe(rand_per_learner)
      expect(made.itinerary.total_per_student).toBeLessThanOrEqual(Number(id))
      expect(made.itinerary.total_per_student).toBeLessThan(price)
      const document = JSON.stringify([made.itinerary.daily_itinerary, made.itinerary.cost_details])
      for (const name of loses)
        if (name !== 'a tour guide') expect(document).not.toContain(`"title":${JSON.stringify(name)}`)
      price = made.itinerary.total_per_student
    }
    expect(at === 1 || steps.length > 0).toBe(true)
  })
})
