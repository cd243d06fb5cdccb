import { clockOf, inHours } from '../derived/clock.ts'
import { inRand } from '../derived/money.ts'
import { clocksOf, gradesOf, randOf } from './special-numbers.ts'
import { type WholeNumber, wholeNumbers } from './number-words.ts'
import { earlierTrips, type Mention, overlaps, signOffOf, type Word } from './words.ts'

export type Unit = 'learners' | 'adults' | 'grade' | 'rand' | 'km' | 'minutes' | 'clock' | 'days' | 'buses'
/** A number with its unit; clock times are minutes from midnight, nights count as days of a trip. */
export interface Amount extends Mention {
  unit: Unit
  value: number
}

const UNITS: Record<Unit, (value: number) => string> = {
  learners: (value) => `${value} learners`,
  adults: (value) => `${value} adults`,
  grade: (value) => `Grade ${value === 0 ? 'R' : value}`,
  rand: inRand,
  km: (value) => `${value} km`,
  minutes: inHours,
  clock: clockOf,
  days: (value) => `${value} days`,
  buses: (value) => `${value} vehicles`,
}
/** A number in our own words: a plan is public, and the text of an idea is not. */
export const amountInWords = ({ unit, value }: Amount): string => UNITS[unit](value)

const LEARNERS =
  'learners?|pupils?|students?(?! teacher)|scholars?|kids?|children|child|kiddies|boys?|girls?|youngsters|leerders?|leerlinge|kinders|seuns?|meisies?|dogters?|matrics|players|abafundi'
const ADULTS =
  'teachers?|educators?|adults?|staff(?: members)?|onderwysers?|opvoeders?|volwassenes?|personeel|juffrouens'
const BUSES = 'buses|bus|busse|minibus(?:es)?|mini-bus(?:es)?|taxis?|kombis?|quantums?|vehicles|cars|vans|bakkies'
const GRADE = '(?:grades?|gr\\.?|graad)'
const END = '(?![\\p{L}\\d])'
/** Up to two words between a number and its noun: "24 Grade 7 learners", "30 of our kids". */
const BETWEEN = `(?:${GRADE} ?\\d{1,2}(?:'?s)? |(?!(?:and|plus|en|with|to|or|per|${ADULTS}|${LEARNERS}|days?|${BUSES})${END})[\\p{L}'’-]{2,14} ){0,2}`

/** What stands right after a number of each unit; `value` makes minutes of hours and days of nights. */
const AFTER: readonly { unit: Unit; find: RegExp; value?: (value: number, match: RegExpExecArray) => number }[] = [
  { unit: 'learners', find: after(` ?(?:x )?${BETWEEN}(?:${LEARNERS})`) },
  { unit: 'learners', find: after(` (?:x )?${GRADE} ?(?:r|\\d{1,2})['’]?s?`) },
  { unit: 'adults', find: after(` ?(?:x )?${BETWEEN}(?:${ADULTS})`) },
  { unit: 'km', find: after(' ?(?:kms?|kilomet(?:re|er)s?)') },
  { unit: 'buses', find: after(` ?(?:x )?(?:small |big |own |school |school's )?(?:${BUSES})`) },
  { unit: 'days', find: after('[ -]?(?:full |whole |school |hele )?(?:days?|dae|dag)') },
  { unit: 'days', find: after('[ -]?(?:nights?|nagte?|aande)'), value: (nights) => nights + 1 },
  {
    unit: 'minutes',
    find: after('([.,]5)?[ -]?(hours?|hrs?|ure?|minutes?|mins?|minute)'),
    value: (value, [, half, unit]) => (value + (half ? 0.5 : 0)) * (unit!.startsWith('m') ? 1 : 60),
  },
  { unit: 'rand', find: after(' ?rand') },
]
function after(source: string): RegExp {
  return new RegExp(source + END, 'iuy')
}

/** A number of days or hours that is no length of a trip. */
const NOTICE = /^['’]? ?(?:before|notice|in advance|ago|a week|per week|voor|late[rn]?|left)\b/iu
const WITHIN = /\b(?:within|binne|the next|the last) $/iu
/** "One for every ten learners" counts nobody, nor does "a school of 1 150 learners" count who comes. */
const RATE =
  /\b(?:per|for every|for each|every|maximum of|max|at most|up to|under|aged?|first|free|school of|skool van|(?:grades?|gr|graad)\.? ?\d{1,2} ?(?:and|en|&|-|to|or|of|,)) ?$/iu
const RATE_AFTER = /^ (?:per|for every|for each|vir elke)\b/iu
const isPeople = (unit: Unit) => unit === 'learners' || unit === 'adults'
const isTime = (unit: Unit) => unit === 'days' || unit === 'minutes'

function counted(text: string, number: WholeNumber): Amount[] {
  return AFTER.flatMap(({ unit, find, value }): Amount[] => {
    find.lastIndex = number.end
    const match = find.exec(text)
    if (!match) return []
    const end = number.end + match[0].length
    if (isPeople(unit) && RATE.test(text.slice(Math.max(0, number.start - 16), number.start))) return []
    if (isPeople(unit) && RATE_AFTER.test(text.slice(end, end + 14))) return []
    if (
      isTime(unit) &&
      (NOTICE.test(text.slice(end, end + 14)) || WITHIN.test(text.slice(Math.max(0, number.start - 10), number.start)))
    )
      return []
    return [
      {
        unit,
        value: value?.(number.value, match) ?? number.value,
        start: number.start,
        end,
        words: text.slice(number.start, end),
      },
    ]
  })
}

/** The numbers of a text that have a unit; those of an earlier trip, and the classes of who signs, are left out. */
export function amountsOf(text: string, words: readonly Word[]): Amount[] {
  const earlier = earlierTrips(text)
  const signed = signOffOf(text)
  return [
    ...wholeNumbers(text, words).flatMap((number) => counted(text, number)),
    ...gradesOf(text),
    ...randOf(text),
    ...clocksOf(text),
  ]
    .filter((amount) => !earlier.some((span) => overlaps(span, amount)))
    .filter(({ unit, start }) => unit !== 'grade' || start < signed)
    .toSorted((a, b) => a.start - b.start)
}

/** Words after which a number of learners is a part of them. */
const PART =
  /^ ?(?:are|is|have|has|got|had|need|use|eat|cannot|can't|of (?:them|whom)|who|with|het|is|eet|kan|in a|in 'n)\b/iu
/** "Me and four other teachers" are five. */
const MORE = /\b(?:other|more|extra|ander)\b/iu
export const isPart = ({ unit, end, words }: Amount, text: string): boolean =>
  (unit === 'learners' && PART.test(text.slice(end, end + 12))) || (isPeople(unit) && MORE.test(words))
