import { COMMON_PASSWORDS } from './common-passwords.ts'
import { foldName } from './fold-name.ts'

/** Length matters more than kinds of characters. */
export const SHORTEST_PASSWORD = 10
export const LONGEST_PASSWORD = 200

const FEWEST_DIFFERENT = 5
const SHORTEST_RUN = 4
/** Shorter words occur in other words by chance. */
const SHORTEST_OWN_WORD = 3

const ROWS = ['abcdefghijklmnopqrstuvwxyz', '0123456789', '1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const RUNS = ROWS.flatMap((row) => [row, [...row].reverse().join('')])

const LETTER_OF_SIGN: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** What a person is called: their names, username, email address and school. */
export type OwnWords = readonly string[]

/** Why a new password is too easy to guess, as a sentence that says what to do; null if it may be used. */
export function problemOfPassword(password: string, own: OwnWords): string | null {
  // One by one: a sigma at the end of a word would become another letter than one within it.
  const signs = [...password.normalize('NFKC')].map((sign) => sign.toLowerCase())
  const text = signs.join('')
  if (text.length < SHORTEST_PASSWORD) return `Please choose a password of at least ${SHORTEST_PASSWORD} characters.`
  if (text.trim() === '') return 'Please choose a password that is not blank.'
  if (countDifferent(signs) < FEWEST_DIFFERENT)
    return `Please choose a password with at least ${FEWEST_DIFFERENT} different characters.`
  if (countDifferent([...withoutRuns(text)]) < FEWEST_DIFFERENT)
    return 'Please choose a password that is not a row of keys, such as 12345 or qwerty. A few words make a good one.'
  if (isCommon(text)) return 'Many people use this password. Please choose another: a few words make a good one.'
  if (isMadeOf(text, own))
    return 'Please choose a password that is more than your name, your email address or your school.'
  return null
}

const countDifferent = (signs: readonly string[]): number => new Set(signs.filter((sign) => /\S/.test(sign))).size

/** Each run of neighbouring keys, digits or letters of the alphabet, in either direction, as its first character. */
function withoutRuns(text: string): string {
  let left = ''
  for (let i = 0; i < text.length; ) {
    const length = Math.max(...RUNS.map((run) => lengthOfRun(text, i, run)))
    left += text[i]
    i += length >= SHORTEST_RUN ? length : 1
  }
  return left
}

function lengthOfRun(text: string, start: number, run: string): number {
  const offset = run.indexOf(text[start] ?? '')
  if (offset < 0) return 1
  let length = 1
  while (offset + length < run.length && text[start + length] === run[offset + length]) length++
  return length
}

/** A common password, or one repeated, with digits and signs around it or in place of letters. */
function isCommon(text: string): boolean {
  const core = text.replaceAll(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '')
  const spellings = [lettersOf(core), lettersOf(core.replaceAll(/[@$!0-9]/g, (sign) => LETTER_OF_SIGN[sign] ?? ''))]
  return spellings.some((letters) => COMMON_PASSWORDS.has(letters) || COMMON_PASSWORDS.has(unitOf(letters)))
}

/** The part that a text repeats: "abcabc" → "abc"; the text itself if it does not repeat one. */
const unitOf = (text: string): string => text.slice(0, `${text}${text}`.indexOf(text, 1))

/** Whether the letters of a text are a person's own words and nothing else. */
function isMadeOf(text: string, own: OwnWords): boolean {
  const words = own
    .flatMap((word) => [word, ...word.split(/[\s@.]+/)])
    .map(lettersOf)
    .filter((word) => word.length >= SHORTEST_OWN_WORD)
    .toSorted((one, other) => other.length - one.length)
  const letters = lettersOf(text)
  return letters !== '' && words.reduce((left, word) => left.replaceAll(word, ''), letters) === ''
}

const lettersOf = (text: string): string => foldName(text).replaceAll(/\p{N}/gu, '')
