import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, WEEKDAY_NAMES, weekdayOf } from '../calendar.ts'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { IdeaText } from './idea-text.ts'
import { readDaysOfWeek, readRelativeDay, readReturnDay } from './relative-days.ts'

const { calendar } = gazetteerOf(readFacts())
const saturday = '2026-11-21'
const read = (text: string, today = saturday, days: number | null = null) =>
  readRelativeDay(new IdeaText(text), today, days, calendar)

describe('days relative to today', () => {
  it.each([
    ['tomorrow', '2026-11-22'],
    ['2moro', '2026-11-22'],
    ['the day after tomorrow', '2026-11-23'],
    ['tomorrow week', '2026-11-29'],
    ['this coming Thursday', '2026-11-26'],
    ['next Friday', '2026-11-27'],
    ['volgende Vrydag', '2026-11-27'],
    ['Friday week', '2026-12-04'],
    ['a week from Monday', '2026-11-30'],
    ['two weeks from today', '2026-12-05'],
    ['the second Wednesday of March 2027', '2027-03-10'],
    ['the last Friday in May', '2027-05-28'],
    ['first Monday of November', '2027-11-01'],
  ])('reads %j', (text, day) => expect(read(text)).toBe(day))

  it.each(['please reply by tomorrow', '2moro is the deadline', 'call me next Friday', 'in three weeks', 'Fridays'])(
    'reads none in %j',
    (text) => expect(read(text)).toBeNull(),
  )
  it('reads "next Friday" on a Monday as that of the next week', () =>
    expect(read('next Friday', '2026-11-23')).toBe('2026-12-04'))

  it('is always in the future, on the given weekday, and "this" is not later than "next"', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 1, max: 7 }), (ahead, weekday) => {
        const today = addDays(saturday, ahead)
        const name = WEEKDAY_NAMES[weekday - 1]
        const coming = read(`this coming ${name}`, today)!
        const next = read(`next ${name}`, today)!
        expect([weekdayOf(coming), weekdayOf(next)]).toEqual([weekday, weekday])
        expect(today < coming && coming <= next).toBe(true)
      }),
    )
  })
  it('reads the weekend of a month by its length, and has no day if none is given', () => {
    const weekend = 'the last weekend of October 2027'
    expect([read(weekend, saturday, 3), read(weekend, saturday, 2), read(weekend)]).toEqual([
      '2027-10-29',
      '2027-10-30',
      null,
    ])
  })
  it('reads the weekdays of a week that is named', () => {
    const week = { start: '2027-02-01', end: '2027-02-07' }
    expect(readDaysOfWeek(new IdeaText('Wed to Fri first week of Feb'), week)).toEqual({
      start: '2027-02-03',
      end: '2027-02-05',
    })
    expect(readDaysOfWeek(new IdeaText('the first week of Feb'), week)).toBeNull()
  })
  it('reads the weekday of the return', () => {
    expect(readReturnDay(new IdeaText('Friday 5 March, back on Sunday'), '2027-03-05')).toBe('2027-03-07')
    expect(readReturnDay(new IdeaText('on Sunday'), '2027-03-05')).toBeNull()
  })
})
