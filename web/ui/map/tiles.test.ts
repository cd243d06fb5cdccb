import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frameAround, inFrame, PICTURE } from './frame.ts'
import { projected } from './projection.ts'
import { tilesUnder } from './tiles.ts'

const TEMPLATE = 'https://tiles.example/{z}/{x}/{y}.png'
const southAfrican = fc.record({
  lat: fc.double({ min: -34.8, max: -22.2, noNaN: true }),
  lon: fc.double({ min: 16.5, max: 32.8, noNaN: true }),
})

test('the tiles under a map cover it without a gap, few and large enough to be read', () => {
  fc.assert(
    fc.property(fc.array(southAfrican, { minLength: 1, maxLength: 8 }), (stops) => {
      const tiles = tilesUnder(frameAround(stops.map(projected)), TEMPLATE)
      expect(tiles.length).toBeLessThanOrEqual(20)
      const edge = (of: (tile: (typeof tiles)[number]) => number) => tiles.map(of)
      expect(Math.min(...edge(({ x }) => x))).toBeLessThanOrEqual(0)
      expect(Math.min(...edge(({ y }) => y))).toBeLessThanOrEqual(0)
      expect(Math.max(...edge(({ x, width }) => x + width))).toBeGreaterThanOrEqual(PICTURE.width)
      expect(Math.max(...edge(({ y, height }) => y + height))).toBeGreaterThanOrEqual(PICTURE.height)
      for (const { x, y, width } of tiles) {
        expect(width).toBeGreaterThanOrEqual(127)
        const right = tiles.filter((other) => other.y === y && other.x > x).map((other) => other.x)
        if (right.length > 0) expect(Math.min(...right)).toBeCloseTo(x + width, 5)
      }
    }),
  )
})

test('a place lies on the tile that has it in the scheme of OpenStreetMap', () => {
  const place = { lat: -33.2, lon: 17 }
  const frame = frameAround([place, { lat: -33.9, lon: 17.9 }].map(projected))
  const tiles = tilesUnder(frame, TEMPLATE)
  const { x, y } = inFrame(frame, projected(place))
  const under = tiles.filter(
    (tile) => x >= tile.x && x < tile.x + tile.width && y >= tile.y && y < tile.y + tile.height,
  )
  expect(under).toHaveLength(1)
  const [, zoom, column, row] = /\/(\d+)\/(\d+)\/(\d+)\.png$/.exec(under[0]!.address)!.map(Number)
  const tilesAcross = 2 ** zoom!
  expect(column).toBe(Math.floor(((place.lon + 180) / 360) * tilesAcross))
  const south = (place.lat * Math.PI) / 180
  const share = (1 - Math.log(Math.tan(south) + 1 / Math.cos(south)) / Math.PI) / 2
  expect(row).toBe(Math.floor(share * tilesAcross))
})
