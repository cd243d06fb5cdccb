import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { frameAround, inFrame, PICTURE } from './frame.ts'
import { placeNames } from './place-names.ts'
import { projected } from './projection.ts'

const southAfrican = fc.record({
  lat: fc.double({ min: -34.8, max: -22.2, noNaN: true }),
  lon: fc.double({ min: 16.5, max: 32.8, noNaN: true }),
})

describe('the route map', () => {
  test('keeps every stop inside the picture, with room around it', () => {
    fc.assert(
      fc.property(fc.array(southAfrican, { minLength: 1, maxLength: 12 }), (stops) => {
        const points = stops.map(projected)
        const frame = frameAround(points)
        for (const point of points) {
          const { x, y } = inFrame(frame, point)
          expect(x).toBeGreaterThan(12)
          expect(x).toBeLessThan(PICTURE.width - 12)
          expect(y).toBeGreaterThan(12)
          expect(y).toBeLessThan(PICTURE.height - 12)
        }
      }),
    )
  })

  test('shows at least a region if all stops are close together', () => {
    const durban = projected({ lat: -29.86, lon: 31.02 })
    expect(PICTURE.width / frameAround([durban, durban]).scale).toBeGreaterThanOrEqual(170)
  })

  test('has a name to the right of its pin if there is room', () => {
    expect(placeNames([{ x: 100, y: 100, name: 'Howick' }])).toEqual([{ x: 116, y: 105, anchor: 'start' }])
  })

  test('has a name to the left at the right edge', () => {
    expect(placeNames([{ x: 300, y: 100, name: 'Durban' }])[0]?.anchor).toBe('end')
  })

  test('leaves a name out if it would cover another', () => {
    const crowd = Array.from({ length: 9 }, (_, index) => ({ x: 150 + index, y: 130, name: 'Pietermaritzburg' }))
    const placed = placeNames(crowd)
    expect(placed.filter((name) => name !== null).length).toBeLessThanOrEqual(4)
    expect(placed).toContain(null)
  })
})
