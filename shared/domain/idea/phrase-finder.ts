import type { Source } from './data/source.ts'
import { WORD_SETS } from './data/word-sets.ts'
import { type Alternative, growingPattern } from './growing-pattern.ts'
import { type Span, spanOf } from './idea-text.ts'
import { anyOf } from './pattern.ts'
import { matchesOf } from '../matches-of.ts'

/**
 * Phrases of a table, written as in a dictionary and in small letters:
 * "team building" also "team-building", "teambuilding" and the plural; "and" also "&"; "to hike" also "hikes" and "hiking";
 * "day {outing}" any word of that set; "own * bus" one word between, "nobody … swim" up to four; "stem (camp)" only
 * before "camp", which is not part of the match; "-kamp" also at the end and "sport-" also at the beginning of a longer word.
 */
export interface Phrases {
  en?: readonly string[]
  af?: readonly string[]
  source: Source
}
type Language = 'en' | 'af'
export type PhraseMatch<Row> = Span & { row: Row }

/** Finds the phrases of all rows; of phrases that overlap only the longest counts ("mountain biking" names no mountain). */
export function phraseFinder<Row extends Phrases>(rows: readonly Row[]): (text: string) => PhraseMatch<Row>[] {
  const rules = rows.map((row) => {
    const phrases = alternativesOf(row)
    return {
      row,
      ruleFor: growingPattern(phrases, (isMet) => anyOf(...phrases.map(({ source }) => source).filter(isMet))),
    }
  })
  return (text) => {
    const found = rules.flatMap(({ row, ruleFor }) =>
      matchesOf(text, ruleFor(text)).map((match) => ({ row, ...spanOf(match) })),
    )
    return found
      .filter((one) => !found.some((other) => isLonger(other, one) && other.start < one.end && one.start < other.end))
      .toSorted((a, b) => a.start - b.start)
  }
}
const isLonger = (a: Span, b: Span): boolean => a.end - a.start > b.end - b.start
/** The phrases of a row, and in which texts each may be. */
export const alternativesOf = ({ en = [], af = [] }: Phrases): Alternative[] => [
  ...en.map((phrase) => alternativeOf(phrase, 'en')),
  ...af.map((phrase) => alternativeOf(phrase, 'af')),
]

const ANY_WORD = "[a-z0-9'-]{1,14}"
const GAP = `(?:[ -]${ANY_WORD}){0,4}`
const AND = { en: 'and', af: 'en' }
const JOINT = '[ -]?'

function alternativeOf(phrase: string, language: Language): Alternative {
  const [, left, isVerb, words = '', right, before] = /^(-?)(to )?(.*?)(-?)(?: \((.*)\))?$/u.exec(phrase) ?? []
  const start = left ? '' : '(?<![a-z])'
  const end = right ? '' : '(?![a-z])'
  const context = before === undefined ? '' : `(?=${JOINT}${inWords(before, language, plural)}(?![a-z]))`
  const stems = partsOf(words)
    .filter((part) => part !== '…' && part !== '*' && part !== AND[language])
    .map((part) => wordsOf(part, language).map(stemOf))
  return {
    source: `${start}${inWords(words, language, isVerb ? conjugated : plural)}${end}${context}`,
    mayBeIn: (text) => stems.every((ofPart) => ofPart.some((stem) => text.includes(stem))),
  }
}

const partsOf = (phrase: string): string[] => phrase.match(/\{[^}]*\}|[^ {]+/gu) ?? []
const wordsOf = (part: string, language: Language): readonly string[] =>
  part.startsWith('{') ? setOf(part.slice(1, -1), language) : [part]
/** What all forms of a word have: "museum", "librar", "hik". */
const stemOf = (word: string): string => word.replace(/ .*$/u, '').replace(/[ey]$/u, '')

function inWords(phrase: string, language: Language, ending: (word: string, language: Language) => string): string {
  const parts = partsOf(phrase)
  return parts
    .map((part, at) => {
      const inflected = at === parts.length - 1 ? ending : same
      if (part === '…') return GAP
      if (part === '*') return `[ -]${ANY_WORD}[ -]`
      if (part === AND[language]) return `${JOINT}(?:${part}|&)`
      const written = wordsOf(part, language).map((word) =>
        word.includes(' ') ? inWords(word, language, inflected) : inflected(word.replace(/[.+]/gu, '\\$&'), language),
      )
      return (at === 0 ? '' : JOINT) + anyOf(...written)
    })
    .join('')
}

function setOf(name: string, language: Language): readonly string[] {
  if (!Object.hasOwn(WORD_SETS, name)) throw new Error(`no set of words "${name}"`)
  return WORD_SETS[name as keyof typeof WORD_SETS][language]
}

const same = (word: string): string => word
function plural(word: string, language: Language): string {
  if (/[^a-z]$/u.test(word)) return word
  if (language === 'af') return /(?:[^aeiou]e[lmnr]|ie|um|aar|[aio])$/u.test(word) ? `${word}s?` : `${word}e?`
  return /[^aeiou]y$/u.test(word) ? `${word.slice(0, -1)}(?:y|ies)` : `${word}(?:e?s)?`
}
const conjugated = (word: string): string =>
  /[^o]e$/u.test(word) ? `${word.slice(0, -1)}(?:es?|ing)` : `${word}(?:s|ing)?`
