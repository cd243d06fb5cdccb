import {
  addDays,
  type DateRange,
  daysBetween,
  findDay,
  findNextTerm,
  findTermOn,
  monthOf,
  schoolHolidaysOf,
  termsOf,
  yearOf,
} from '../calendar.ts'
import type { Calendar } from '../catalogue/school-year.ts'
import { MONTH, monthNumber, WEEKDAY } from './months-and-weekdays.ts'
import { EXAMS } from './month-periods.ts'
import { type IdeaText, spanOf } from './idea-text.ts'
import type { TravelPeriod } from './idea.ts'
import { NTH, nthOf } from './ordinal-words.ts'
import { NO_REPLY } from './no-reply.ts'
import { pattern } from './pattern.ts'
import { HOLIDAY, holidayNames, isHolidayCalled } from './school-terms-and-holidays.ts'
import { asYear, YEAR_AFTER } from './written-year.ts'
import { matchesOf } from '../matches-of.ts'

type Groups = Record<string, string | undefined>

const ANY_DAY = '(?:(?:any|some|enige) ?(?:week|school|skool)?[ -]?(?:days?|dag|time|tyd)|a day|dates?|sometime)'
export const OPEN_WORDS = `(?:(?<!(?:not|nie|back|home|terug|tuis|learn|do|is|(?:the|die) \\w{1,10}|weeks?|wk|wknd|weekend|naweek) )(?:after|na)|(?:not|nie) (?:before|voor)|(?:not|no|nie) (?:earlier|vroe[eë]r) (?:than|as)|${ANY_DAY} (?:from|vanaf))(?: (?:the|die))?`
/** Stands before a date from which on any day will do: "any weekday after 1 Aug", "not before 15 May". */
export const OPEN_START = new RegExp(`(?<![a-z])${OPEN_WORDS} $`, 'u')
export const FROM_DAY = pattern(
  `(?<![a-z])(?<words>${OPEN_WORDS}) (?<day>[12]?\\d|3[01]) (?:of )?(?<month>${MONTH})(?![a-z])(?: onwards?| and later| en later)?${YEAR_AFTER}`,
)
/** Of a term in which fewer days are left, the next one is meant as well. */
const FEW_DAYS = 21
/** From a day to the end of the term that it lies in. */
export function fromDay(groups: Groups, calendar: Calendar, today: string) {
  const dayIn = (year: number) => findDay(year, monthNumber(groups.month ?? ''), Number(groups.day))
  const year = asYear(groups.year)
  const found = (year === null ? [yearOf(today), yearOf(today) + 1] : [year])
    .map(dayIn)
    .find((one) => one !== null && (year !== null || one > today))
  if (!found) return null
  const start = /after|na$|na /u.test(groups.words ?? '') ? addDays(found, 1) : found
  const term = findTermOn(calendar, start)
  const end = term && daysBetween(start, term.end) >= FEW_DAYS ? term.end : findNextTerm(calendar, start)?.end
  return end === undefined ? null : asRange({ start, end })
}
const asRange = (range: DateRange): TravelPeriod => ({ ...range, label: '', kind: 'range' })

/** "End of year outing", "jaareindfunksie": somewhere in the last term. */
export const END_OF_YEAR = pattern(
  "(?<![a-z])(?:(?:end[ -]of[ -](?:the[ -])?year|year[ -]end|end-year|jaareinde?|einde van die jaar)(?:'s|se)?(?= ?(?:[a-z]{2,12} )?(?:outing|trip|excursion|function|funksie|treat|tour|party|camp|event|celebration|uitstappie|uitstap|toer|reis|kamp|bederf|partytjie)s?(?![a-z]))|jaarafsluiting(?:suitstappie)?|jaareind(?:funksie|uitstappie))",
)
export function endOfYear(calendar: Calendar, today: string): TravelPeriod | null {
  const last = termsOf(calendar).find(({ term, end }) => term === 4 && daysBetween(today, end) >= FEW_DAYS)
  return last ? asRange({ start: last.start > today ? last.start : today, end: last.end }) : null
}

/** "After the March exams", "na die eksamens in Junie", "after the finals": the end of the term in which they are. */
export const AFTER_EXAMS = pattern(
  `(?<![a-z])(?:after|na) (?:the |our |their |writing |die |ons |hul )?(?:(?<month>${MONTH})[ -])?(?<final>final |matric |year-?end |end[ -]of[ -]year |matriek-? ?|eind-?)?(?:${EXAMS}|(?<finals>finals)(?![a-z]))(?: (?:in|of|van) (?<later>${MONTH})(?![a-z]))?`,
)
const LAST_DAYS = 8
/** Days. Finals end with the term, and those who wrote them may travel in the week after it. */
const DAYS_AFTER_TERM = 7
export function afterExams({ month, later, final, finals }: Groups, calendar: Calendar, today: string) {
  const number = monthNumber(month ?? later ?? '')
  const isFinal = final !== undefined || finals !== undefined
  const found = termsOf(calendar).find(
    ({ term, start, end }) =>
      end > today && (isFinal ? term === 4 : number === 0 || (monthOf(start) <= number && number <= monthOf(end))),
  )
  if (!found) return null
  return asRange({
    start: addDays(found.end, -LAST_DAYS),
    end: isFinal ? addDays(found.end, DAYS_AFTER_TERM) : found.end,
  })
}

