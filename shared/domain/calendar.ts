import type { Calendar, SchoolTerm } from './catalogue/school-year.ts'

/**
 * Days are ISO strings ("2027-05-20"), which sort by date. Arithmetic uses whole days since 1970, so that time zones
 * and clock changes have no effect.
 */
export interface DateRange {
  start: string
  end: string
}
export interface Term extends DateRange {
  year: number
  term: number
}
export interface SchoolHoliday extends DateRange {
  year: number
  name: string
}

export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
export const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const DAY_MS = 86_400_000

/** Days that are kept with their numbers: a plan asks for the same few hundred again and again. */
const MOST_DAYS = 5000
const numbers = new Map<string, number>()
const days = new Map<number, string>()
/** Whole days since 1 January 1970. */
function dayNumber(day: string): number {
  const known = numbers.get(day)
  if (known !== undefined) return known
  const number = Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS)
  if (numbers.size >= MOST_DAYS) numbers.clear()
  numbers.set(day, number)
  return number
}
function dayFromNumber(number: number): string {
  const known = days.get(number)
  if (known !== undefined) return known
  const day = new Date(number * DAY_MS).toISOString().slice(0, 10)
  if (days.size >= MOST_DAYS) days.clear()
  days.set(number, day)
  return day
}
export const addDays = (day: string, count: number): string => dayFromNumber(dayNumber(day) + count)
/** Nights between two days: 0 for the same day, negative if `end` is before `start`. */
export const daysBetween = (start: string, end: string): number => dayNumber(end) - dayNumber(start)
/** Days of a trip, first and last included: 29 to 31 August is 3. */
export const tripDays = (start: string, end: string): number => daysBetween(start, end) + 1
/** 1 = Monday … 7 = Sunday. */
export const weekdayOf = (day: string): number => ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1
export const yearOf = (day: string): number => Number(day.slice(0, 4))
/** 1 = January … 12 = December. */
export const monthOf = (day: string): number => Number(day.slice(5, 7))
const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The ISO day, or null if the calendar has no such day (31 April). */
export function findDay(year: number, month: number, day: number): string | null {
  if (![year, month, day].every(Number.isInteger)) return null
  if (year < 1000 || year > 9999 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

export function isDay(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return parts !== null && findDay(Number(parts[1]), Number(parts[2]), Number(parts[3])) !== null
}

const isWithin = (day: string, range: DateRange): boolean => range.start <= day && day <= range.end
export const overlaps = (a: DateRange, b: DateRange): boolean => a.start <= b.end && b.start <= a.end

export function monthRange(year: number, month: number): DateRange {
  const name = `${year}-${String(month).padStart(2, '0')}`
  return { start: `${name}-01`, end: `${name}-${daysInMonth(year, month)}` }
}

/**
 * The same day of a later month, or the last day of that month if it is shorter: one month after 31 January is 28
 * February.
 */
export function addMonths(day: string, count: number): string {
  const months = yearOf(day) * 12 + monthOf(day) - 1 + count
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1]
  const date = Math.min(Number(day.slice(8)), daysInMonth(year, month))
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}

/** Whole months from one day to another: none to a day less than a month later. */
export function monthsBetween(start: string, end: string): number {
  const months = yearOf(end) * 12 + monthOf(end) - yearOf(start) * 12 - monthOf(start)
  return Math.max(0, addMonths(start, months) <= end ? months : months - 1)
}

/** "5 July 2027". */
export const formatDay = (day: string): string =>
  `${Number(day.slice(8))} ${MONTH_NAMES[monthOf(day) - 1]} ${yearOf(day)}`

/**
 * "29 to 31 August 2025", "30 April to 2 May 2027", "30 December 2027 to 2 January 2028"; a range of one day is a
 * single date.
 */
export function formatRange(start: string, end: string): string {
  if (start === end) return formatDay(start)
  if (start.slice(0, 7) === end.slice(0, 7)) return `${Number(start.slice(8))} to ${formatDay(end)}`
  if (yearOf(start) === yearOf(end)) return `${formatDay(start).slice(0, -5)} to ${formatDay(end)}`
  return `${formatDay(start)} to ${formatDay(end)}`
}

const termsBy = new WeakMap<Calendar, readonly Term[]>()
/** All school terms of the calendar, in order; kept, because each day of a year may be looked for in them. */
export function termsOf(calendar: Calendar): readonly Term[] {
  const known = termsBy.get(calendar)
  if (known) return known
  const terms = calendar.school_years
    .flatMap((school) => school.terms.map((term) => ({ year: school.year, ...termRange(term) })))
    .toSorted((a, b) => a.start.localeCompare(b.start))
  termsBy.set(calendar, terms)
  return terms
}
const termRange = (term: SchoolTerm) => ({ term: term.term, start: term.learners_start, end: term.learners_end })

/** All school holidays of the calendar, in order; the summer holiday belongs to the year in which it begins. */
export const schoolHolidaysOf = (calendar: Calendar): SchoolHoliday[] =>
  calendar.school_years
    .flatMap(({ year, school_holidays }) => school_holidays.map(({ name, start, end }) => ({ year, name, start, end })))
    .toSorted((a, b) => a.start.localeCompare(b.start))

export const findTerm = (calendar: Calendar, year: number, term: number): Term | null =>
  termsOf(calendar).find((one) => one.year === year && one.term === term) ?? null
export const findTermOn = (calendar: Calendar, day: string): Term | null =>
  termsOf(calendar).find((term) => isWithin(day, term)) ?? null
/** The first term that begins after `day`. */
export const findNextTerm = (calendar: Calendar, day: string): Term | null =>
  termsOf(calendar).find((term) => term.start > day) ?? null
export const findSchoolHolidayOn = (calendar: Calendar, day: string): SchoolHoliday | null =>
  schoolHolidaysOf(calendar).find((holiday) => isWithin(day, holiday)) ?? null

/** The name of the public holiday, or null on other days and outside the years of the calendar. */
export const findPublicHoliday = (calendar: Calendar, day: string): string | null =>
  calendar.public_holidays[day.slice(0, 4)]?.find(({ date }) => date === day)?.name ?? null

/** The day itself or the nearest before it that is neither at a weekend nor a public holiday. */
export function lastWorkingDay(calendar: Calendar, day: string): string {
  let found = day
  while (weekdayOf(found) > 5 || findPublicHoliday(calendar, found) !== null) found = addDays(found, -1)
  return found
}

/** A weekday in term that is neither a public holiday nor a day on which schools are closed. */
export const isSchoolDay = (calendar: Calendar, day: string): boolean =>
  weekdayOf(day) <= 5 &&
  findTermOn(calendar, day) !== null &&
  findPublicHoliday(calendar, day) === null &&
  !calendar.school_years.some(({ special_school_holidays }) => special_school_holidays.includes(day))
