import { MULTIPLIERS, NUMBER_WORDS, type NumberWords } from './data/number-words.ts'

type Values = Record<string, number>
const valuesOf = (rows: readonly NumberWords[], ...languages: ('en' | 'af')[]): Values =>
  Object.fromEntries(rows.flatMap((row) => languages.flatMap((one) => row[one].map((word) => [word, row.value]))))

const UNITS = valuesOf(
  NUMBER_WORDS.filter(({ value }) => value < 10),
  'en',
  'af',
)
const TEENS = valuesOf(
  NUMBER_WORDS.filter(({ value }) => value >= 10 && value < 20),
  'en',
  'af',
)
const tens = NUMBER_WORDS.filter(({ value }) => value >= 20)
const TENS = valuesOf(tens, 'en')
const AFRIKAANS_TENS = valuesOf(tens, 'af')
const TIMES = valuesOf(MULTIPLIERS, 'en', 'af')
/** "Een-en-twintig" is also written as one word. */
const JOINED: Values = Object.fromEntries(
  Object.entries(UNITS).flatMap(([unit, one]) =>
    Object.entries(AFRIKAANS_TENS).map(([ten, tens]) => [`${unit}en${ten}`, tens + one]),
  ),
)
const ALL = new Map(Object.entries({ ...UNITS, ...TEENS, ...TENS, ...AFRIKAANS_TENS, ...TIMES, ...JOINED }))
/** "One" is a number only before one of these: "no one" and "this one" stay words. */
const COUNTED =
  'thousand|duisend|days?|nights?|weeks?|teachers?|educators?|learners?|students?|pupils?|child|kids?|adults?|staff|bus|hours?|parents?|coach|colleagues?|dag|dae|nagte?|aand|leerders?|onderwysers?|juffrou|meneer|volwassene|kind|other|more|ander|hundred|honderd|dozen'

const alternatives = (...tables: Values[]) =>
  tables
    .flatMap((table) => Object.keys(table))
    .toSorted((a, b) => b.length - a.length)
    .join('|')
const WORD = `(?:${alternatives(UNITS)})en(?:${alternatives(AFRIKAANS_TENS)})|${alternatives(UNITS, TEENS, TENS, AFRIKAANS_TENS, TIMES)}`
const RUN = new RegExp(
  `(?<![a-z0-9_'-])(?:(?:an?|'n|(?<![.,])\\d{1,3})[ -](?=${alternatives(TIMES)}))?(?!(?:one|een)(?![ -](?:${COUNTED})(?![a-z])))(?:${WORD})(?:(?: and | en |-en-|[ -])(?:${WORD})(?![a-z])){0,9}(?![a-z0-9_'])`,
  'gu',
)
const PART = /( and | en |-en-|[ -])/u

/** "Vyfdaagse toer": the number of days is a part of the word. */
export const digitsForJoinedDays = {
  pattern: new RegExp(`(?<![a-z])(?:${alternatives(UNITS, TEENS)})(?=-?daagse?(?![a-z]))`, 'gu'),
  read: (word: string): string => String(ALL.get(word)),
}

/** Writes number words, English and Afrikaans, in digits. */
export const digitsForNumberWords = {
  pattern: RUN,
  read: (run: string): string => readRun(run),
  /** A fast test, because most names contain no number word. */
  mayHold: (text: string): boolean =>
    text
      .replaceAll('-', ' ')
      .split(' ')
      .some((word) => ALL.has(word)),
}

function readRun(run: string): string {
  const parts = run.split(PART)
  let out = ''
  let at = 0
  while (at < parts.length) {
    const number = readNumber(parts, at)
    out += number ? String(number.value) : (parts[at] ?? '')
    at = number ? number.next : at + 1
    out += at < parts.length && number ? (parts[at++] ?? '') : ''
  }
  return out
}

/** The longest number that begins with the word at `start`; words have even indexes, and what joins them has odd ones. */
function readNumber(parts: readonly string[], start: number): { value: number; next: number } | null {
  const first = firstValue(parts[start] ?? '', parts[start + 2], start === 0)
  if (first === null) return null
  let sum: Sum = { thousands: 0, rest: first }
  let next = start + 1
  for (; next + 1 < parts.length; next += 2) {
    const joined = join(sum, parts[next] ?? '', parts[next + 1] ?? '')
    if (joined === null) break
    sum = joined
  }
  return { value: sum.thousands + sum.rest, next }
}

interface Sum {
  thousands: number
  rest: number
}

function firstValue(word: string, following: string | undefined, leads: boolean): number | null {
  const multiplied = following !== undefined && Object.hasOwn(TIMES, following)
  if (/^(?:an?|'n|\d{1,3})$/u.test(word))
    return multiplied && !(/^\d/u.test(word) && TIMES[following] === 12) ? (/^\d/u.test(word) ? Number(word) : 1) : null
  if (word === 'one' || word === 'een') return leads || multiplied ? 1 : null
  return TIMES[word] === 1000 ? null : (ALL.get(word) ?? null)
}

function join({ thousands, rest }: Sum, by: string, word: string): Sum | null {
  const plain = by === ' ' || by === '-'
  const times = Object.hasOwn(TIMES, word) ? TIMES[word] : undefined
  if (times === 1000) return plain && thousands === 0 && rest < 1000 ? { thousands: rest * 1000, rest: 0 } : null
  if (times !== undefined) return plain && rest > 0 && rest < 20 ? { thousands, rest: rest * times } : null
  const added = addTo(rest, thousands > 0, by, word)
  return added === null ? null : { thousands, rest: added }
}

function addTo(value: number, follows: boolean, by: string, word: string): number | null {
  const plain = by === ' ' || by === '-'
  if (Object.hasOwn(AFRIKAANS_TENS, word) && value % 100 > 0 && value % 100 < 10 && (by === ' en ' || by === '-en-'))
    return value + (AFRIKAANS_TENS[word] ?? 0)
  const number = ALL.get(word)
  if (number === undefined) return null
  if ((follows && value === 0) || (value >= 100 && value % 100 === 0)) return value + number
  return plain && number < 10 && value >= 20 && value % 10 === 0 ? value + number : null
}
