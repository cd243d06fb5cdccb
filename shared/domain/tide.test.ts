import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lowTideNear, lowTidesOn } from './tide.ts'

const CAPE_TOWN = { lat: -33.9, lon: 18.4 }
const DURBAN = { lat: -29.9, lon: 31 }
const DAY = 24 * 60
const dateAfter = (days: number) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)

describe('low tide', () => {
  it('comes between nine and eleven in the days after a new or full moon, as everybody on this coast knows', () => {
    for (const moon of ['2027-01-08', '2027-01-23', '2027-03-09', '2027-03-23', '2024-01-12'])
      for (const spot of [CAPE_TOWN, DURBAN])
        expect(lowTidesOn(moon, spot).some((low) => low >= 9 * 60 && low <= 11 * 60)).toBe(true)
  })

  it('comes again after eleven to fourteen hours, all year', () => {
    const lows = Array.from({ length: 365 }, (_, day) =>
      lowTidesOn(dateAfter(day), DURBAN).map((low) => day * DAY + low),
    ).flat()
    for (const [at, low] of lows.slice(1).entries()) {
      expect(low - lows[at]!).toBeGreaterThan(11 * 60)
      expect(low - lows[at]!).toBeLessThan(14 * 60)
    }
  })

  it('is near a time only if the time begins at most an hour and a half after it, or ends so much before', () => {
    fc.assert(
      fc.property(
        fc.nat(700),
        fc.integer({ min: 0, max: DAY - 1 }),
        fc.integer({ min: 0, max: 240 }),
        (day, at, length) => {
          const date = dateAfter(day)
          const near = lowTidesOn(date, DURBAN).filter((low) => at - 90 <= low && low <= at + length + 90)
          expect(lowTideNear(date, DURBAN, at, at + length)).toBe(near[0] ?? null)
        },
      ),
    )
  })
})
