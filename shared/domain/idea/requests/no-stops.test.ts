import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { planItinerary } from '../../planner/plan-itinerary.ts'
import { parseIdea } from '../parse.ts'
import { asWording } from './wording.ts'

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
    'Something adventurous and calm.',
    'They must feel they are really away.',
    'We need decent wifi to fix the robot.',
    'We want things to touch, smell and listen to.',
    'Hippos walk in the town at night so the rooms must be fenced.',
    'We do map work and a sketch must be part of it.',
    'Not far from Durban.',
    'It must have relevance for sciences, commerce and humanities.',
    'Fill the days with them.',
    'We’ll take pap and chicken along.',
    'Lifeguards on duty please.',
    'Six of our learners made it to the top ten.',
    'The parents will all sign for it.',
    'They grew up next to a dairy farm anyway.',
    'They dnt even know about it.',
    'Make a long weekend of it.',
    'Please keep it simple.',
    'Bad experience last year.',
    'We had terrible service there.',
    'We are a farm school outside Umzinto.',
    'Ons is ’n plaasskool buite Umzinto.',
    'Siyahamba ngoLwesihlanu ebusuku.',
    'Swimming in the sea NOT allowed.',
    'Time to compare the two.',
    'We want to make a little tour of it.',
    'It is a very short bus ride.',
    'It must be child friendly.',
    'They also want to hear a short talk from a guide.',
    'They must see the production process.',
    'Ask them about apprenticeships.',
    'How far is the closest hospital?',
    'One of us has a Code 10 licence.',
    'Most of them are on the feeding scheme.',
    'Please give us a plan we can show the principal.',
    'Open to ideas on when and what.',
    'We have been to the aquarium and the Wave House already.',
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

describe('a phrase of a language that is not read', () => {
  const read = (words: string) => parseIdea(`40 learners from Durban to Pretoria. ${words}`, { today, gazetteer })
  it('ends before it', () =>
    expect(read('We want to visit Emakhosini lapho kunezimpondo.').requests.map(({ text }) => text)).toEqual([
      'Emakhosini',
    ]))
  it.each(['Nezinye iindawo ezikufutshane?', 'kanti sizwile ukuthi ivaliwe', 'Kukhona i-village lapho bangafunda'])(
    'is not understood, and no stop: %j',
    (words) => expect(read(words).requests).toEqual([]),
  )
})

it('the other choice of a bed is a bed', () => {
  const { requests } = parseIdea('41 learners from Springbok to Port Nolloth, one night in chalets or a church hall.', {
    today,
    gazetteer,
  })
  expect(requests.map(({ kind }) => kind)).toEqual(['condition', 'condition'])
})

it('what many words say is cut at no article or preposition', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'the', 'of', 'with', 'night', 'under', 'stars', 'hike', 'in'), {
        minLength: 12,
        maxLength: 30,
      }),
      (words) =>
        !/ (?:an?|the|of|with|in)$/u.test(asWording(`hike ${words.join(' ')} end of it all in a row of stars`)),
    ),
  )
})
