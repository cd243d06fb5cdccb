import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { schoolHolidaysOf } from '../calendar.ts'
import { MONTHS, WEEKDAYS } from './data/months-and-weekdays.ts'
import { PUBLIC_HOLIDAYS } from './data/named-days.ts'
import { MULTIPLIERS, NUMBER_WORDS } from './data/number-words.ts'
import { PHASES } from './data/phases.ts'
import { SCHOOL_HOLIDAYS } from './data/school-holidays.ts'
import { IdeaText } from './idea-text.ts'
import { monthNumber } from './months-and-weekdays.ts'
import { normalise } from './normalise.ts'
import { readNamedDay } from './named-days.ts'

const { calendar } = readFacts()
const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at)

describe('the tables of days and numbers', () => {
  it('have the calendar’s names of public holidays, in every year of the calendar', () => {
    for (const holidays of Object.values(calendar.public_holidays)) {
      const names = holidays.map(({ name }) => name)
      expect(PUBLIC_HOLIDAYS.filter(({ official }) => !names.includes(official))).toEqual([])
    }
  })
  it.each(PUBLIC_HOLIDAYS.flatMap(({ en, af, official }) => [...en, ...af].map((name) => [name, official] as const)))(
    '%j is %j',
    (name, official) => {
      const [date] = calendar.public_holidays['2027']!.filter((one) => one.name === official).map((one) => one.date)
      expect(readNamedDay(new IdeaText(`${name} 2027`), calendar, '2026-11-21')).toBe(date)
    },
  )
  it('have school holidays by the season at the start of their name in the calendar', () => {
    const official = schoolHolidaysOf(calendar).map(({ name }) => name)
    for (const { season } of SCHOOL_HOLIDAYS) expect(official.some((name) => name.startsWith(season))).toBe(true)
    expect(
      twice(SCHOOL_HOLIDAYS.flatMap(({ season, en, af }) => [...new Set([...en, ...af])].map((n) => n + season))),
    ).toEqual([])
  })
  it('have all months and weekdays, and no word twice', () => {
    expect([...new Set(MONTHS.map(({ month }) => month))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(WEEKDAYS.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(twice(MONTHS.flatMap(({ en, af, nguni }) => [...en, ...af, ...nguni]))).toEqual([])
    expect(twice(WEEKDAYS.flatMap(({ en, af }) => [...en, ...af]))).toEqual([])
  })
  it.each(['janurary', 'febuary', 'setpember', 'ocotber', 'novmber', 'decemeber'])(
    'need no row for %s, a slip of one letter in a long name',
    (slip) => expect(monthNumber(normalise(slip).text)).toBeGreaterThan(0),
  )
  it('have no number word twice', () => {
    expect(twice([...NUMBER_WORDS, ...MULTIPLIERS].flatMap(({ en, af }) => [...en, ...af]))).toEqual([])
    expect(twice(NUMBER_WORDS.flatMap(({ ordinal }) => (ordinal ? [ordinal.en, ordinal.af] : [])))).toEqual([])
  })
  it('have the phases in order', () => {
    PHASES.slice(1).forEach(({ min }, at) => expect(min).toBe(PHASES[at]!.max + 1))
  })
})
