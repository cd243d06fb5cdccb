import { addDays, findDay, weekdayOf, yearOf } from '../calendar.ts'
import type { Calendar } from '../catalogue/school-year.ts'
import { MARKED_DAYS, PUBLIC_HOLIDAYS } from './data/named-days.ts'
import { MONTH, WEEKDAY, weekdayNumber } from './months-and-weekdays.ts'
import { anyOf, pattern } from './pattern.ts'
import type { IdeaText } from './idea-text.ts'
import { matchesOf } from '../matches-of.ts'

const YEAR = '(?! (?:20\\d\\d )?(?:long |lang ?)?(?:weekend|naweek|month|week))[ ,]{0,2}(20\\d\\d)?'
const rule = (names: readonly string[]) => pattern(`(?<![a-z])${anyOf(...names)}(?![a-z])${YEAR}`)

const DAYS = [...PUBLIC_HOLIDAYS, ...MARKED_DAYS].flatMap(({ en, af }) => [...en, ...af])
/** "The Friday after Freedom Day", also with its date: "the Friday after Women's Day, 9 August" */
const BESIDE = pattern(
  `(?<![a-z])(?<!(?:back|return|returning|home|terug) (?:on )?(?:the |die )?)(?<weekday>${WEEKDAY}|day|dag) (?<side>after|following|before|na|voor) (?:the |die )?(?=${anyOf(...DAYS)}(?![a-z]))`,
)
const ITS_DATE = pattern(`(?<=~,? ?\\(?)(?:on )?\\d{1,2} ${MONTH}(?![a-z])`)

/** A weekday that the text counts from a named day. */
export function readDayBeside(ideaText: IdeaText, calendar: Calendar, today: string): string | null {
  const [match] = matchesOf(ideaText.unread, BESIDE)
  if (!match) return null
  const named = readNamedDay(ideaText, calendar, today)
  if (named === null) return null
  ideaText.take(ITS_DATE, () => true)
  const step = /before|voor/u.test(match.groups?.side ?? '') ? -1 : 1
  const weekday = weekdayNumber(match.groups?.weekday ?? '')
  const next = addDays(named, step)
  return weekday === 0 ? next : addDays(next, step * ((step * (weekday - weekdayOf(next)) + 7) % 7))
}

/** "The week before Youth Day" names a week and no day. */
const OF_A_WEEK = /(?<![a-z])(?:week|wk) (?:of|van|before|after|following|voor|na) (?:the |die )?$/u
/** "Around Heritage Day, but not on the public holiday itself": a day beside it. */
const NOT_ITSELF =
  /(?<![a-z])(?:not|nie) (?:on|op) (?:the|that|die|daardie) (?:(?:actual|public|openbare) )?(?:holiday|day|vakansiedag|dag)(?: (?:itself|self))?(?![a-z])/u
/** The school day before a day; after a Saturday or Sunday the day that follows it. */
function schoolDayBeside(day: string): string {
  const before = addDays(day, -1)
  return weekdayOf(before) <= FRIDAY ? before : addDays(day, 1)
}
const FRIDAY = 5
/** The day of a trip on "Heritage Day 2027"; without a year, the next one. */
export function readNamedDay(ideaText: IdeaText, calendar: Calendar, today: string): string | null {
  let day: string | null = null
  const readers: [RegExp, (year: number) => string | null][] = [
    ...PUBLIC_HOLIDAYS.map(({ en, af, official }): [RegExp, (year: number) => string | null] => [
      rule([...en, ...af]),
      (year) => calendar.public_holidays[String(year)]?.find(({ name }) => name === official)?.date ?? null,
    ]),
    ...MARKED_DAYS.map(({ en, af, month, day: date }): [RegExp, (year: number) => string | null] => [
      rule([...en, ...af]),
      (year) => findDay(year, month, date),
    ]),
  ]
  for (const [names, dayIn] of readers) {
    ideaText.take(names, (match) => {
      if (day !== null || OF_A_WEEK.test(ideaText.unread.slice(Math.max(0, match.index - 30), match.index)))
        return false
      const years = match[1] === undefined ? [yearOf(today), yearOf(today) + 1] : [Number(match[1])]
      day = years.map(dayIn).find((one) => one !== null && (match[1] !== undefined || one > today)) ?? null
      if (day !== null && NOT_ITSELF.test(ideaText.normalised.text)) day = schoolDayBeside(day)
      if (day !== null) ideaText.noteMatch('startDate', match, 0.75)
      return day !== null
    })
  }
  return day
}
