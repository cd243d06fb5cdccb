import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../parse.ts'
import type { Request } from './request.ts'

const context = { today: '2026-11-21', gazetteer: gazetteerOf(readFacts()) }
const read = (text: string): Request[] => parseIdea(text, context).requests

describe('the force of a request', () => {
  const forceOf = (words: string) => read(words)[0]?.force
  it.each([
    ['We want to visit a bakery', 'must'],
    ['If possible we visit a bakery', 'wish'],
    ['We would love to visit a bakery', 'wish'],
    ['a bakery, if time allows', 'wish'],
    ['something like a bakery', 'example'],
    ['Not a bakery', 'not'],
    ['A bakery? A dairy?', 'wish'],
    ['They want a bakery but the principal says no', 'not'],
    ['They want a bakery but it is not allowed', 'not'],
    ['They want the beach but the principal says no water', 'not'],
    ['They want a bakery but the principal says no water', 'must'],
    ['They want a bakery but the principal says no malls', 'must'],
    ['Ons wil nie na ’n bakkery gaan nie', 'not'],
    ["We don't need a guide.", 'not'],
    ["We don't want a guide at the museum.", 'not'],
    ['We need a guide.', 'must'],
    ["We don't mind rain.", 'must'],
  ])('%j: %s', (words, force) => expect(forceOf(words)).toBe(force))
  it('is the same along a list', () =>
    expect(read('Please avoid the zoo, the aquarium.').map(({ force }) => force)).toEqual(['not', 'not']))
  it('has one number for alternatives', () => {
    const [one, other] = read('We want to see a bakery or a glassworks')
    expect(one?.choice).toBe(1)
    expect(other?.choice).toBe(1)
  })
})
