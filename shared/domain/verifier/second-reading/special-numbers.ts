import type { Amount, Unit } from './numbers.ts'
import { matchesOf } from '../../matches-of.ts'

const GRADE = '(?:grades?|gr\\.?|graad)'
/** After a number these count something else: "Grade 5, 3 teachers". */
const NO_GRADE = 'teach|adult|staff|people|class|bus|night|week|day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
/** After a comma also: "Grade 5, 8 learners". */
const NO_GRADE_IN_LIST = `${NO_GRADE}|learn|pupil|kid|boy|girl`
const GRADES = new RegExp(
  `(?<![\\p{L}\\d])${GRADE}\\s?(r|\\d{1,2})(?!\\d)((?:\\s?(?:-|–|to|tot)\\s?${GRADE}?\\s?\\d{1,2}(?!\\d)|\\s?(?:and|&|en|n|no-?|/)\\s?${GRADE}?\\s?\\d{1,2}(?!\\d|\\s?(?:${NO_GRADE}))|\\s?,\\s?${GRADE}?\\s?\\d{1,2}(?!\\d|\\s?(?:${NO_GRADE_IN_LIST})))*)`,
  'giu',
)
/** The grade of another year than the trip's: "Grade 9 (2026)", "Grade 9 this year". */
const NOT_YET = /^ ?(?:\(20\d\d\)|now\b|this year|vanjaar|tans\b)/iu
/** "R62 road" is no money. */
const RAND =
  /(?<![\p{L}\d])R\s?(\d{1,3}(?:[\s,.]\d{3})+(?!\d)|\d+(?!\d))(?:[.,](\d{2}(?!\d)|\d(?= ?k\b)))?( ?k\b)?(?! (?:road|route|trip|highway|pad|roete)\b)/gu
const CLOCK =
  /(?<![\d.,R:/-])(\d{1,2}) ?(?:[:h]([0-5]\d)|\.([0-5]\d)(?= ?[ap]\.?m))? ?(am|pm|a\.m\.|p\.m\.|o['’]clock)?(?![\d\p{L}:/])/giu
/** A message of a chat begins with its hour. */
const CHAT = /(?:^|\n) ?[[(]?(?:[\d/ ,.-]{6,12})?$|\[$/u

const amount = (unit: Unit, value: number, match: RegExpExecArray): Amount => ({
  unit,
  value,
  start: match.index,
  end: match.index + match[0].trimEnd().length,
  words: match[0].trim(),
})

/** Each grade of "Grades 4, 5 and 6"; Grade R is 0. */
export const gradesOf = (text: string): Amount[] =>
  matchesOf(text, GRADES).flatMap((match) => {
    if (NOT_YET.test(text.slice(match.index + match[0].length))) return []
    const grades = [match[1]!, ...(match[2]?.match(/\d{1,2}/gu) ?? [])]
    return grades
      .map((words) => (/r/iu.test(words) ? 0 : Number(words)))
      .filter((value) => value <= 12)
      .map((value) => amount('grade', value, match))
  })

/** "R4 830", "R1,250.50", "R18k". */
export const randOf = (text: string): Amount[] =>
  matchesOf(text, RAND).map((match) => {
    const rand = Number(match[1]!.replace(/[\s,.]/gu, '')) + Number(`0.${match[2] ?? 0}`)
    return amount('rand', match[3] ? rand * 1000 : rand, match)
  })

/** "15:00", "7h30", "7am", "2 o'clock". */
export const clocksOf = (text: string): Amount[] =>
  matchesOf(text, CLOCK).flatMap((match): Amount[] => {
    const [, hour, colon, dot, half] = match
    if (colon === undefined && half === undefined) return []
    if (half === undefined && CHAT.test(text.slice(Math.max(0, match.index - 14), match.index))) return []
    const isAfternoon = /^p/iu.test(half ?? '') && Number(hour) < 12
    const value = (Number(hour) + (isAfternoon ? 12 : 0)) * 60 + Number(colon ?? dot ?? 0)
    return value < 24 * 60 ? [amount('clock', value, match)] : []
  })
