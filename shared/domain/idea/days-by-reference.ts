import { addDays, weekdayOf } from '../calendar.ts'
import type { WrittenDay } from './date-grammar.ts'
import { type IdeaText, spanOf } from './idea-text.ts'
import { MONTH, monthNumber, WEEKDAY, weekdayNumber } from './months-and-weekdays.ts'
import { pattern } from './pattern.ts'
import { matchesOf } from '../matches-of.ts'

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
/** An event may be told at some length before the days around it. */
const AROUND_IT = 160

interface DaysOfMonth {
  start: WrittenDay
  end: WrittenDay
  at: number
  until: number
}

/** Two days whose month stands before them: "late in May, say the 21st to the 23rd". */
export function readDaysOfMonth(ideaText: IdeaText): DaysOfMonth[] {
  const months = matchesOf(ideaText.normalised.text, A_MONTH)
  const weekday = (name: string | undefined) => (name === undefined ? null : weekdayNumber(name))
  return [...matchesOf(ideaText.unread, DAYS_OF_MONTH), ...matchesOf(ideaText.unread, AROUND_EVENT)].flatMap(
    (match) => {
      const isAround = match.groups?.w1 !== undefined
      const near = isAround ? AROUND_IT : NEAR_MONTH
      const said = months.findLast(({ index }) => index < match.index && match.index - index < near)
      const month = monthNumber(said?.groups?.month ?? '')
      const [first, last] = [match.groups?.d1, match.groups?.d2].map(Number)
      if (month === 0 || !first || !last || last <= first) return []
      const day = (number: number, name: string | undefined): WrittenDay => ({
        year: null,
        month,
        day: number,
        weekday: isAround ? weekday(name) : null,
      })
      if (isAround) ideaText.noted.push(spanOf(match))
      return [
        {
          start: day(first, match.groups?.w1),
          end: day(last, match.groups?.w2),
          at: match.index,
          until: match.index + match[0].length,
        },
      ]
    },
  )
}

const ARRIVING = `(?:arriv(?:e|ing)|leav(?:e|ing)|depart(?:ing)?|travel(?:ling)?|go(?:ing)?|vertrek|ry|start(?:ing)?|be there)`
const RETURNING = `(?:(?:go|come|going|coming|get|be|is|kom|gaan) )?(?:home|back|terug|tuis)|return(?:ing)?|leav(?:e|ing)|depart(?:ing)?|vertrek`
const WITH_WEEKDAY = (end: string) =>
  `(?:(?:on|by|op|the|die) ){0,2}(?<w${end}>${WEEKDAY}),? (?:the |die )?(?<d${end}>[12]?\\d|3[01])(?![\\d:/])(?! ?(?:of )?(?:${MONTH})(?![a-z]))`
/** "Must arrive Thurs 23 evening latest, go home Mon 27": the days around an event whose month is written. */
const AROUND_EVENT = pattern(
  `(?<![a-z])${ARRIVING} ${WITH_WEEKDAY('1')}[^\\n\\d]{0,40}?(?<![a-z])(?:${RETURNING}) ${WITH_WEEKDAY('2')}`,
)

const BESIDE_IT = pattern(
  `(?<![a-z])(?:(?:the|die) (?<weekday>${WEEKDAY}) (?<side>before|after|voor|na) (?:it|that|dit)(?![a-z])|(?=${WEEKDAY} )(?<=(?<![a-z])(?:rather|so|then|instead|liewer|eerder|dan) (?:on )?(?:the |die )?)(?<bareWeekday>${WEEKDAY}) (?<bareSide>before|after|voor|na)(?= ?(?:$|[.,;()?!\\n]|(?:or|of|as|if) ))(?: (?:or|of) (?:the |die )?${WEEKDAY} (?:before|after|voor|na)(?= ?(?:$|[.,;()?!\\n])))?)`,
)

/** The weekday before or after a date, if the text moves the trip there: "that's a holiday, so the Thursday before it". */
export function readDayBesideIt(ideaText: IdeaText, day: string): string | null {
  const [match] = matchesOf(ideaText.unread, BESIDE_IT)
  if (!match) return null
  const { weekday: named, side, bareWeekday, bareSide } = match.groups ?? {}
  ideaText.noted.push(spanOf(match))
  const step = /before|voor/u.test(side ?? bareSide ?? '') ? -1 : 1
  const next = addDays(day, step)
  const weekday = weekdayNumber(named ?? bareWeekday ?? '')
  return addDays(next, step * ((step * (weekday - weekdayOf(next)) + 7) % 7))
}
