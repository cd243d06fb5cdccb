import { addDays, type DateRange, monthOf, MONTH_NAMES, monthRange, yearOf } from '../calendar.ts'
import type { TravelPeriod } from './idea.ts'
import { MONTH, monthNumber } from './months-and-weekdays.ts'
import { nthWeek, WEEK_OF } from './nth-week.ts'
import { NO_REPLY } from './no-reply.ts'
import { pattern } from './pattern.ts'
import { asYear, YEAR_AFTER } from './written-year.ts'

/** "Early", "end of" */
export const PART =
  '(?<part>(?:the )?(?:first|second) half of|(?:die )?(?:eerste|tweede) helfte van|early(?: in)?|beg{1,2}in{1,2}ing(?: of)?|start of|begin|mid|mid-|middle of|middel|late|later in|end of|the end of|einde|end|laat|vroeg(?: in)?)'
export const EXAMS =
  '(?:mid-?year |control |half-?year )?(?:exams?|examinations?|tests?|prelims?|trials?|eksamens?|toetse)(?![a-z])'
/** "Before the June exams" is the month before. */
export const BEFORE_EXAMS = pattern(
  `(?<![a-z])(?:before|voor) (?:the |our |die |ons )?(?<month>${MONTH})[ -]?${EXAMS}${YEAR_AFTER}`,
)
/** "Before exams start in Nov", "before the end of October": any day until then. */
export const BEFORE_MONTH = pattern(
  `(?<![a-z])${NO_REPLY}(?:before|b4|voor) (?:(?:the |our |die |ons )?${EXAMS}(?: (?:that |wat )?(?:starts?|begins?|begin|are|is))? (?:in|of|from|during|vanaf) |(?<end>(?:the )?end of |(?:die )?einde van )|(?:the )?(?:beginning|start) of |(?:die )?begin van )(?:the |die )?(?<month>${MONTH})(?![a-z])${YEAR_AFTER}(?! ?\\d)`,
)
const NOT_EXAMS = `(?![ -]?${EXAMS})`
const LEAD =
  '(?<lead>in|during|for|around|sometime in|some time in|about|of|gedurende|month:|dates?:|when:|op|date is|deur|next year|volgende jaar|next|this|coming|every|by|before|after|end)[ ]?(?:the month of )?(?:the end of |early |late |mid[ -])?'
/** "In March", "the second week of March 2027", "late March" */
const LED = `(?<![a-z])(?:${WEEK_OF}|${PART}[ -]?(?:die )?|${LEAD})(?<![a-z])(?<month>${MONTH})(?![a-z])${YEAR_AFTER}(?! ?\\d)`
/** "March before the finals", "March or so", and the first of "March or April" */
const LOOSE = `(?<![a-z])(?<loose>${MONTH})(?: before (?:the )?(?:finals|final exams?|exams?|prelims?|trials?|tests|eksamens?)(?![a-z])|(?= (?:or|of) so(?![a-z]))|(?=(?: ?/ ?| or | of )(?!may or)(?:${MONTH})(?![a-z]))(?<!may))`
/** "March 2027" without a word before it */
const WITH_YEAR = `(?<![a-z])(?<bare>${MONTH})(?![a-z]),?[ ](?<bareYear>20\\d\\d)(?!\\d)`
/** The second of "March or April" */
const SECOND = `(?<=(?<![a-z])(?:${MONTH}) (?:or|of) )(?<!may (?:or|of) )(?<second>${MONTH})(?![a-z])`
/** A name that is no other word, as "mar", "may" and "march" are. */
const ALONE = `(?<![a-z])(?<named>january|february|februarie|feb|june|junie|july|august|augustus|aug|september|sept|october|oktober|oct|okt|november|nov|december|desember)(?![a-z])${NOT_EXAMS}`
/** "Wanneer: Maart, nie Vrydag", "R150. April.": any name of a month, alone between marks. */
const BETWEEN_MARKS = `(?<=(?:^|[.;\\n]|,|(?:when|wanneer|date|datum|month|maand) ?:)[ ]?)(?<alone>${MONTH})(?=[ ]?(?:$|[.,;!?\\n])| (?:as dit|if possible|please|asb|pls))`
export const MONTH_PERIOD = pattern([LED, LOOSE, WITH_YEAR, SECOND, ALONE, BETWEEN_MARKS].join('|'))

/** Days. A trip needs as much notice as this in any case. */
const LEAST_NOTICE = 7
/** Days. Of a month without a year of which less is left, the next one is meant. */
const LEAST_LEFT = 7
/** "This June" and "end of June" mean the one of this year until it is over. */
const UNTIL_IT_IS_OVER = new Set(['this', 'end', 'end of', 'the end of', 'einde'])
export function monthPeriod(match: RegExpExecArray, today: string): TravelPeriod | null {
  const groups = match.groups ?? {}
  const number = monthNumber(
    groups.month ?? groups.loose ?? groups.bare ?? groups.second ?? groups.named ?? groups.alone ?? '',
  )
  if (number === 0) return null
  const written = asYear(groups.bareYear ?? groups.year)
  const rangeIn = (one: number) =>
    groups.part === undefined ? nthWeek(monthRange(one, number), groups) : partOf(monthRange(one, number), groups.part)
  const latest = UNTIL_IT_IS_OVER.has(groups.lead ?? groups.part ?? '') ? today : addDays(today, LEAST_LEFT)
  const year = written ?? (rangeIn(yearOf(today)).end > latest ? yearOf(today) : yearOf(today) + 1)
  const whole = monthRange(year, number)
  const range = rangeIn(year)
  const kind = range.start === whole.start && range.end === whole.end ? 'month' : 'week'
  return { ...range, label: `${MONTH_NAMES[number - 1]} ${year}`, kind: groups.part === undefined ? kind : 'month' }
}

export function beforeExams(match: RegExpExecArray, today: string): TravelPeriod | null {
  const exams = monthPeriod(match, today)
  if (!exams) return null
  const before = addDays(exams.start, -1)
  return { ...monthRange(yearOf(before), monthOf(before)), label: match[0], kind: 'month' }
}

export function beforeMonth(match: RegExpExecArray, today: string): TravelPeriod | null {
  const isEnd = match.groups?.end !== undefined
  const month = monthPeriod(match, isEnd ? today : addDays(today, LEAST_NOTICE))
  if (!month) return null
  const [start, end] = [addDays(today, LEAST_NOTICE), isEnd ? month.end : addDays(month.start, -1)]
  return start < end ? { start, end, label: match[0], kind: 'range' } : null
}

export function partOf(range: DateRange, part: string): DateRange {
  const day = (number: number) => `${range.start.slice(0, 8)}${String(number).padStart(2, '0')}`
  if (/half|helfte/u.test(part))
    return /first|eerste/u.test(part) ? { start: range.start, end: day(15) } : { start: day(16), end: range.end }
  if (/early|beg|start|vroeg/u.test(part)) return { start: range.start, end: day(10) }
  if (/mid/u.test(part)) return { start: day(11), end: day(20) }
  return { start: day(21), end: range.end }
}
