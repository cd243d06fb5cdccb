import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../idea/parse.ts'
import { askedVisits } from './asked-visits.ts'
import { planRequest } from './meet-budget.ts'
import { readTripRequest } from './request/read-trip-request.ts'

const facts = readFacts()
const today = '2026-11-21'
const planOf = (text: string) =>
  planRequest(readTripRequest(parseIdea(text, { today, gazetteer: gazetteerOf(facts) }), facts, today), facts)
const FIVE =
  'uShaka Sea World; the KwaZulu-Natal Sharks Board; the Durban Botanic Gardens; the Durban Art Gallery; Crocworld'
const SIGHTS = facts.places.filter(
  ({ town, grades, max_group, open_days }) =>
    town === 'Durban' && grades[0] <= 8 && grades[1] >= 8 && max_group >= 43 && open_days.length >= 6,
)
const sights = fc.subarray(SIGHTS, { minLength: 3, maxLength: 7 }).map((all) => all.map(({ name }) => name).join('; '))
const IDEA = '40 Grade 8 learners and 3 teachers from Ladysmith to Durban, 10 to 11 March 2027. We want to see '

describe('what was asked for on a trip with nights', () => {
  it.each([
    ['Ladysmith', 'R100'],
    ['Vryheid', 'R1 500'],
  ])('comes before the usual rates and before days as short as may be: from %s, %s', (from, budget) => {
    const idea = `40 Grade 8 learners and 3 teachers from ${from} to Durban, 10 to 11 March 2027. We want to see ${FIVE}.`
    expect(askedVisits(planOf(`${idea} ${budget} per learner.`)).size).toBe(askedVisits(planOf(idea)).size)
  })
  it('leaves everybody eight hours of sleep', () => {
    fc.assert(
      fc.property(sights, (asked) => {
        const { days } = planOf(`${IDEA}${asked}.`)
        const [evening, morning] = [days[0]!.steps.at(-1)!.end, days[1]!.steps[0]!.start]
        expect(24 * 60 - evening + morning).toBeGreaterThanOrEqual(8 * 60)
      }),
      { numRuns: 4, seed: 3 },
    )
  })
})
