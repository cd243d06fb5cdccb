import { addDays, overlaps, schoolHolidaysOf, weekdayOf, yearOf, type DateRange } from '../calendar.ts'
import type { Calendar } from '../catalogue/school-year.ts'
import { MONTH, monthNumber } from './months-and-weekdays.ts'
import { PUBLIC_HOLIDAYS } from './data/named-days.ts'
import { anyOf, pattern } from './pattern.ts'

const WEEKEND = '(?:long[ -]?weekend|weekend|langnaweek|lang naweek|naweek)(?![a-z])'
const officialNames = new Map([
  ...PUBLIC_HOLIDAYS.flatMap(({ en, af, official }) => [...en, ...af].map((name) => [name, official] as const)),
  ['easter', 'Good Friday'] as const,
  ['paas', 'Good Friday'] as const,
])
const YEAR = '(?:,? (?:of |in )?(?<year>20\\d\\d))?'
export const LONG_WEEKEND = pattern(
  `(?<![a-z])(?:(?<name>${anyOf(...officialNames.keys())})(?: ?(?<before>20\\d\\d))? ?-?${WEEKEND}${YEAR}|(?:long[ -]?weekend|lang ?naweek) (?:in|of|van|at the end of) (?:the month of )?(?<month>${MONTH})(?![a-z])${YEAR.replace('<year>', '<monthYear>')}|(?<next>next|coming|volgende) (?:long[ -]?weekend|lang ?naweek)|(?<any>an?|one|1|any|some|'n|een|enige) (?:long[ -]?weekend|lang ?naweek))(?![a-z])`,
)

/** Of any long weekend, one that leaves time to prepare a trip is taken, and none of the summer holidays. */
const DAYS_TO_PREPARE = 60

/** The long weekend of a named holiday or month, or else the next one. */
export function longWeekend(
  groups: Record<string, string | undefined>,
  calendar: Calendar,
  today: string,
): (DateRange & { label: string; kind: 'week' }) | null {
  const year = Number(groups.year ?? groups.before ?? groups.monthYear) || null
  const official = groups.name === undefined ? null : (officialNames.get(groups.name) ?? null)
  const month = groups.month === undefined ? null : monthNumber(groups.month)
  const holidays = schoolHolidaysOf(calendar).filter(({ name }) => name.startsWith('Summer'))
  const suitsAny = (one: LongWeekend) =>
    one.start >= addDays(today, DAYS_TO_PREPARE) && holidays.every((holiday) => !overlaps(holiday, one))
  const found = longWeekendsOf(calendar).find(
    (one) =>
      (groups.any === undefined || suitsAny(one)) &&
      (year === null ? one.end > today : yearOf(one.start) === year) &&
      (official === null ? one.length > 2 : one.holidays.includes(official)) &&
      (month === null || Number(one.start.slice(5, 7)) === month || Number(one.end.slice(5, 7)) === month),
  )
  return found ? { start: found.start, end: found.end, label: 'the long weekend', kind: 'week' } : null
}

interface LongWeekend extends DateRange {
  holidays: string[]
  length: number
}

/** Weekends with the public holidays beside them; a holiday on a Wednesday belongs to no weekend. */
function longWeekendsOf(calendar: Calendar): LongWeekend[] {
  const weekends = new Map<string, LongWeekend>()
  for (const { date, name } of Object.values(calendar.public_holidays).flat()) {
    const weekday = weekdayOf(date)
    if (weekday === 3) continue
    const saturday = addDays(date, weekday < 3 ? -1 - weekday : 6 - weekday)
    const known = weekends.get(saturday)
    const start = [known?.start ?? saturday, date, saturday].toSorted()[0]!
    const end = [known?.end ?? saturday, date, addDays(saturday, 1)].toSorted().at(-1)!
    const length = (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1
    weekends.set(saturday, {
      start,
      end,
      length,
      holidays: [...(known?.holidays ?? []), name.replace(/ \(.*\)$/u, '')],
    })
  }
  return [...weekends.values()].toSorted((a, b) => (a.start < b.start ? -1 : 1))
}
