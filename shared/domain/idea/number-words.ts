const UNITS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  een: 1,
  twee: 2,
  drie: 3,
  vier: 4,
  vyf: 5,
  ses: 6,
  sewe: 7,
  agt: 8,
  nege: 9,
}
const TEENS: Record<string, number> = {
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  tien: 10,
  elf: 11,
  twaalf: 12,
  dertien: 13,
  veertien: 14,
  vyftien: 15,
  sestien: 16,
  sewentien: 17,
  agtien: 18,
  negentien: 19,
}
const TENS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const AFRIKAANS_TENS: Record<string, number> = {
  twintig: 20,
  dertig: 30,
  veertig: 40,
  vyftig: 50,
  sestig: 60,
  sewentig: 70,
  tagtig: 80,
  negentig: 90,
}
const TIMES: Record<string, number> = { hundred: 100, honderd: 100, dozen: 12, thousand: 1000, duisend: 1000 }
/** "Een-en-twintig" is also written as one word. */
const JOINED: Record<string, number> = Object.fromEntries(
  Object.entries(UNITS).flatMap(([unit, one]) =>
    Object.entries(AFRIKAANS_TENS).map(([ten, tens]) => [`${unit}en${ten}`, tens + one]),
  ),
)
const ALL = new Map(Object.entries({ ...UNITS, ...TEENS, ...TENS, ...AFRIKAANS_TENS, ...TIMES, ...JOINED }))
/** "One" is a number only before something counted: "no one" and "this one" stay as they are. */
const COUNTED =
  'days?|nights?|weeks?|teachers?|educators?|learners?|students?|pupils?|child|kids?|adults?|staff|bus|hours?|parents?|coach|colleagues?|dag|dae|nagte?|aand|leerders?|onderwysers?|juffrou|meneer|volwassene|kind|other|more|ander|hundred|honderd|dozen'

const alternatives = (...tables: Record<string, number>[]) =>
  tables
    .flatMap((table) => Object.keys(table))
    .toSorted((a, b) => b.length - a.length)
    .join('|')
const WORD = `(?:${alternatives(UNITS)})en(?:${alternatives(AFRIKAANS_TENS)})|${alternatives(UNITS, TEENS, TENS, AFRIKAANS_TENS, TIMES)}`
const RUN = new RegExp(
  `(?<![a-z0-9_'-])(?:(?:an?|'n|(?<![.,])\\d{1,3})[ -](?=hundred|honderd|dozen|thousand|duisend))?(?!(?:one|een)(?![ -](?:${COUNTED})(?![a-z])))(?:${WORD})(?:(?: and | en |-en-|[ -])(?:${WORD})(?![a-z])){0,9}(?![a-z0-9_'])`,
  'gu',
)
const PART = /( and | en |-en-|[ -])/u

/** Writes number words, English and Afrikaans, in digits. */
export const digitsForNumberWords = {
  pattern: RUN,
  read: (run: string): string => readRun(run),
  /** A quick look that spares most names the full rule. */
  mayHold: (text: string): boolean => text.split(/[ -]/u).some((word) => ALL.has(word)),
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

/** The longest number that begins with the word at `start`; words stand at even places, what joins them between. */
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
    return multiplied && !(/^\d/u.test(word) && following === 'dozen') ? (/^\d/u.test(word) ? Number(word) : 1) : null
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
