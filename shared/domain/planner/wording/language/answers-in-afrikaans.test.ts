import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../../scripts/catalogue/read-facts.ts'
import { GRAMMAR } from '../../../itinerary/language/grammar.ts'
import { parseIdea } from '../../../idea/parse.ts'
import { ANSWERS } from './question-phrases.ts'
import { writerIn } from './writer.ts'

const facts = readFacts()
const today = '2026-11-21'
const gazetteer = gazetteerOf(facts)
const { answerNameOf } = writerIn('af', facts)
const BRIEF = 'Ons wil graag ’n uitstappie met die skool reël.'

/** The fields that an answer is about. */
const FIELDS = [
  'location',
  'origin',
  'startDate',
  'days',
  'students',
  'teachers',
  'gradeMin',
  'budgetPerStudent',
] as const
function fieldsOf(text: string) {
  const idea = parseIdea(text, { today, gazetteer })
  return Object.fromEntries(FIELDS.map((field) => [field, idea[field]]))
}

describe('An answer in Afrikaans is read as the same in English', () => {
  const { en, af } = ANSWERS
  it.each([
    ['group', en.group(25, 2), af.group(25, 2)],
    ['a large group', en.group(100, 7), af.group(100, 7)],
    ['dates', en.dates('6 May 2027'), af.dates(GRAMMAR.af.day('2027-05-06'))],
    ['grade', en.grade(3), af.grade(3)],
    ['budget', en.budget('R1\u00a0500'), af.budget('R1\u00a0500')],
    ['days', en.days(3), af.days(3)],
  ])('%s', (_, english, afrikaans) => {
    expect(fieldsOf(afrikaans)).toEqual(fieldsOf(english))
  })

  it.each(facts.towns.map(({ name }) => name))('a place: %s', (name) => {
    const said = fieldsOf(`${BRIEF} ${af.place(answerNameOf(name))}`)
    // Names are looked up without regard to capitals.
    const plain = (location: unknown) => String(location).toLowerCase()
    expect(plain(said['location'])).toBe(plain(fieldsOf(en.place(name))['location']))
  })

  it.each(facts.towns.filter(({ kind }) => kind === 'town' || kind === 'city').map(({ name }) => name))(
    'a start: %s',
    (name) => {
      const said = fieldsOf(`${BRIEF} ${af.origin(answerNameOf(name))}`)
      expect(said['origin']).toBe(fieldsOf(en.origin(name))['origin'])
    },
  )
})
