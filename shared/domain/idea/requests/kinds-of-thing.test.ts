import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../parse.ts'

const gazetteer = gazetteerOf(readFacts())
const requestsOf = (text: string) => parseIdea(text, { today: '2026-11-27', gazetteer }).requests ?? []

describe('the kind of a thing that is told after it', () => {
  it('is no stop and no meal: what a factory makes', () => {
    const product = fc.constantFrom('chips', 'chocolates', 'bread', 'cooldrink', 'biscuits', 'shoes', 'toys')
    fc.assert(
      fc.property(
        fc.uniqueArray(product, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('like', 'such as', 'e.g.'),
        (products, like) => {
          const found = requestsOf(
            `We want to see a factory where they make something they know, ${like} ${products.join(' or ')}.`,
          )
          expect(found.map(({ kind }) => kind)).toEqual(['sight'])
        },
      ),
    )
  })
  it.each([
    'Find us a packhouse, an avocado or banana one.',
    'Find us a packhouse, an avocado or banana or citrus one, around Tzaneen.',
    'We want to visit a packhouse, preferably a citrus one.',
  ])('is no second stop: %s', (text) => {
    const found = requestsOf(text)
    expect(found.map((one) => one.kind === 'sight' && one.sort)).toEqual(['packhouse'])
    expect(found[0]).toHaveProperty('nouns', expect.arrayContaining(['packhouse']))
  })
})
