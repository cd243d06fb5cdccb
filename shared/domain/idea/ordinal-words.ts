import { NUMBER_WORDS } from './data/number-words.ts'
import { MONTH } from './months-and-weekdays.ts'
import { pattern } from './pattern.ts'

const ordinals = NUMBER_WORDS.flatMap(({ value, ordinal }) =>
  ordinal ? [{ value, words: [ordinal.en, ordinal.af] }] : [],
)
const values = new Map([
  ...ordinals.flatMap(({ value, words }) => words.map((word) => [word, value] as const)),
  // As many write "agtste".
  ['agste', 8] as const,
])
const unit = ordinals
  .filter(({ value }) => value < 10)
  .flatMap(({ words }) => words)
  .join('|')
const ORDINAL = `(?:(?:twenty|thirty)[ -](?:${unit})|${[...values.keys()].toSorted((a, b) => b.length - a.length).join('|')})`
const OF_MONTH = `(?: day)?(?: of| van)?(?: the month of)? ${MONTH}(?![a-z])`

/** Ordinal words that name a day of a month; "the second week" and "the first grade" stay words. */
export const digitsForOrdinalWords = {
  pattern: pattern(
    `(?<![a-z0-9-])${ORDINAL}(?=${OF_MONTH}|(?: of ${MONTH})? (?:to|until|till|tot|and|en|-|through|up to) (?:the |die )?(?:[a-z]{3,9} (?:the )?)?(?:${ORDINAL}|\\d{1,2})${OF_MONTH})`,
  ),
  read: (words: string): string => {
    const [tens, one] = words.split(/[ -]/u)
    return String(one === undefined ? values.get(words) : (tens === 'thirty' ? 30 : 20) + (values.get(one) ?? 0))
  },
}

const units = NUMBER_WORDS.filter(({ value }) => value < 10).map(({ en }) => en[0]!)
/** "Twenty twenty-seven" is a year and never a count. */
export const digitsForSpokenYears = {
  pattern: pattern(`(?<![a-z0-9-])twenty twenty[ -](?:${units.join('|')})(?![a-z-])`),
  read: (words: string): string => `202${units.indexOf(words.split(/[ -]/u)[2] ?? '') + 1}`,
}

/** "First" to "fifth" and "last", in words and with digits ("2nd", "3de"); the last is -1. */
const positions = new Map<string, number>([
  ...[...values].filter(([, value]) => value <= 5),
  ...[1, 2, 3, 4, 5].flatMap((n) => ['st', 'nd', 'rd', 'th', 'ste', 'de'].map((end) => [`${n}${end}`, n] as const)),
  ...['last', 'final', 'laaste'].map((word) => [word, -1] as const),
  ...['second last', 'second-last', '2nd last', 'second to last', 'voorlaaste', 'tweede laaste'].map(
    (word) => [word, -2] as const,
  ),
])
export const NTH = `(?:${[...positions.keys()].toSorted((a, b) => b.length - a.length).join('|')})`
export const nthOf = (word: string | undefined): number | null => positions.get(word ?? '') ?? null
