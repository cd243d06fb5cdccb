import fc from 'fast-check'
import { expect, it } from 'vitest'
import { matchesOf } from '../matches-of.ts'
import { NEED_WORDS } from './data/need-words.ts'
import { SUBJECT_NAMES } from './data/subject-names.ts'
import { TRIP_TYPE_WORDS } from './data/trip-type-words.ts'
import { growingPattern, wordsAsAlternatives } from './growing-pattern.ts'
import { anyOf, pattern } from './pattern.ts'
import { alternativesOf } from './phrase-finder.ts'

const word = fc.stringMatching(/^[ab]{1,3}$/u)

it('finds what the pattern of all words finds, in whatever order the texts come', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1 }), fc.array(fc.array(word)), (words, texts) => {
      const whole = pattern(anyOf(...words))
      const patternFor = growingPattern(wordsAsAlternatives(words), (isMet) => anyOf(...words.filter(isMet)))
      for (const text of texts.map((parts) => parts.join(' ')))
        expect(matchesOf(text, patternFor(text)).map(({ index, 0: found }) => [index, found])).toEqual(
          matchesOf(text, whole).map(({ index, 0: found }) => [index, found]),
        )
    }),
  )
})

it('makes no pattern of words that no text has had', () => {
  const patternFor = growingPattern(wordsAsAlternatives(['zoo', 'dam']), (isMet) =>
    anyOf(...['zoo', 'dam'].filter(isMet)),
  )
  expect(patternFor('a museum').source).toBe('(?!)')
  expect(patternFor('the zoo').source).toBe('(?:zoo)')
  expect(patternFor('the dam').source).toBe('(?:zoo|dam)')
})

it('knows of every phrase of the tables when it may be in a text', () => {
  const phrases = [...TRIP_TYPE_WORDS, ...NEED_WORDS, ...SUBJECT_NAMES].flatMap((row) => alternativesOf(row))
  for (const { source, mayBeIn } of phrases) {
    fc.assert(
      fc.property(fc.stringMatching(new RegExp(withoutAsides(source), 'u')), (text) => mayBeIn(text)),
      { numRuns: 5 },
    )
  }
})

/** What must stand around a phrase is no part of it; the innermost brackets are resolved first. */
function withoutAsides(source: string): string {
  const kept: string[] = []
  let left = source
  for (let inner = INNERMOST.exec(left); inner; inner = INNERMOST.exec(left)) {
    if (inner[0].startsWith('(?:')) kept.push(inner[0])
    left = left.replace(INNERMOST, inner[0].startsWith('(?:') ? `<${kept.length - 1}>` : '')
  }
  while (/<\d+>/u.test(left)) left = left.replace(/<(\d+)>/u, (_, at: string) => kept[Number(at)]!)
  return `^(?:${left})$`
}
const INNERMOST = /\([^()]*\)/u
