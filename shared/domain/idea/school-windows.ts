import { findNextTerm, findTermOn, schoolHolidaysOf, termsOf, yearOf } from '../calendar.ts'
import type { Calendar } from '../catalogue/facts.ts'
import { MONTH } from './month-names.ts'
import { nthOf, nthWeek, WEEK_OF } from './nth-week.ts'
import { pattern } from './pattern.ts'
import { asYear, type Window, YEAR_AFTER } from './window.ts'

const HOLIDAY =
  '(?:school )?(?:holidays?|hols|vacation|vac|break|recess|vakansie|vakansies|skoolvakansie|skoolvakansies)(?![a-z])'
const HOLIDAY_NAMES: readonly [RegExp, string][] = [
  [/^(?:autumn|easter|march|april|first term|paas|herfs|maart|mar|apr)/u, 'Autumn'],
  [/^(?:winter|june|july|mid|junie|julie|jun|jul)/u, 'Winter'],
  [/^(?:spring|september|october|lente|oktober|sept|sep|oct|okt)/u, 'Spring'],
  [
    /^(?:summer|december|christmas|xmas|kers|somer|desember|dec|des|year-end|end of year|festive|november|january|jan)/u,
    'Summer',
  ],
]
const HOLIDAY_NAME =
  '(?:autumn|easter|paas|herfs|winter|mid-?year|midyear|mid year|spring|lente|summer|somer|christmas|xmas|kers|year-end|end of year|festive|january|jan|march|maart|april|june|junie|july|julie|september|sept|october|oktober|december|desember|november|dec|des|oct|okt|sep|jun|jul|mar|apr)'
export const NAMED_HOLIDAY = pattern(
  `${WEEK_OF}(?<![a-z])(?<name>${HOLIDAY_NAME})(?: ?[/&-] ?${MONTH})?[ -]?(?:20\\d\\d )?${HOLIDAY}${YEAR_AFTER}`,
)
export const ANY_HOLIDAY = pattern(
  `${WEEK_OF}(?<![a-z])(?:the |next |during |in |die |volgende |school ?){1,3}${HOLIDAY}${YEAR_AFTER}`,
)
export const TERM = pattern(
  `${WEEK_OF}(?<![a-z])(?:(?:term|kwartaal|trm|quarter) ?(?<number>[1-4])(?!\\d)|(?<ordinal>first|1st|eerste|second|2nd|tweede|third|3rd|derde|fourth|4th|vierde|1ste|2de|3de|4de|last|final) (?:school )?(?:term|kwartaal|quarter)|(?<relative>next|volgende|coming|this|hierdie|current) (?:school )?(?:term|kwartaal))(?![a-z])(?:,? (?:in |van )?(?:week|wk) ?(?<weekAfter>1[0-2]|[1-9])(?!\\d))?${YEAR_AFTER}`,
)

export function namedHoliday(
  groups: Record<string, string | undefined>,
  year: string | undefined,
  calendar: Calendar,
  today: string,
): Window | null {
  const season = HOLIDAY_NAMES.find(([form]) => form.test(groups.name ?? ''))?.[1]
  return holiday(groups, asYear(year), calendar, today, (name) => season !== undefined && name.startsWith(season))
}
export const anyHoliday = (
  groups: Record<string, string | undefined>,
  year: string | undefined,
  calendar: Calendar,
  today: string,
): Window | null => holiday(groups, asYear(year), calendar, today, () => true)

function holiday(
  groups: Record<string, string | undefined>,
  year: number | null,
  calendar: Calendar,
  today: string,
  fits: (name: string) => boolean,
): Window | null {
  const found = schoolHolidaysOf(calendar).find(
    (one) =>
      fits(one.name) && (year === null ? one.end > today : yearOf(one.start) === year || yearOf(one.end) === year),
  )
  return found ? { ...nthWeek(found, groups), label: found.name, kind: 'holiday' } : null
}

export function term(
  groups: Record<string, string | undefined>,
  year: string | undefined,
  calendar: Calendar,
  today: string,
): Window | null {
  const wanted = asYear(year)
  const number = groups.number !== undefined ? Number(groups.number) : nthOf(groups.ordinal)
  const found =
    groups.relative !== undefined
      ? /this|hierdie|current/u.test(groups.relative)
        ? (findTermOn(calendar, today) ?? findNextTerm(calendar, today))
        : findNextTerm(calendar, today)
      : termsOf(calendar).find(
          (one) =>
            one.term === (number === -1 ? 4 : number) && (wanted === null ? one.end > today : one.year === wanted),
        )
  if (!found) return null
  return { ...nthWeek({ start: found.start, end: found.end }, groups), label: `Term ${found.term}`, kind: 'term' }
}
