import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kmBetween } from '../geo.ts'
import { buildRoadGraph, type RoadPoint } from './road-graph.ts'
import { networkOf } from './road-network.ts'
import { pointAfter } from './way-shape.ts'

const points: RoadPoint[] = [
  { id: 'a', name: 'A', lat: -25, lon: 31 },
  { id: 'b', name: 'B', lat: -25, lon: 31.4 },
]
const roads = networkOf(buildRoadGraph(points, [{ from: 'a', to: 'b', km: 42, class: 'primary' }]))
/** Both lie some 50 km beside the road, so that streets lead from them to its ends. */
const from = { lat: -25.4, lon: 30.8 }
const to = { lat: -24.6, lon: 31.6 }

test('a coach is farther from its beginning, and nearer to its end, the longer it drives, in the streets as well', () => {
  const way = roads.findWay(from, to)!
  expect(way.streets.minutes).toBeGreaterThan(60)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Math.floor(way.minutes) - 10 }), (minutes) => {
      const [earlier, later] = [pointAfter(way, minutes), pointAfter(way, minutes + 5)]
      expect(later.km).toBeGreaterThan(earlier.km)
      expect(later.km).toBeLessThan(way.km)
      expect(kmBetween(earlier, later)).toBeGreaterThan(0.5)
      expect(kmBetween(earlier, later)).toBeLessThanOrEqual(later.km - earlier.km + 0.1)
    }),
  )
})
