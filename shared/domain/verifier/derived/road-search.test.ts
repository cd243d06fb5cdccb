import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildRoadGraph, type RoadLink, type RoadPoint } from '../../roads/road-graph.ts'
import { spotOf } from './distance.ts'
import { findFastestWay } from './road-search.ts'

const point = (id: string, lat: number, lon: number): RoadPoint => ({ id, name: id, lat, lon })
const [a, b, c] = [point('a', -29, 25), point('b', -29, 25.5), point('c', -28.8, 25.25)]
const road = (from: string, to: string, km: number, more: Partial<RoadLink> = {}): RoadLink => ({
  from,
  to,
  km,
  class: 'trunk',
  ...more,
})
const graph = buildRoadGraph(
  [a, b, c],
  [road('a', 'b', 50, { oneway: true }), road('b', 'c', 40, { road: 'R1' }), road('c', 'a', 40)],
)
const way = (from: typeof a, to: typeof a) => findFastestWay(graph, spotOf(from), spotOf(to))!

describe('the verifier on the roads', () => {
  it('drives a one-way link in its direction only', () => {
    expect(way(a, b).km).toBe(50)
    expect(way(b, a)).toMatchObject({ km: 80, isExact: true })
    expect(way(b, a).passed.map(({ spot }) => spot)).toEqual([b, c, a].map(spotOf))
  })
  it('counts from a stop in the middle of a link', () => {
    const middle = point('middle', -28.9, 25.375)
    const half = way(middle, b)
    expect(half.isExact).toBe(true)
    expect(half.km).toBeCloseTo(20, 0)
    expect(half.minutes).toBeCloseTo(way(c, b).minutes / 2, 0)
  })
  it('counts between two stops on one link', () => {
    const [near, far] = [point('near', -28.95, 25.4375), point('far', -28.85, 25.3125)]
    expect(way(near, far)).toMatchObject({ isExact: true, links: [{ road: 'R1' }] })
    expect(way(near, far).km).toBeCloseTo(20, 0)
  })
  it('turns back no way on a one-way link', () => {
    const [near, far] = [point('near', -29, 25.125), point('far', -29, 25.375)]
    expect(way(near, far).km).toBeCloseTo(25, 0)
    expect(way(far, near).km).toBeCloseTo(12.5 + 80 + 12.5, 0)
  })
  it('finds the least time, whatever was searched before', () => {
    const count = 8
    const at = fc.nat({ max: count - 1 })
    const link = fc.record({ from: at, to: at, km: fc.integer({ min: 5, max: 90 }), oneway: fc.boolean() })
    fc.assert(
      fc.property(fc.array(link, { maxLength: 20 }), (links) => {
        const points = Array.from({ length: count }, (_, i) => point(`p${i}`, -30, 20 + i))
        const roads = links.map(({ from, to, km, oneway }) => road(`p${from}`, `p${to}`, km, oneway ? { oneway } : {}))
        const random = buildRoadGraph(points, roads)
        const least = leastKm(count, links)
        for (const [i, from] of points.entries())
          for (const [j, to] of points.entries()) {
            const found = findFastestWay(random, spotOf(from), spotOf(to))
            if (i === j) expect(found?.minutes).toBe(0)
            else expect(found?.km ?? Infinity).toBe(least[i]![j])
          }
      }),
      { numRuns: 60 },
    )
  })
})

/** By trying every point as a stop on the way (Floyd and Warshall). */
function leastKm(count: number, links: readonly { from: number; to: number; km: number; oneway: boolean }[]) {
  const least = Array.from({ length: count }, () => Array.from({ length: count }, () => Infinity))
  const drive = (from: number, to: number, km: number) => (least[from]![to] = Math.min(least[from]![to]!, km))
  for (const { from, to, km, oneway } of links) {
    drive(from, to, km)
    if (!oneway) drive(to, from, km)
  }
  for (let over = 0; over < count; over++)
    for (let from = 0; from < count; from++)
      for (let to = 0; to < count; to++) drive(from, to, least[from]![over]! + least[over]![to]!)
  return least
}
