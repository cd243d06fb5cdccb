import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Spot } from './distance.ts'
import { passing } from './passing.ts'
import { gridOf } from './spot-grid.ts'

const spot: fc.Arbitrary<Spot> = fc.record({
  latitude: fc.double({ min: -34, max: -32, noNaN: true }),
  longitude: fc.double({ min: 18, max: 20, noNaN: true }),
})
const line = fc.array(spot, { minLength: 2, maxLength: 4 })

it('misses no line that passes within the distance, and gives each once, in order', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 30 }),
      spot,
      fc.double({ min: 0, max: 80, noNaN: true }),
      (lines, at, km) => {
        const found = gridOf(lines)(at, km)
        expect(found).toEqual([...new Set(found)].toSorted((a, b) => a - b))
        const near = [...lines.keys()].filter((number) => passing(at, lines[number]!).km <= km)
        expect(near.filter((number) => !found.includes(number))).toEqual([])
      },
    ),
  )
})
