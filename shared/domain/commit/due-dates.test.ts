import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, isDay, monthOf } from '../calendar.ts'
import { LAST_PAYMENT_LEAD_DAYS, possibleDueDates } from './due-dates.ts'

test('from 1 October to a trip on 5 July there are nine payments, the last on 1 June', () => {
  expect(possibleDueDates('2026-10-01', '2027-07-05')).toEqual([
    '2026-10-01',
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
    '2027-03-01',
    '2027-04-01',
    '2027-05-01',
    '2027-06-01',
  ])
})

test('a first payment on the 31st stays on the last day of shorter months', () => {
  expect(possibleDueDates('2027-10-31', '2028-05-05')).toEqual([
    '2027-10-31',
    '2027-11-30',
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
  ])
})

test('a payment on the thirtieth day before the trip is early enough, one on the twenty-ninth is not', () => {
  expect(possibleDueDates('2027-06-05', '2027-07-05')).toEqual(['2027-06-05'])
  expect(possibleDueDates('2027-06-06', '2027-07-05')).toEqual([])
})

test('due dates are valid, one for each month, in order, and early enough before the trip', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000 }), fc.integer({ min: 0, max: 700 }), (from, ahead) => {
      const first = addDays('2024-01-01', from)
      const leaveOn = addDays(first, ahead)
      const days = possibleDueDates(first, leaveOn)
      expect(days.every(isDay)).toBe(true)
      expect(days.every((day) => daysBetween(day, leaveOn) >= LAST_PAYMENT_LEAD_DAYS)).toBe(true)
      for (const [index, day] of days.slice(1).entries())
        expect((monthOf(day) - monthOf(days[index]!) + 12) % 12).toBe(1)
    }),
  )
})
