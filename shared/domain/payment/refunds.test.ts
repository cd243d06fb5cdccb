import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar.ts'
import { refundCents, refundPercent, refundPeriods } from './refunds.ts'

const START = '2027-07-05'

describe('a refund', () => {
  it.each([
    [365, 100],
    [30, 100],
    [29, 50],
    [15, 50],
    [14, 0],
    [0, 0],
    [-3, 0],
  ])('%i days before the trip is %i percent', (days, percent) =>
    expect(refundPercent(START, addDays(START, -days))).toBe(percent),
  )

  it('of half an odd cent is rounded up', () => expect(refundCents(54_501, START, addDays(START, -20))).toBe(27_251))

  it('is never more than was paid, and does not grow with a later cancellation', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: -20, max: 400 }), (cents, days) => {
        const now = refundCents(cents, START, addDays(START, -days))
        const later = refundCents(cents, START, addDays(START, 1 - days))
        expect(now).toBeLessThanOrEqual(cents)
        expect(later).toBeLessThanOrEqual(now)
      }),
    )
  })
})

describe('the bands in the calendar', () => {
  it('equal the days of the refund policy', () => {
    expect(refundPeriods(START)).toEqual([
      { percent: 100, from: null, until: '2027-06-05' },
      { percent: 50, from: '2027-06-06', until: '2027-06-20' },
      { percent: 0, from: '2027-06-21', until: null },
    ])
  })

  it('contain every day once, with its percentage', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 60 }), (startsIn, days) => {
        const start = addDays('2000-01-01', startsIn)
        const day = addDays(start, -days)
        const bands = refundPeriods(start).filter(
          ({ from, until }) => (from === null || from <= day) && (until === null || day <= until),
        )
        expect(bands.map(({ percent }) => percent)).toEqual([refundPercent(start, day)])
      }),
    )
  })
})
