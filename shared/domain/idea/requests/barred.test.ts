import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../parse.ts'
import { BARRED_WORDS } from './data/barred-words.ts'

const gazetteer = gazetteerOf(readFacts())
const read = (text: string) => parseIdea(text, { today: '2026-11-21', gazetteer }).requests

describe('what no school trip may have', () => {
  const phrases = BARRED_WORDS.flatMap(({ barred, en = [], af = [] }) =>
    [...en, ...af].map((phrase) => ({ barred, words: phrase.replace(/^to /u, '') })),
  )
  it.each(['We would like {} on Friday.', 'Visit Durban, then {}', '- {}'])('is marked in "%s"', (frame) => {
    const unmarked = phrases.filter(
      ({ barred, words }) => !read(frame.replace('{}', words)).some((one) => one.barred === barred),
    )
    expect(unmarked).toEqual([])
  })
  it.each(['No {} please.', 'Nobody goes near the {}.', "We don't want any {}.", 'Geen {} nie.'])(
    'is not marked where it is refused: "%s"',
    (frame) => {
      const marked = phrases.filter(({ words }) => read(frame.replace('{}', words)).some((one) => one.barred))
      expect(marked).toEqual([])
    },
  )
  it.each([
    ['Wine tram in Franschhoek with tastings at 3 estates', true],
    ['Could the wine farm log it as a tasting experience?', true],
    ['A cheese tasting at the dairy', false],
    ['Tastings of honey and jam on a wine farm', false],
  ])('is what is tasted where wine is: %j', (words, isBarred) =>
    expect(read(words).some((one) => one.barred === 'alcohol')).toBe(isBarred),
  )
})
