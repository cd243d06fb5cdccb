import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../parse.ts'
import type { Request } from './request.ts'
import { COLUMNS, GAPS, TAGS, type TagWeights } from './tags.ts'

const gazetteer = gazetteerOf(readFacts())
const LARGEST = 44
const weight = fc.integer({ min: -LARGEST, max: LARGEST })
const row = fc.array(weight, { minLength: COLUMNS, maxLength: COLUMNS })
/** What is said of most words, and of many clauses: with these any word can be drawn to any tag. */
const FEATURES = [
  'always',
  'sentence:first',
  'lead:',
  '0 leading',
  '0 class verb',
  'gap ',
  'from start 0',
  'from end 0',
]
const anyWeights: fc.Arbitrary<TagWeights> = fc.record({
  features: fc
    .array(row, { minLength: FEATURES.length, maxLength: FEATURES.length })
    .map((rows) => new Map(FEATURES.map((feature, at) => [feature, rows[at]!]))),
  steps: fc.array(weight, {
    minLength: GAPS.length * TAGS.length ** 2,
    maxLength: GAPS.length * TAGS.length ** 2,
  }),
})

const PEOPLE = ['We', 'They', 'The learners', 'All the kids', 'Everyone']
const VERBS = ['whittle', 'forage', 'engrave', 'winnow', 'crochet', 'smelt', 'plait', 'juggle']
const SIGHTS = [
  'a glassworks',
  'the harbour',
  'a working dairy',
  'the Apartheid Museum',
  'Constitution Hill',
  'rock art',
]
const GEAR = ['torch', 'raincoat', 'blanket', 'whistle']
const REFUSED = ['splashing', 'climbing', 'shouting', 'camping']

/** A plain sentence, and the kinds that its requests may have. */
const anySentence: fc.Arbitrary<{ words: string; kinds: readonly string[] }> = fc
  .record({
    who: fc.constantFrom(...PEOPLE),
    verb: fc.constantFrom(...VERBS),
    sight: fc.constantFrom(...SIGHTS),
    gear: fc.constantFrom(...GEAR),
    refused: fc.constantFrom(...REFUSED),
  })
  .chain(({ who, verb, sight, gear, refused }) => {
    const seen = sight === 'rock art' ? ['activity', 'sight'] : ['sight']
    return fc.constantFrom(
      { words: `${who} want to ${verb} something.`, kinds: ['activity'] },
      { words: `${who} would love to ${verb} together.`, kinds: ['activity'] },
      { words: `${who} must ${verb} a little.`, kinds: ['activity'] },
      { words: `Let them ${verb} one each.`, kinds: ['activity'] },
      { words: `${who} want to see ${sight}.`, kinds: seen },
      { words: `${who} must see ${sight}.`, kinds: seen },
      { words: `Please include ${sight}.`, kinds: seen },
      { words: `We want ${sight}.`, kinds: seen },
      { words: `Each child should carry a ${gear}.`, kinds: ['condition'] },
      { words: `${who} must bring a ${gear}.`, kinds: ['condition'] },
      { words: `We need a ${gear} for them.`, kinds: ['condition'] },
      { words: `Nobody may ${verb} alone.`, kinds: ['condition'] },
      { words: `No ${refused}.`, kinds: ['activity', 'condition'] },
    )
  })

const read = (text: string, weights: TagWeights): Request[] =>
  parseIdea(text, { today: '2026-11-21', gazetteer, weights }).requests

describe('a plain sentence', () => {
  it('asks for one thing of its kind, whatever was learnt', () => {
    fc.assert(
      fc.property(anySentence, anyWeights, ({ words, kinds }, weights) => {
        const requests = read(words, weights)
        expect(requests, words).toHaveLength(1)
        expect(kinds, words).toContain(requests[0]!.kind)
      }),
      { numRuns: 200, endOnFailure: true },
    )
  })
  it('that names a list of sights asks for each of them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('We want to visit', 'They must see', 'Please include'),
        fc.uniqueArray(fc.constantFrom(...SIGHTS.filter((one) => one !== 'rock art')), { minLength: 2, maxLength: 4 }),
        anyWeights,
        (frame, sights, weights) => {
          const words = `${frame} ${sights.slice(0, -1).join(', ')} and ${sights.at(-1)}.`
          expect(
            read(words, weights).map(({ kind }) => kind),
            words,
          ).toEqual(sights.map(() => 'sight'))
        },
      ),
    )
  })
  it('that refuses a sight does not ask for it', () => {
    fc.assert(
      fc.property(fc.constantFrom('a glassworks', 'the harbour', 'the dairy'), anyWeights, (sight, weights) => {
        expect(read(`Not ${sight}.`, weights)).toMatchObject([{ kind: 'sight', force: 'not' }])
      }),
    )
  })
})

describe('a title that names what is visited', () => {
  it.each([
    ['Grade R farm visit near Bloemfontein, 46 little ones, end of October', 'farm'],
    ['Gr 4 museum outing in Durban', 'museum'],
    ['Grade 3 zoo trip Pretoria 60 kids', 'zoo'],
    ['Gr 7 bakery visit near Howick, 60 learners', 'bakery'],
  ])('asks for it: %s', (text, sort) => {
    const { requests } = parseIdea(text, { today: '2026-11-27', gazetteer })
    expect(requests.map((one) => one.kind === 'sight' && one.sort)).toEqual([sort])
  })
})