/** "The first week after the Easter holidays" */
export const WEEK_BESIDE_HOLIDAY = pattern(
  `(?<![a-z])(?:the |die )?(?:first |1st |eerste )?(?:week|wk) (?<side>after|before|na|voor) (?:the |die )?(?:(?<name>${holidayNames})[ -]?)?${HOLIDAY}${YEAR_AFTER}`,
)
export function weekBesideHoliday(groups: Groups, calendar: Calendar, today: string) {
  const year = asYear(groups.year)
  const found = schoolHolidaysOf(calendar).find(
    ({ name, start, end }) =>
      isHolidayCalled(name, groups.name) && (year === null ? end > today : yearOf(start) === year),
  )
  if (!found) return null
  const range = /before|voor/u.test(groups.side ?? '')
    ? { start: addDays(found.start, -7), end: addDays(found.start, -1) }
    : { start: addDays(found.end, 1), end: addDays(found.end, 7) }
  return { ...asRange(range), kind: 'week' as const }
}

/** "The second term recess", "term 3 holidays": the holidays after that term. */
export const TERM_HOLIDAY = pattern(
  `(?<![a-z])(?:(?<ordinal>${NTH}) term|term ?(?<number>[1-4])) ${HOLIDAY}${YEAR_AFTER}`,
)
export function termHoliday(groups: Groups, calendar: Calendar, today: string) {
  const number = groups.number === undefined ? nthOf(groups.ordinal) : Number(groups.number)
  const year = asYear(groups.year)
  const ends = termsOf(calendar).flatMap(({ term, year: of, end }) =>
    term === number && (year === null || of === year) ? [end] : [],
  )
  const found = ends
    .map((end) => schoolHolidaysOf(calendar).find(({ start }) => start > end))
    .find((holiday) => holiday !== undefined && holiday.end > today)
  return found ? { start: found.start, end: found.end, label: found.name, kind: 'holiday' as const } : null
}

/** "It must be spent before 30 June", "before exams start 16 Nov": any day until then. */
const BEFORE = `${NO_REPLY}(?:before|b4|voor|by no later than|no later than|not later than)(?: (?:the |our |die |ons )?(?:[a-z]{3,9} )?(?:exams?|tests?|prelims?|trials?|holidays|eksamens?|toetse|vakansie)(?: (?:that |wat )?(?:starts?|begins?|begin|which start))?(?: on| op)?)?(?: the| die)?`
/** Stands before a date until which any day will do. */
export const BEFORE_START = new RegExp(`(?<![a-z])${BEFORE} $`, 'u')
export const BEFORE_DAY = pattern(
  `(?<![a-z])${BEFORE} (?:(?:${WEEKDAY}),? )?(?<day>[12]?\\d|3[01]) (?:of )?(?<month>${MONTH})(?![a-z])${YEAR_AFTER}`,
)
/** Days. A trip needs as much notice as this in any case. */
const LEAST_NOTICE = 7
export function beforeDay(groups: Groups, today: string): TravelPeriod | null {
  const dayIn = (year: number) => findDay(year, monthNumber(groups.month ?? ''), Number(groups.day))
  const year = asYear(groups.year)
  const found = (year === null ? [yearOf(today), yearOf(today) + 1] : [year])
    .map(dayIn)
    .find((one) => one !== null && one > today)
  if (!found) return null
  const start = addDays(today, LEAST_NOTICE)
  const end = addDays(found, -1)
  return asRange({ start: start < end ? start : addDays(today, 1), end })
}

/** "A weekday in June before the 25th" */
const UNTIL_DAY = pattern(
  '(?<![a-z])(?:before|b4|voor|until|up to|tot)(?: the| die) (?<day>[12]?\\d|3[01])(?![\\d:/]| ?(?:km|min|hours?|learners|kids|kinders))',
)
export function untilDay(ideaText: IdeaText, period: TravelPeriod | null): TravelPeriod | null {
  if (period?.kind !== 'month') return period
  const [match] = matchesOf(ideaText.unread, UNTIL_DAY)
  const found = findDay(yearOf(period.start), monthOf(period.start), Number(match?.groups?.day ?? 0))
  if (!match || !found || found <= period.start || found > period.end) return period
  ideaText.noted.push(spanOf(match))
  return { ...period, end: addDays(found, -1), kind: 'range' }
}

/** "March, around the 22nd": the days about it. */
const AROUND_DAY = pattern(
  '(?<![a-z])(?:around|round about|about|circa|close to|near|omstreeks|rondom|omtrent)(?: the| die) (?<day>[12]?\\d|3[01])(?![\\d:/]| ?(?:km|min|hours?|learners|kids|kinders))',
)
const DAYS_AROUND = 4
export function aroundDay(ideaText: IdeaText, period: TravelPeriod | null): TravelPeriod | null {
  if (period?.kind !== 'month') return period
  const [match] = matchesOf(ideaText.unread, AROUND_DAY)
  const found = findDay(yearOf(period.start), monthOf(period.start), Number(match?.groups?.day ?? 0))
  if (!match || !found) return period
  ideaText.noted.push(spanOf(match))
  return { ...period, start: addDays(found, -DAYS_AROUND), end: addDays(found, DAYS_AROUND), kind: 'week' }
}
