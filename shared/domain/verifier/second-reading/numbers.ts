import { NUMBER, numberOf } from './number-words.ts'
import { earlierTrips, type Mention, overlaps } from './words.ts'

export type Unit = 'learners' | 'adults' | 'grade' | 'rand' | 'km' | 'minutes' | 'clock' | 'days' | 'buses'
/** A number with its unit; clock times are minutes from midnight, nights count as days of a trip. */
export interface Amount extends Mention {
  unit: Unit
  value: number
}

const LEARNERS =
  'learners?|pupils?|students?|scholars?|kids|children|kiddies|boys|girls|youngsters|leerders?|leerlinge|kinders|seuns|meisies|dogters|matrics|players|abafundi'
const ADULTS =
  'teachers?|educators?|adults?|staff(?: members)?|onderwysers?|opvoeders?|volwassenes?|personeel|juffrouens'
const BUSES =
  'buses|bus|busse|minibus(?:es)?|mini-bus(?:es)?|coach(?:es)?|taxis?|kombis?|quantums?|vehicles|cars|vans|bakkies'
const GRADE = '(?:grades?|gr\\.?|graad|grade)'
/** No number begins inside another, nor does the grade of "Grade 5 learners" count them. */
const START = '(?<![\\p{L}\\d.,:/-])(?<!(?:grades?|gr\\.?|graad|grade|std) ?)'
const END = '(?![\\p{L}\\d])'
/** Up to two words between a number and its noun: "24 Grade 7 learners", "30 of our kids". */
const BETWEEN = `(?:${GRADE} ?\\d{1,2}(?:'?s)? |(?!(?:and|plus|en|with|to|or|per|${ADULTS}|${LEARNERS}|days?|${BUSES})${END})[\\p{L}'’-]{2,14} ){0,2}`

