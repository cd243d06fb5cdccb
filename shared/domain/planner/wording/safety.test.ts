import { expect, it } from 'vitest'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { SAFETY_RULES } from '../../catalogue/safety-rules.ts'
import { exampleIdea } from '../example-idea.ts'
import { planItinerary } from '../plan-itinerary.ts'

const facts = readFacts()

it('what a place asks of a group is said once: at its stop, and not again among the measures of the trip', () => {
  const idea = exampleIdea({ location: 'Cape Town', origin: 'Worcester', days: 3, startDate: '2027-08-25' })
  const plan = planItinerary(idea, facts, { today: '2026-11-21' })
  const steps = plan.daily_itinerary.flatMap(({ schedule }) => schedule)
  const measures = plan.safety_measures.join(' ')
  const rules = SAFETY_RULES.map(({ en }) => en)
  const asked = steps.flatMap(({ place_id }) => facts.places.find(({ id }) => id === place_id)?.safety_rule ?? [])
  expect(asked.length).toBeGreaterThan(0)
  for (const rule of rules) expect(measures).not.toContain(rule)
  expect(steps.filter(({ note }) => rules.some((rule) => note?.includes(rule)))).toHaveLength(asked.length)
})
