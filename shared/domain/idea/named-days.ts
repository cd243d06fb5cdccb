import { findDay, yearOf } from '../calendar.ts'
import type { Calendar } from '../catalogue/facts.ts'
import { pattern } from './pattern.ts'
import type { Reading } from './reading.ts'

/** Public holidays by how people call them, with the name the calendar uses. */
export const PUBLIC_HOLIDAYS: readonly [string, string][] = [
  ['heritage day|erfenisdag|braai day', 'Heritage Day'],
  ['youth day|jeugdag', 'Youth Day'],
  ["(?:national )?women'?s day|vrouedag", "National Women's Day"],
  ['freedom day|vryheidsdag', 'Freedom Day'],
  ['human rights day|menseregtedag', 'Human Rights Day'],
  ["workers'? day|werkersdag", "Workers' Day"],
  ['day of reconciliation|reconciliation day|versoeningsdag', 'Day of Reconciliation'],
  ['good friday|goeie vrydag', 'Good Friday'],
]
/** Days that are kept each year without being public holidays: month and day. */
const KEPT: readonly [string, number, number][] = [
  ['mandela day', 7, 18],
  ['africa day', 5, 25],
  ['world environment day', 6, 5],
  ['arbor day', 9, 1],
]
const YEAR = '(?! (?:20\\d\\d )?(?:long |lang ?)?(?:weekend|naweek|month|week))[ ,]{0,2}(20\\d\\d)?'
const rule = (names: string) => pattern(`(?<![a-z])(?:${names})(?![a-z])${YEAR}`)

/** The day of a trip on "Heritage Day 2027": the next one where no year is written. */
export function readNamedDay(reading: Reading, calendar: Calendar, today: string): string | null {
  let day: string | null = null
  const readers: [RegExp, (year: number) => string | null][] = [
    ...PUBLIC_HOLIDAYS.map(([names, official]): [RegExp, (year: number) => string | null] => [
      rule(names),
      (year) => calendar.public_holidays[String(year)]?.find(({ name }) => name === official)?.date ?? null,
    ]),
    ...KEPT.map(([names, month, date]): [RegExp, (year: number) => string | null] => [
      rule(names),
      (year) => findDay(year, month, date),
    ]),
  ]
  for (const [names, dayIn] of readers) {
    reading.take(names, (match) => {
      if (day !== null) return false
      const years = match[1] === undefined ? [yearOf(today), yearOf(today) + 1] : [Number(match[1])]
      day = years.map(dayIn).find((one) => one !== null && (match[1] !== undefined || one > today)) ?? null
      if (day !== null) reading.noteMatch('startDate', match, 0.75)
      return day !== null
    })
  }
  return day
}
