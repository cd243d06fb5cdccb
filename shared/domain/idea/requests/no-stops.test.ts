import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { planItinerary } from '../../planner/plan-itinerary.ts'
import { parseIdea } from '../parse.ts'

const facts = readFacts()
const gazetteer = gazetteerOf(facts)
const today = '2026-11-27'
const stepsNamed = (words: string) => {
  const idea = parseIdea(`40 Grade 7 learners from Durban on 4 May 2027. ${words}`, { today, gazetteer })
  const { daily_itinerary } = planItinerary(idea, facts, { today })
  return daily_itinerary.flatMap(({ schedule }) =>
    schedule.flatMap((step) => (step.arrange ? [step.title] : (step.within ?? []).map(({ title }) => title))),
  )
}

describe('words that are no stop', () => {
  it.each([
    'Looking for a calm morning somewhere.',
    'The trip must be affordable to the community we serve.',
    'I’ve got the worksheets.',
    'They must learn about conservation.',
    'Can somebody talk to us?',
    'Last year we lost two by the slides.',
    'The bus driver comes along.',
    'Please nowhere with an open dam.',
  ])('%s', (words) => expect(stepsNamed(words)).toEqual([]))

  it('are unwanted after "nowhere with", whatever they are', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('dam', 'river', 'mall', 'museum', 'beach', 'harbour', 'zoo', 'swimming pool'),
        fc.constantFrom('nowhere with a', 'nowhere near a', 'not anywhere with a', 'no place with a'),
        (noun, refusal) => {
          const { requests } = parseIdea(`40 Grade 7 learners from Durban. Please ${refusal} ${noun}.`, {
            today,
            gazetteer,
          })
          for (const one of requests) if (one.kind === 'sight' || one.kind === 'activity') expect(one.force).toBe('not')
        },
      ),
    )
  })
})

it('an example is named without the words before it', () => {
  const { requests } = parseIdea("53 kinders gr 5 van Hoopstad na Bloem. Ons wil iets soos 'n dieretuin sien.", {
    today,
    gazetteer,
  })
  expect(requests.flatMap((one) => (one.kind === 'sight' ? [one.text] : []))).not.toContain("soos 'n dieretuin")
})
