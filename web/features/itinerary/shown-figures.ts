import { GRAMMAR } from '#shared/domain/itinerary/language/grammar'
import type { Language } from '#shared/domain/language'
import { centsOfRand, formatCents, formatRand } from '#shared/domain/money'

/*
 * The formats of amounts, dates and times on this page. Without Intl, because its data differ between the server
 * and browsers, and both must print exactly the same.
 */
const SPACE = '\u00a0'
const inOneLine = (text: string) => text.replaceAll(' ', SPACE)

/** "R4 830": whole rand, for a price that is an estimate. */
export const shownRand = (rand: number): string => formatRand(centsOfRand(rand))
/** "R4 830.50": to the cent, for an exact amount. */
const shownSum = (rand: number): string => formatCents(centsOfRand(rand))
/** "R4 830.00": always with cents, for a column of amounts. */
export function shownCents(rand: number): string {
  const sum = shownSum(rand)
  return sum.includes('.') ? sum : `${sum}.00`
}

/** "Mon 5 July": a day of a trip, without the year. */
export const shownWeekday = (day: string, language: Language = 'en'): string =>
  inOneLine(GRAMMAR[language].weekday(day))
/** "5 to 9 July 2027". */
export const shownDates = (start: string, end: string, language: Language = 'en'): string =>
  GRAMMAR[language].range(start, end)

const SAST_MS = 2 * 3_600_000
/** The South African day of an instant: "21 November 2026". */
export const shownDayOf = (instant: string, language: Language = 'en'): string =>
  inOneLine(GRAMMAR[language].day(new Date(Date.parse(instant) + SAST_MS).toISOString().slice(0, 10)))

/** "40 min", "2 h", "6 h 30 min". */
export const shownMinutes = (minutes: number, language: Language = 'en'): string =>
  inOneLine(GRAMMAR[language].hours(minutes))

/** "1 270 km". */
export const shownKm = (km: number): string => `${formatCents(Math.round(km) * 100).slice(1)}${SPACE}km`

/** Minutes between two times of one day, `HH:MM`. */
export const minutesBetween = (start: string, end: string): number => minuteOf(end) - minuteOf(start)
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** "1 learner", "45 learners". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count}${SPACE}${count === 1 ? one : many}`

/** "Days 1, 2 and 4". */
export function shownDayNumbers(days: readonly number[]): string {
  if (days.length === 1) return `Day${SPACE}${days[0]}`
  return `Days${SPACE}${days.slice(0, -1).join(', ')} and ${days.at(-1)}`
}
