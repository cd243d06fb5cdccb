import { addDays, weekdayOf, type DateRange } from '../calendar.ts'

const NTH: Record<string, number> = {
  first: 1,
  '1st': 1,
  eerste: 1,
  second: 2,
  '2nd': 2,
  '2de': 2,
  tweede: 2,
  third: 3,
  '3rd': 3,
  '3de': 3,
  derde: 3,
  fourth: 4,
  '4th': 4,
  '4de': 4,
  vierde: 4,
  last: -1,
  laaste: -1,
  final: -1,
  '1ste': 1,
  1: 1,
  2: 2,
  3: 3,
  4: 4,
}
const NTH_WORD = `(?<nth>${Object.keys(NTH)
  .filter((word) => !/^\d$/u.test(word))
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`
/** "The second week of", before a month, a term or a holiday. */
export const WEEK_OF = `(?:(?:(?:the |die )?${NTH_WORD} (?:full )?(?:week|weke)|week (?<weekNumber>[1-9]|1[0-2])) (?:of|in|van|into) (?:the |die )?)?`

/** First is 1, last is -1; null for any other word. */
export const nthOf = (word: string | undefined): number | null => NTH[word ?? ''] ?? null

/** Weeks run Monday to Sunday; the first is the one of the first Monday, or of the first day where that is a weekday. */
export function nthWeek(range: DateRange, groups: Record<string, string | undefined>): DateRange {
  const number = groups.weekNumber ?? groups.weekAfter
  const nth = number !== undefined ? Number(number) : nthOf(groups.nth)
  if (nth === null) return range
  const weekday = weekdayOf(range.start)
  const firstMonday = weekday >= 6 ? addDays(range.start, 8 - weekday) : addDays(range.start, 1 - weekday)
  const lastMonday = addDays(range.end, 1 - weekdayOf(range.end))
  const monday = nth === -1 ? lastMonday : addDays(firstMonday, 7 * (nth - 1))
  if (monday > range.end) return range
  const sunday = addDays(monday, 6)
  return { start: monday < range.start ? range.start : monday, end: sunday > range.end ? range.end : sunday }
}
