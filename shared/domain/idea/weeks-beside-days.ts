import {
  addDays,
  findDay,
  findNextTerm,
  findTermOn,
  monthOf,
  monthRange,
  weekdayOf,
  yearOf,
  type DateRange,
} from '../calendar.ts'
import type { Calendar } from '../catalogue/school-year.ts'
import { MARKED_DAYS, PUBLIC_HOLIDAYS } from './data/named-days.ts'
import { MONTH, monthNumber } from './months-and-weekdays.ts'
import { NTH, nthOf } from './ordinal-words.ts'
import { anyOf, pattern } from './pattern.ts'
import type { TravelPeriod } from './idea.ts'
import { asYear, YEAR_AFTER } from './written-year.ts'

type Groups = Record<string, string | undefined>

const DAYS = [...PUBLIC_HOLIDAYS, ...MARKED_DAYS]
/** "The work week", "a family week" and "good month" are of no day. */
const NO_PERIOD = new Set(["workers'", 'workers', 'werkers', 'family', 'gesins', 'good', 'braai', 'goeie vry'])
const DAY_NAMES = anyOf(...DAYS.flatMap(({ en, af }) => [...en, ...af]))
/** "Heritage week", "jeugmaand": called after a day. */
const DAY_STEMS = new Map(
  DAYS.flatMap((day) =>
    [...day.en, ...day.af].map((name) => [/^(.{4,}?) ?(?:day|dag)$/u.exec(name)?.[1], day] as const),
  ),
)
const STEM_NAMES = anyOf(
  ...[...DAY_STEMS.keys()].filter((stem): stem is string => stem !== undefined && !NO_PERIOD.has(stem)),
)
const DATE = `(?<day>[12]?\\d|3[01]) (?:of )?(?<month>${MONTH})`
/** "Die week voor 16 Junie", "the week after Heritage Day" */
export const WEEK_BESIDE = pattern(
  `(?<![a-z])(?:the |die |in )?(?:week|wk) (?<side>before|after|following|voor|na) (?:the |die )?(?:${DATE}|(?<named>${DAY_NAMES}))(?![a-z])${YEAR_AFTER}`,
)
/** "Freedom Day week", "die week van Erfenisdag", also with the day's date in brackets after some words. */
export const WEEK_OF_NAMED = pattern(
  `(?<![a-z])(?:(?:the |die )?(?:week|wk) (?:of|van) (?:the |die )?(?<named>${DAY_NAMES})(?! ?(?:week|weekend|naweek))|(?<before>${DAY_NAMES})[ -]?(?:week|wk)|(?<stem>${STEM_NAMES})[ -]?(?:week|wk))(?![a-z])${YEAR_AFTER}`,
)
/** "Heritage month", "in vrouemaand" */
export const MONTH_OF_NAMED = pattern(`(?<![a-z])(?<stem>${STEM_NAMES})[ -]?(?:month|maand)(?![a-z])${YEAR_AFTER}`)
/** "1st or 2nd weekend after schools reopen" */
export const AFTER_OPENING = pattern(
  `(?<![a-z0-9])(?<nth>${NTH})(?: ?(?:or|of|/|and|en|-) ?(?<last>${NTH}))? (?<unit>week|weekend|naweek) (?:after|na|of|from|van) (?:the |die )?(?:schools?|skole|skool|term|kwartaal) (?:re-?opens?|opens?|starts?|begins?|begin|(?:weer )?open(?:maak)?|heropen)(?:,? (?:in )?(?<month>${MONTH}))?(?![a-z])${YEAR_AFTER}`,
)

const dayOf = (groups: Groups, calendar: Calendar, year: number): string | null => {
  const name = groups.named ?? groups.before
  if (name === undefined && groups.stem === undefined)
    return findDay(year, monthNumber(groups.month ?? ''), Number(groups.day))
  const found =
    name === undefined ? DAY_STEMS.get(groups.stem) : DAYS.find(({ en, af }) => en.includes(name) || af.includes(name))
  if (found === undefined) return null
  return 'official' in found
    ? (calendar.public_holidays[String(year)]?.find((one) => one.name === found.official)?.date ?? null)
    : findDay(year, found.month, found.day)
}
/** The day in the written year, else the next one. */
const nextDay = (groups: Groups, calendar: Calendar, today: string): string | null => {
  const year = asYear(groups.year)
  const years = year === null ? [yearOf(today), yearOf(today) + 1] : [year]
  return years.map((one) => dayOf(groups, calendar, one)).find((day) => day && (year !== null || day > today)) ?? null
}
const asWeek = (range: DateRange, label: string): TravelPeriod => ({ ...range, label, kind: 'week' })

/** The seven days before or after a day. */
export function weekBeside(match: RegExpExecArray, calendar: Calendar, today: string): TravelPeriod | null {
  const groups = match.groups ?? {}
  const day = nextDay(groups, calendar, today)
  if (day === null) return null
  return /before|voor/u.test(groups.side ?? '')
    ? asWeek({ start: addDays(day, -7), end: addDays(day, -1) }, match[0])
    : asWeek({ start: addDays(day, 1), end: addDays(day, 7) }, match[0])
}

/** The week, from Monday to Sunday, that holds a named day. */
export function weekOfNamed(match: RegExpExecArray, calendar: Calendar, today: string): TravelPeriod | null {
  const day = nextDay(match.groups ?? {}, calendar, today)
  if (day === null) return null
  const monday = addDays(day, 1 - weekdayOf(day))
  return asWeek({ start: monday, end: addDays(monday, 6) }, match[0])
}

/** The month that holds a named day. */
export function monthOfNamed(match: RegExpExecArray, calendar: Calendar, today: string): TravelPeriod | null {
  const day = nextDay(match.groups ?? {}, calendar, today)
  return day === null ? null : { ...monthRange(yearOf(day), monthOf(day)), label: match[0], kind: 'month' }
}

const FRIDAY = 5
/** Weeks and weekends, the first of which begins with or after the first day of a term. */
export function afterOpening(match: RegExpExecArray, calendar: Calendar, today: string): TravelPeriod | null {
  const { nth, last, unit, month, year: written } = match.groups ?? {}
  const year = asYear(written)
  const firstOfMonth = (one: number) => findDay(one, monthNumber(month ?? ''), 1)
  const ahead = firstOfMonth(yearOf(today))
  const near =
    month === undefined
      ? today
      : ((year !== null ? firstOfMonth(year) : ahead && ahead > today ? ahead : firstOfMonth(yearOf(today) + 1)) ??
        today)
  const opening = findTermOn(calendar, near)?.start ?? ''
  const start = opening >= near ? opening : (findNextTerm(calendar, near)?.start ?? null)
  const [first, final] = [nthOf(nth) ?? 1, nthOf(last) ?? nthOf(nth) ?? 1]
  if (start === null || first < 1 || final < first) return null
  const isWeek = unit === 'week'
  const begin = isWeek ? start : addDays(start, (FRIDAY - weekdayOf(start) + 7) % 7)
  return asWeek(
    { start: addDays(begin, 7 * (first - 1)), end: addDays(begin, 7 * (final - 1) + (isWeek ? 6 : 2)) },
    match[0],
  )
}
