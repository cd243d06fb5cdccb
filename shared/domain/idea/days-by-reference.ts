import { addDays, weekdayOf } from '../calendar.ts'
import type { WrittenDay } from './date-grammar.ts'
import type { IdeaText } from './idea-text.ts'
import { MONTH, monthNumber, WEEKDAY, weekdayNumber } from './months-and-weekdays.ts'
import { pattern } from './pattern.ts'

const RETURN =
  ' (?:and|en) (?:we |ons )?(?:return|come back|come home|go home|be back|kom terug|is terug)(?: again)?(?: on| op)? '
/** "The 18", "Wednesday the 18", "die 18de" */
const DAY_OF_MONTH = (name: string) => `(?:(?:${WEEKDAY}),? )?(?:the|die) (?<${name}>[12]?\\d|3[01])`
const DAYS_OF_MONTH = pattern(
  `(?<![a-z])${DAY_OF_MONTH('d1')}(?: ?- ?| to | tot | until |${RETURN})${DAY_OF_MONTH('d2')}(?![\\d:/]| ?(?:of )?(?:${MONTH})(?![a-z]))`,
)
const A_MONTH = pattern(`(?<![a-z])(?<month>${MONTH})(?![a-z])`)
/** Characters between a month and the days that belong to it. */
const NEAR_MONTH = 80

interface DaysOfMonth {
  start: WrittenDay
  end: WrittenDay
  at: number
  until: number
}

/** Two days whose month stands before them: "late in May, say the 21st to the 23rd". */
export function readDaysOfMonth(ideaText: IdeaText): DaysOfMonth[] {
  const months = [...ideaText.normalised.text.matchAll(A_MONTH)]
  return [...ideaText.unread.matchAll(DAYS_OF_MONTH)].flatMap((match) => {
    const said = months.findLast(({ index }) => index < match.index && match.index - index < NEAR_MONTH)
    const month = monthNumber(said?.groups?.month ?? '')
    const [first, last] = [match.groups?.d1, match.groups?.d2].map(Number)
    if (month === 0 || !first || !last || last <= first) return []
    const day = (number: number): WrittenDay => ({ year: null, month, day: number, weekday: null })
    return [{ start: day(first), end: day(last), at: match.index, until: match.index + match[0].length }]
  })
}

const BESIDE_IT = pattern(
  `(?<![a-z])(?:the|die) (?<weekday>${WEEKDAY}) (?<side>before|after|voor|na) (?:it|that|dit)(?![a-z])`,
)

/** The weekday before or after a date, if the text moves the trip there: "that's a holiday, so the Thursday before it". */
export function readDayBesideIt(ideaText: IdeaText, day: string): string | null {
  const [match] = ideaText.unread.matchAll(BESIDE_IT)
  if (!match) return null
  const step = /before|voor/u.test(match.groups?.side ?? '') ? -1 : 1
  const next = addDays(day, step)
  const weekday = weekdayNumber(match.groups?.weekday ?? '')
  return addDays(next, step * ((step * (weekday - weekdayOf(next)) + 7) % 7))
}
