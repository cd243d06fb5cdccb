import { MONTHS, WEEKDAYS } from './data/months-and-weekdays.ts'

const monthNumbers = new Map(
  MONTHS.flatMap(({ month, en, af, nguni }) => [...en, ...af, ...nguni].map((name) => [name, month] as const)),
)
const weekdayNumbers = new Map(
  WEEKDAYS.flatMap(({ weekday, en, af, nguni = [] }) =>
    [...en, ...af, ...nguni].map((name) => [name, weekday] as const),
  ),
)
const oneOf = (names: readonly string[]) => `(?:${names.toSorted((a, b) => b.length - a.length).join('|')})`

export const MONTH = oneOf([...monthNumbers.keys()])
/** 1 is January; 0 for any other word. */
export const monthNumber = (name: string): number => monthNumbers.get(name) ?? 0

/** Short forms that are also words ("do", "so") are not a weekday on their own. */
export const WEEKDAY = oneOf([...weekdayNumbers.keys()].filter((name) => name.length > 2))
/** 1 is Monday; 0 for any other word. */
export const weekdayNumber = (name: string): number => weekdayNumbers.get(name) ?? 0
