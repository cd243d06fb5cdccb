import { expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../idea/parse.ts'
import { verify } from '../verifier/verify.ts'
import { planItinerary } from './plan-itinerary.ts'

const facts = readFacts()
const today = '2026-11-21'

it('a sight that the catalogue lacks is planned with the hours and the price that its chip wrote into the idea', () => {
  const text =
    '40 Grade 7 learners and 3 teachers from Pietermaritzburg to Underberg on 12 May 2027. We want to see Mooi Vallei Dairy in Himeville. About Mooi Vallei Dairy in Himeville: 120 minutes, open 10:00 to 14:00, R85 each.'
  const idea = parseIdea(text, { today, gazetteer: gazetteerOf(facts) })
  const plan = planItinerary(idea, facts, { today })
  const stops = plan.daily_itinerary[0]!.schedule.filter(({ arrange }) => arrange)
  expect(stops).toHaveLength(1)
  const { title, start, end, arrange } = stops[0]!
  expect(title).toBe('Mooi Vallei Dairy in Himeville')
  expect([start >= '10:00', end <= '14:00']).toEqual([true, true])
  expect(arrange!.estimate).toEqual({ low: 85, high: 85 })
  const checks = verify(plan, idea, facts, { today, text })
  expect(checks.filter(({ status }) => status === 'fail')).toEqual([])
  expect(checks.find(({ id }) => id === 'own_facts_kept')!.detail).toBe(
    '1 stop with the hours and the price of the request.',
  )
})
