import { MONTH } from './month-names.ts'
import { pattern } from './pattern.ts'

const UNITS: readonly string[][] = [
  ['first', 'eerste'],
  ['second', 'tweede'],
  ['third', 'derde'],
  ['fourth', 'vierde'],
  ['fifth', 'vyfde'],
  ['sixth', 'sesde'],
  ['seventh', 'sewende'],
  ['eighth', 'agtste'],
  ['ninth', 'negende'],
]
const TEENS: readonly string[][] = [
  ['tenth', 'tiende'],
  ['eleventh', 'elfde'],
  ['twelfth', 'twaalfde'],
  ['thirteenth', 'dertiende'],
  ['fourteenth', 'veertiende'],
  ['fifteenth', 'vyftiende'],
  ['sixteenth', 'sestiende'],
  ['seventeenth', 'sewentiende'],
  ['eighteenth', 'agtiende'],
  ['nineteenth', 'negentiende'],
  ['twentieth', 'twintigste'],
]
const values = new Map([...UNITS, ...TEENS].flatMap((forms, index) => forms.map((form) => [form, index + 1] as const)))
values.set('thirtieth', 30).set('dertigste', 30)
const unit = UNITS.flat().join('|')
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

const SAID = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
/** "Twenty twenty-seven" is a year and never a count. */
export const digitsForSpokenYears = {
  pattern: pattern(`(?<![a-z0-9-])twenty twenty[ -](?:${SAID.join('|')})(?![a-z-])`),
  read: (words: string): string => `202${SAID.indexOf(words.split(/[ -]/u)[2] ?? '') + 1}`,
}
