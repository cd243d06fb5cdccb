import { findNextTerm, findTermOn, schoolHolidaysOf, termsOf, yearOf } from '../calendar.ts'
import type { Calendar } from '../catalogue/school-year.ts'
import { MONTH } from './months-and-weekdays.ts'
import { nthWeek, WEEK_OF } from './nth-week.ts'
import { NTH, nthOf } from './ordinal-words.ts'
import { SCHOOL_HOLIDAYS } from './data/school-holidays.ts'
import { anyOf, pattern } from './pattern.ts'
import type { TravelPeriod } from './idea.ts'
import { asYear, YEAR_AFTER } from './written-year.ts'

export const HOLIDAY =
  '(?:school )?(?:holidays?|hols|vacation|vac|break|recess|vakansie|vakansies|skoolvakansie|skoolvakansies)(?![a-z])'
const seasons = new Map(
  SCHOOL_HOLIDAYS.flatMap(({ season, en, af }) => [...en, ...af].map((name) => [name, season] as const)),
)
export const holidayNames = anyOf(...seasons.keys())
/** Whether a holiday of the calendar has a name in words; any has none. */
export const isHolidayCalled = (official: string, name: string | undefined): boolean => {
  const season = seasons.get(name ?? '')
  return name === undefined || (season !== undefined && official.startsWith(season))
}
export const NAMED_HOLIDAY = pattern(
  `${WEEK_OF}?(?<![a-z])(?<name>${holidayNames})(?: ?[/&-] ?${MONTH})?[ -]?(?:20\\d\\d )?${HOLIDAY}${YEAR_AFTER}`,
)
export const ANY_HOLIDAY = pattern(
  `${WEEK_OF}?(?<![a-z])(?:the |next |during |in |die |volgende |school ?){1,3}${HOLIDAY}${YEAR_AFTER}`,
)
export const TERM = pattern(
  `${WEEK_OF}?(?<![a-z])(?:(?:term|kwartaal|trm|quarter) ?(?<number>[1-4])(?!\\d)|(?<ordinal>${NTH}) (?:school )?(?:term|kwartaal|quarter)|(?<relative>next|volgende|coming|this|hierdie|current) (?:school )?(?:term|kwartaal))(?![a-z])(?:,? (?:in |van )?(?:week|wk) ?(?<weekAfter>1[0-2]|[1-9])(?!\\d))?${YEAR_AFTER}`,
)

export const namedHoliday = (
  groups: Record<string, string | undefined>,
  calendar: Calendar,
  today: string,
): TravelPeriod | null => holiday(groups, calendar, today, (name) => isHolidayCalled(name, groups.name ?? ''))
export const anyHoliday = (
  groups: Record<string, string | undefined>,
  calendar: Calendar,
  today: string,
): TravelPeriod | null => holiday(groups, calendar, today, () => true)

function holiday(
  groups: Record<string, string | undefined>,
  calendar: Calendar,
  today: string,
  fits: (name: string) => boolean,
): TravelPeriod | null {
  const year = asYear(groups.year)
  const found = schoolHolidaysOf(calendar).find(
    (one) =>
      fits(one.name) &&
      (year === null ? nthWeek(one, groups).end > today : yearOf(one.start) === year || yearOf(one.end) === year),
  )
  return found ? { ...nthWeek(found, groups), label: found.name, kind: 'holiday' } : null
}

export function term(
  groups: Record<string, string | undefined>,
  calendar: Calendar,
  today: string,
): TravelPeriod | null {
  const wanted = asYear(groups.year)
  const number = groups.number !== undefined ? Number(groups.number) : nthOf(groups.ordinal)
  const found =
    groups.relative !== undefined
      ? /this|hierdie|current/u.test(groups.relative)
        ? (findTermOn(calendar, today) ?? findNextTerm(calendar, today))
        : findNextTerm(calendar, today)
      : termsOf(calendar).find(
          (one) =>
            one.term === (number === -1 ? 4 : number) &&
            (wanted === null ? nthWeek(one, groups).end > today : one.year === wanted),
        )
  if (!found) return null
  return { ...nthWeek({ start: found.start, end: found.end }, groups), label: `Term ${found.term}`, kind: 'term' }
}
