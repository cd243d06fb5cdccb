import { addDays, weekdayOf, type DateRange } from '../calendar.ts'
import { NTH, nthOf } from './ordinal-words.ts'

/** "The second week of", before a month, a term or a holiday. */
export const WEEK_OF = `(?:(?:(?:the |die )?(?<nth>${NTH})(?: (?:or|of|and|en|/) (?<lastNth>${NTH}))?(?: (?<weeks>[2-4]))? (?:full )?(?:weeks?|weke)|weeks? (?<weekNumber>[1-9]|1[0-2])(?: ?(?:or|of|to|tot|and|en|/|-) ?(?<lastWeek>[1-9]|1[0-2])(?!\\d))?) (?:(?:of|in|van|into) (?:the |die )?)?)`

/** The week of a month, a term or a holiday. Weeks run from Monday to Sunday; the first one holds the first day that is not on a weekend. */
export function nthWeek(range: DateRange, groups: Record<string, string | undefined>): DateRange {
  const number = groups.weekNumber ?? groups.weekAfter
  const nth = number !== undefined ? Number(number) : nthOf(groups.nth)
  if (nth === null) return range
  const weekday = weekdayOf(range.start)
  const firstMonday = weekday >= 6 ? addDays(range.start, 8 - weekday) : addDays(range.start, 1 - weekday)
  const lastMonday = addDays(range.end, 1 - weekdayOf(range.end))
  const more = 7 * (Number(groups.weeks ?? 1) - 1)
  // A last week of one or two days belongs to the week before it.
  const lastWeek = weekdayOf(range.end) < 3 ? addDays(lastMonday, -7) : lastMonday
  const monday = nth < 0 ? addDays(lastWeek, 7 * (nth + 1) - more) : addDays(firstMonday, 7 * (nth - 1))
  if (monday > range.end) return range
  const lastNth = nthOf(groups.lastNth) ?? Number(groups.lastWeek ?? nth)
  const sunday = nth === -1 ? range.end : addDays(monday, 6 + more + (lastNth > nth ? 7 * (lastNth - nth) : 0))
  return { start: monday < range.start ? range.start : monday, end: sunday > range.end ? range.end : sunday }
}
