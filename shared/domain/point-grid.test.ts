import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kmBetween } from './geo.ts'
import { gridOf } from './point-grid.ts'

const point = fc.record({
  lat: fc.double({ min: -35, max: -22, noNaN: true }),
  lon: fc.double({ min: 16, max: 33, noNaN: true }),
})

describe('a grid of points', () => {
  it('finds the same points as a full search, in the same order', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 60 }), point, fc.integer({ min: 0, max: 500 }), (all, from, km) => {
        expect(gridOf(all).near(from, km)).toEqual(all.filter((one) => kmBetween(from, one) <= km))
      }),
    )
  })
})
