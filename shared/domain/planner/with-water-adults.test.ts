import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../idea/parse.ts'
import { verify } from '../verifier/verify.ts'
import { planItinerary } from './plan-itinerary.ts'

const facts = readFacts()
const today = '2026-11-21'
const planned = (text: string) => {
  const idea = parseIdea(text, { today, gazetteer: gazetteerOf(facts) })
  const plan = planItinerary(idea, facts, { today })
  return { plan, check: verify(plan, idea, facts, { today, text }).find(({ id }) => id === 'adults_at_water')! }
}
const trips = fc.record({
  learners: fc.integer({ min: 21, max: 70 }),
  grade: fc.integer({ min: 4, max: 11 }),
  days: fc.integer({ min: 1, max: 2 }),
  town: fc.constantFrom('Port Shepstone', 'Langebaan', 'Margate', 'Gansbaai'),
})

it('takes the adults that its own visits at the water ask for, unless the idea gives their number', () => {
  fc.assert(
    fc.property(trips, ({ learners, grade, days, town }) => {
      const text = `${learners} Grade ${grade} learners, ${days} days in ${town} from 11 May 2027, Geography.`
      expect(planned(text).check.status).toBe('pass')
      const { plan } = planned(`${text} 2 teachers.`)
      expect(plan.group_details.teachers).toBe(2)
    }),
    { numRuns: 12 },
  )
}, 60_000)
