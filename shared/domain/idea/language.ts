import type { Language } from '../language.ts'
import { TELLING_WORDS } from './data/telling-words.ts'
import type { Span } from './idea-text.ts'
import { matchesOf } from '../matches-of.ts'

const WORD = /'n(?![a-z])|[a-z]+/gu
/** One word alone may be part of a name or of a third language. */
const LEAST_WORDS = 2

/**
 * The language of a normalised text: Afrikaans if more of its telling words are Afrikaans than English. The names of
 * places do not count.
 */
export function readLanguage(text: string, places: readonly Span[]): Language {
  const counts: Record<Language, number> = { en: 0, af: 0 }
  for (const { 0: word, index } of matchesOf(text, WORD)) {
    if (places.some(({ start, end }) => index >= start && index < end)) continue
    if (TELLING_WORDS.en.has(word)) counts.en += 1
    if (TELLING_WORDS.af.has(word)) counts.af += 1
  }
  return counts.af >= LEAST_WORDS && counts.af > counts.en ? 'af' : 'en'
}
