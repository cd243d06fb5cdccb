import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../../idea/parse.ts'
import { planItinerary } from '../plan-itinerary.ts'

const facts = readFacts()
const gazetteer = gazetteerOf(facts)
const today = '2026-11-28'

test('a visit for which there are tickets begins at their hour', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        ['Two Oceans Aquarium', 'Worcester'],
        ['Apartheid Museum', 'Springs'],
        ['Freedom Park', 'Springs'],
      ),
      fc.integer({ min: 10, max: 13 }),
      fc.constantFrom(
        'tickets for the {sight} for 18 March 2027 at {hour}:00',
        '{sight}, Thurs 18 March 2027, {hour}h00',
      ),
      ([sight = '', home], hour, words) => {
        const asked = words.replace('{sight}', sight).replace('{hour}', String(hour))
        const idea = parseIdea(`50 grade 8 learners and 4 teachers from ${home}. We have ${asked}.`, {
          today,
          gazetteer,
        })
        const { schedule } = planItinerary(idea, facts, { today }).daily_itinerary[0]!
        expect([asked, schedule.find(({ title }) => title === sight)?.start]).toEqual([asked, `${hour}:00`])
      },
    ),
    { numRuns: 12 },
  )
})
