import { addDays, weekdayOf, yearOf, type DateRange } from '../calendar.ts'
import type { Calendar } from '../catalogue/facts.ts'
import { MONTH, monthNumber } from './month-names.ts'
import { PUBLIC_HOLIDAYS } from './named-days.ts'
import { pattern } from './pattern.ts'

const WEEKEND = '(?:long[ -]?weekend|weekend|langnaweek|lang naweek|naweek)(?![a-z])'
const NAMES = PUBLIC_HOLIDAYS.map(([names]) => names).join('|')
const YEAR = '(?:,? (?:of |in )?(?<year>20\\d\\d))?'
export const LONG_WEEKEND = pattern(
  `(?<![a-z])(?:(?<name>${NAMES}|easter|paas)(?: ?(?<before>20\\d\\d))? ?-?${WEEKEND}${YEAR}|(?:long[ -]?weekend|lang ?naweek) (?:in|of|van|at the end of) (?:the month of )?(?<month>${MONTH})(?![a-z])${YEAR.replace('<year>', '<monthYear>')}|(?<next>next|coming|volgende) (?:long[ -]?weekend|lang ?naweek))`,
)

/** The long weekend that is meant: by the holiday's name, by the month, or the next one. */
export function longWeekend(
  groups: Record<string, string | undefined>,
  calendar: Calendar,
  today: string,
): (DateRange & { label: string; kind: 'week' }) | null {
  const year = Number(groups.year ?? groups.before ?? groups.monthYear) || null
  const official = groups.name === undefined ? null : officialName(groups.name)
  const month = groups.month === undefined ? null : monthNumber(groups.month)
  const found = longWeekendsOf(calendar).find(
    (one) =>
      (year === null ? one.end > today : yearOf(one.start) === year) &&
      (official === null ? one.length > 2 : one.holidays.includes(official)) &&
      (month === null || Number(one.start.slice(5, 7)) === month || Number(one.end.slice(5, 7)) === month),
  )
  return found ? { start: found.start, end: found.end, label: 'the long weekend', kind: 'week' } : null
}

const officialName = (name: string): string =>
  /^(?:easter|paas)$/u.test(name)
    ? 'Good Friday'
    : (PUBLIC_HOLIDAYS.find(([names]) => new RegExp(`^(?:${names})$`, 'u').test(name))?.[1] ?? name)

interface LongWeekend extends DateRange {
  holidays: string[]
  length: number
}

/** Free days from before or after a weekend with a public holiday; a holiday on a Wednesday makes none. */
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
