import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFacts } from '../../scripts/catalogue/read-facts.ts'
import {
  addDays,
  daysBetween,
  findDay,
  findNextTerm,
  findPublicHoliday,
  findSchoolHolidayOn,
  findTerm,
  findTermOn,
  formatDay,
  formatRange,
  isDay,
  isSchoolDay,
  monthRange,
  schoolHolidaysOf,
  termsOf,
  tripDays,
  weekdayOf,
} from './calendar.ts'

const { calendar } = readFacts()
const anyDay = fc.integer({ min: -10_000, max: 40_000 }).map((offset) => addDays('2000-01-01', offset))

describe('day arithmetic', () => {
  it('crosses months, leap days and years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  })
  it('converts days to numbers and back', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -900, max: 900 }), (day, count) => {
        const moved = addDays(day, count)
        expect(daysBetween(day, moved)).toBe(count)
        expect(addDays(moved, -count)).toBe(day)
        expect(Math.sign(moved.localeCompare(day))).toBe(Math.sign(count))
      }),
    )
  })
  it('counts the first and the last day of a trip', () => {
    expect(tripDays('2025-08-29', '2025-08-31')).toBe(3)
    expect(tripDays('2027-05-20', '2027-05-20')).toBe(1)
  })
  it('names the weekday, Monday first', () => {
    expect(weekdayOf('2026-11-21')).toBe(6)
    expect(weekdayOf('2027-09-09')).toBe(4)
    expect(weekdayOf('1969-12-31')).toBe(3)
    fc.assert(fc.property(anyDay, (day) => weekdayOf(addDays(day, 7)) === weekdayOf(day)))
  })
  it('refuses days that do not exist', () => {
    expect(findDay(2027, 4, 31)).toBeNull()
    expect(findDay(2027, 2, 29)).toBeNull()
    expect(findDay(2028, 2, 29)).toBe('2028-02-29')
    expect(isDay('2027-13-01')).toBe(false)
    expect(isDay('2027-1-1')).toBe(false)
    fc.assert(fc.property(anyDay, isDay))
  })
  it('knows the ends of a month', () => {
    expect(monthRange(2027, 2)).toEqual({ start: '2027-02-01', end: '2027-02-28' })
    expect(monthRange(2027, 11)).toEqual({ start: '2027-11-01', end: '2027-11-30' })
  })
})

describe('days in words', () => {
  it('formats a day in the South African way', () => expect(formatDay('2027-07-05')).toBe('5 July 2027'))
  it('does not repeat the month or year of a range', () => {
    expect(formatRange('2025-08-29', '2025-08-31')).toBe('29 to 31 August 2025')
    expect(formatRange('2027-04-30', '2027-05-02')).toBe('30 April to 2 May 2027')
    expect(formatRange('2027-12-30', '2028-01-02')).toBe('30 December 2027 to 2 January 2028')
    expect(formatRange('2027-05-20', '2027-05-20')).toBe('20 May 2027')
  })
})

describe('the school year', () => {
  it('finds terms by number, by day, and the next one', () => {
    expect(findTerm(calendar, 2027, 2)).toEqual({ year: 2027, term: 2, start: '2027-04-06', end: '2027-06-25' })
    expect(findTerm(calendar, 2031, 1)).toBeNull()
    expect(findTermOn(calendar, '2027-05-20')?.term).toBe(2)
    expect(findTermOn(calendar, '2027-07-05')).toBeNull()
    expect(findNextTerm(calendar, '2026-11-21')).toMatchObject({ year: 2027, term: 1 })
  })
  it('has terms and holidays that do not overlap', () => {
    const spans = [...termsOf(calendar), ...schoolHolidaysOf(calendar)].toSorted((a, b) =>
      a.start.localeCompare(b.start),
    )
    spans.slice(1).forEach((span, index) => expect(span.start > spans[index]!.end).toBe(true))
  })
  it('finds the holiday a day falls in', () => {
    expect(findSchoolHolidayOn(calendar, '2027-07-05')?.name).toBe('Winter school holiday')
    expect(findSchoolHolidayOn(calendar, '2027-05-20')).toBeNull()
  })
  it('distinguishes school days from weekends, public holidays and school holidays', () => {
    expect(findPublicHoliday(calendar, '2027-06-16')).toBe('Youth Day')
    expect(isSchoolDay(calendar, '2027-05-20')).toBe(true)
    expect(isSchoolDay(calendar, '2027-05-22')).toBe(false)
    expect(isSchoolDay(calendar, '2027-06-16')).toBe(false)
    expect(isSchoolDay(calendar, '2027-04-26')).toBe(false)
    expect(isSchoolDay(calendar, '2027-07-05')).toBe(false)
  })
})
