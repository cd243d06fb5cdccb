import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../../idea/parse.ts'
import { verify } from '../../verifier/verify.ts'
import { planItinerary } from '../plan-itinerary.ts'

const facts = readFacts()
const today = '2026-11-21'
const GROUP = '40 Grade 11 learners and 3 teachers, 14 and 15 May 2027, from Gqeberha.'
function answerTo(asked: string, words: string) {
  const text = `${GROUP} ${asked}`
  const idea = parseIdea(text, { today, gazetteer: gazetteerOf(facts) })
  const plan = planItinerary(idea, facts, { today })
  const failed = verify(plan, idea, facts, { today, text }).filter(({ status }) => status === 'fail')
  expect(failed.map(({ id, detail }) => `${id}: ${detail}`)).toEqual([])
  const line = plan.requests!.find((one) => one.text.toLowerCase().includes(words))!
  return { state: line.state, why: line.why, at: line.where.length }
}

describe('a name in doubt', () => {
  it.each([
    [
      'We visit Storms River Mouth. Also the Tsitsikamma suspension bridge.',
      'suspension',
      'Storms River Mouth, Tsitsikamma',
    ],
  ])('is answered by the visit that holds its words: %j', (asked, words, place) =>
    expect(answerTo(asked, words)).toEqual({
      state: 'partly',
      why: { code: 'of_its_kind', params: { places: [place] } },
      at: 1,
    }),
  )
  it('is the visit itself where the place has it among its other names', () =>
    expect(answerTo('We visit Woody Cape. Also the Alexandria dune route.', 'alexandria')).toEqual({
      state: 'met',
      why: undefined,
      at: 1,
    }))
  it('stays a question where no visit holds its words', () =>
    expect(answerTo('We visit Storms River Mouth. Also the Tsitsikamma Quorble.', 'quorble')).toMatchObject({
      state: 'unclear',
      why: { code: 'not_known' },
    }))
})
