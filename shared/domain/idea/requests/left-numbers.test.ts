import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../parse.ts'

const gazetteer = gazetteerOf(readFacts())
const read = (text: string) => parseIdea(text, { today: '2026-11-21', gazetteer })
/** The words that are shown as a request or as not understood. */
const shown = (text: string) => {
  const { requests, notUnderstood } = read(text)
  return [...requests, ...notUnderstood].map(({ start, end }) => text.slice(start, end)).join(' | ')
}
const TRIP =
  'Grade 7, 40 learners and 3 teachers from Paarl to Cape Town, 2 days, 14 May 2027, R900 each, leave at 07:00.'

describe('a number with a unit that is the value of no field', () => {
  it('is shown, whatever it counts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          ['R{n} deposit', 101, 899],
          ['{n} min for a photo', 5, 59],
          ['it is {n} hours with the roadworks', 2, 9],
          ['they did it in Grade {n}', 8, 12],
          ['{n} learners of another class', 5, 30],
        ) as fc.Arbitrary<[string, number, number]>,
        fc.double({ min: 0, max: 1, noNaN: true }),
        ([frame, least, most], at) => {
          const number = String(Math.round(least + at * (most - least)))
          expect(shown(`${TRIP} ${frame.replace('{n}', number)}.`)).toContain(number)
        },
      ),
      { numRuns: 40 },
    )
  })
  it('is not shown where a field has it, alone or with its parts', () => {
    for (const text of [
      TRIP,
      'Grade 7 to Cape Town, 40 learners (18 boys and 22 girls), R900 each.',
      'Cape Town is 60 km from us. 40 learners, R900 each.',
    ])
      expect(read(text).notUnderstood).toEqual([])
  })
})