const pattern = (source: string) => new RegExp(source, 'giu')
const ONE_NUMBER: readonly [Unit, RegExp][] = [
  ['learners', pattern(`${START}${NUMBER} ?(?:x )?${BETWEEN}(?:${LEARNERS})${END}`)],
  ['learners', pattern(`${START}${NUMBER} (?:x )?${GRADE} ?(?:r|\\d{1,2})['’]?s?${END}`)],
  ['adults', pattern(`${START}${NUMBER} ?(?:x )?${BETWEEN}(?:${ADULTS})${END}`)],
  ['km', pattern(`${START}${NUMBER} ?(?:kms?|kilomet(?:re|er)s?)${END}`)],
  ['buses', pattern(`${START}${NUMBER} ?(?:x )?(?:small |big |own |school |school's )?(?:${BUSES})${END}`)],
  ['days', pattern(`${START}${NUMBER}[ -]?(?:full |whole |school |hele )?(?:days?|dae|dag)${END}`)],
]
const NIGHTS = pattern(`${START}${NUMBER}[ -]?(?:nights?|nagte?|aande)${END}`)
const HOURS = pattern(`${START}${NUMBER}(?:[.,](5))?[ -]?(hours?|hrs?|ure?|minutes?|mins?|minute)${END}`)
const GRADES = pattern(
  `(?<![\\p{L}\\d])${GRADE} ?(r|\\d{1,2})((?: ?(?:-|–|to|and|&|en|n|tot|,|/) ?${GRADE}? ?\\d{1,2}(?!\\d| ?(?:learn|pupil|teach|kid|day|boy|girl|nov|dec|jan|feb|mar|apr|may|jun|jul|aug|sep|oct)))*)${'(?!\\d)'}`,
)
const RAND = /(?<![\p{L}\d])R ?(\d{1,3}(?:[ \u00a0\u202f,.]\d{3})+(?!\d)|\d+)(?:[.,](\d{2})(?!\d))?( ?k\b)?/gu
const RAND_AFTER = pattern(`${START}${NUMBER} ?rand${END}`)
const CLOCK =
  /(?<![\d.,R:/-])(\d{1,2}) ?(?:[:h]([0-5]\d)|\.([0-5]\d)(?= ?(?:am|pm|[^\d]|$)))? ?(am|pm|a\.m\.|p\.m\.|o['’]clock)?(?![\d\p{L}:/])/giu

/** A number of days or hours that is no length of a trip. */
const NOTICE = /^['’]? ?(?:before|notice|in advance|ago|a week|per week|voor|late[rn]?|left)\b/iu
/** Numbers beside a parent, a bus or an adult: "one for every ten learners". */
const RATE = /\b(?:per|for every|for each|every|maximum of|max|at most|up to|under|aged?|first|free) ?$/iu

function clocksOf(text: string): Amount[] {
  return [...text.matchAll(CLOCK)].flatMap((match): Amount[] => {
    const [words, hour, colon, dot, half] = match
    if (colon === undefined && half === undefined) return []
    if (dot !== undefined && half === undefined) return []
    // A message of a chat begins with its hour.
    if (
      /(?:^|\n)[[(]?(?:[\d/ ,.-]{6,12})?$/u.test(text.slice(Math.max(0, match.index - 14), match.index)) &&
      half === undefined
    )
      return []
    const isAfternoon = /^p/iu.test(half ?? '') && Number(hour) < 12
    const value = (Number(hour) + (isAfternoon ? 12 : 0)) * 60 + Number(colon ?? dot ?? 0)
    if (value >= 24 * 60) return []
    return [
      { unit: 'clock', value, start: match.index, end: match.index + words.trimEnd().length, words: words.trim() },
    ]
  })
}
function gradesOf(text: string): Amount[] {
  return [...text.matchAll(GRADES)].flatMap((match) => {
    const numbers = [match[1]!, ...(match[2]?.match(/\d{1,2}/gu) ?? [])]
    return numbers.flatMap((words): Amount[] => {
      const value = /r/iu.test(words) ? 0 : Number(words)
      return value <= 12
        ? [{ unit: 'grade', value, start: match.index, end: match.index + match[0].length, words: match[0] }]
        : []
    })
  })
}
function amountsOfRand(text: string): Amount[] {
  const one = (match: RegExpExecArray, value: number): Amount => ({
    unit: 'rand',
    value,
    start: match.index,
    end: match.index + match[0].length,
    words: match[0],
  })
  return [
    ...[...text.matchAll(RAND)].map((match) => {
      const rand = Number(match[1]!.replace(/[ \u00a0\u202f,.]/gu, '')) + Number(match[2] ?? 0) / 100
      return one(match, match[3] ? rand * 1000 : rand)
    }),
    ...[...text.matchAll(RAND_AFTER)].map((match) => one(match, numberOf(match[1]!))),
  ]
}

/** The numbers of a text that have a unit; those of an earlier trip are left out. */
export function amountsOf(text: string): Amount[] {
  const earlier = earlierTrips(text)
  const counted: Amount[] = ONE_NUMBER.flatMap(([unit, find]) =>
    [...text.matchAll(find)].flatMap((match): Amount[] => {
      if (
        (unit === 'learners' || unit === 'adults') &&
        RATE.test(text.slice(Math.max(0, match.index - 14), match.index))
      )
        return []
      const after = text.slice(match.index + match[0].length, match.index + match[0].length + 14)
      if (unit === 'days' && NOTICE.test(after)) return []
      return [
        { unit, value: numberOf(match[1]!), start: match.index, end: match.index + match[0].length, words: match[0] },
      ]
    }),
  )
  const nights = [...text.matchAll(NIGHTS)].map(
    (match): Amount => ({
      unit: 'days',
      value: numberOf(match[1]!) + 1,
      start: match.index,
      end: match.index + match[0].length,
      words: match[0],
    }),
  )
  const lengths = [...text.matchAll(HOURS)].flatMap((match): Amount[] => {
    const value = (numberOf(match[1]!) + (match[2] ? 0.5 : 0)) * (/^m/iu.test(match[3]!) ? 1 : 60)
    const end = match.index + match[0].length
    return NOTICE.test(text.slice(end, end + 14))
      ? []
      : [{ unit: 'minutes', value, start: match.index, end, words: match[0] }]
  })
  return [...counted, ...nights, ...lengths, ...gradesOf(text), ...amountsOfRand(text), ...clocksOf(text)]
    .filter((amount) => !earlier.some((span) => overlaps(span, amount)))
    .toSorted((a, b) => a.start - b.start)
}
