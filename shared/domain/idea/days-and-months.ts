import { MONTHS, WEEKDAYS } from './data/months-and-weekdays.ts'

const NAMES = [...MONTHS, ...WEEKDAYS].flatMap(({ en, af }) => [...en, ...af])
const LEAST = 3

/** A day of the week or a month, written out or cut short: "Thurs", "Sept", "Woe". */
export const isDayOrMonth = (word: string): boolean =>
  NAMES.includes(word) ||
  (word.length >= LEAST && NAMES.some((name) => name.length > word.length && name.startsWith(word)))
