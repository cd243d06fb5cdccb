import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../parse.ts'
import type { RequestForce } from './request.ts'

const gazetteer = gazetteerOf(readFacts())
const forcesOf = (text: string): RequestForce[] =>
  parseIdea(text, { today: '2026-11-21', gazetteer }).requests.map(({ force }) => force)

const SIGHTS = ['Gold Reef City', 'the Apartheid Museum', 'Johannesburg Zoo', 'Maropeng']
const REFUSED = [
  '{}, no time at {}',
  '{} is expensive. What else?',
  '{}, but they know it already',
  '{}, the kids have seen it too many times',
  '{}, we did that last year',
  'Somebody says {} but that is for babies',
  '{} is duur',
  '{}, hulle ken dit al almal',
  '{} gets noisy',
  'Gewoonlik gaan ons net na {} maar hierdie keer wil hulle see toe',
]
const WANTED = [
  '{} is expensive but worth it',
  '{}, we know it well and love it',
  'We want {}, but this time in the morning',
  'They have seen a film of {}',
]
const sight = fc.constantFrom(...SIGHTS)
const filled = (frame: string, name: string): string => frame.replaceAll('{}', name)

describe('what is too dear, known or not for the group', () => {
  it.each(REFUSED)('is refused: %j', (frame) =>
    fc.assert(fc.property(sight, (name) => forcesOf(filled(frame, name)).includes('not'))),
  )
  it.each(WANTED)('is wanted where the words take it back: %j', (frame) =>
    fc.assert(fc.property(sight, (name) => !forcesOf(filled(frame, name)).includes('not'))),
  )
  it.each(['plus', 'and', 'or'])('is both where several are known: %s', (and) =>
    expect(forcesOf(`We thought Gold Reef City ${and} the Apartheid Museum, but they know those.`)).toEqual([
      'not',
      'not',
    ]),
  )
  it.each(['Gold Reef City... no, not Gold Reef City', 'Gold Reef City. No sorry, not Gold Reef City'])(
    'is one thing that is taken back: %j',
    (words) => expect(forcesOf(`We want to visit ${words}.`)).toEqual(['not']),
  )
})

it('is a wish if it goes first where something must go', () =>
  expect(forcesOf('Gold Reef City and the Apartheid Museum. If we must cut, cut the museum.').slice(0, 2)).toEqual([
    'must',
    'wish',
  ]))
