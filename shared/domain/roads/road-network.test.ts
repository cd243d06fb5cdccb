import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildRoadGraph, type RoadLink, type RoadPoint } from './road-graph.ts'
import { networkOf, type RoadNetwork } from './road-network.ts'

/** Random points in a square of some 200 km, and random roads between them. */
const graphs = fc
  .record({
    positions: fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 })), {
      minLength: 4,
      maxLength: 10,
      selector: ([x, y]) => `${x},${y}`,
    }),
    links: fc.array(
      fc.record({
        from: fc.nat(9),
        to: fc.nat(9),
        km: fc.integer({ min: 1, max: 300 }),
        class: fc.constantFrom('motorway', 'primary', 'tertiary', 'track'),
        oneway: fc.boolean(),
        no_coach: fc.boolean(),
      }),
      { minLength: 4, maxLength: 25 },
    ),
  })
  .map(({ positions, links }) => ({
    points: positions.map(([x, y], i): RoadPoint => ({ id: `p${i}`, name: '', lat: -29 + x / 100, lon: 25 + y / 100 })),
    links: links
      .filter(({ from, to }) => from !== to && from < positions.length && to < positions.length)
      .map(
        ({ from, to, oneway, no_coach, ...link }): RoadLink => ({
          ...(link as Pick<RoadLink, 'km' | 'class'>),
          from: `p${from}`,
          to: `p${to}`,
          ...(oneway ? { oneway } : {}),
          ...(no_coach ? { no_coach } : {}),
        }),
      ),
  }))

/** The least time between all points by trying every stop in between (Floyd and Warshall). */
function leastTimes({ points, branches }: ReturnType<typeof buildRoadGraph>): number[][] {
  const times = points.map((_, i) => points.map((__, j) => (i === j ? 0 : Infinity)))
  for (const [from, list] of branches.entries())
    for (const { to, time } of list) times[from]![to] = Math.min(times[from]![to]!, time)
  for (const k of points.keys())
    for (const i of points.keys())
      for (const j of points.keys()) times[i]![j] = Math.min(times[i]![j]!, times[i]![k]! + times[k]![j]!)
  return times
}

describe('a way', () => {
  it('takes the least time of all, and its links lead from its beginning to its end', () => {
    fc.assert(
      fc.property(graphs, ({ points, links }) => {
        const graph = buildRoadGraph(points, links)
        const roads = networkOf(graph)
        const least = leastTimes(graph)
        for (const [i, from] of points.entries())
          for (const [j, to] of points.entries()) {
            if (i === j) continue
            const way = roads.findWay(from, to)
            const expected = least[i]![j]! / 100
            // Neighbours may use streets that the graph does not have.
            if (way?.links.length === 0) continue
            expect(way?.minutes ?? Infinity).toBeCloseTo(expected, 6)
            expect(roads.measure(from, to).minutes).toBeCloseTo(expected, 6)
            if (!way) continue
            expect(way.links[0]!.begins.id).toBe(from.id)
            expect(way.links.at(-1)!.ends.id).toBe(to.id)
            for (const [k, one] of way.links.entries()) {
              if (k > 0) expect(one.begins).toBe(way.links[k - 1]!.ends)
              expect(one.link.no_coach).toBeUndefined()
              if (one.link.oneway) expect([one.link.from, one.link.to]).toEqual([one.begins.id, one.ends.id])
            }
            expect(way.links.reduce((sum, { link }) => sum + link.km, 0)).toBeCloseTo(way.km, 6)
          }
      }),
    )
  })
  it('to and from a dead end takes the least time of all and leads over its only link', () => {
    const two = graphs.map(({ points, links }) => ({
      points: [...points, ...points.slice(0, 3).map((at, i): RoadPoint => ({ ...at, id: `end${i}`, lat: at.lat - 3 }))],
      links: [
        ...links.map(({ oneway: _, ...link }) => link),
        ...[0, 1, 2].map((i): RoadLink => ({ from: `end${i}`, to: `p${i}`, km: 7 + i, class: 'primary' })),
      ],
    }))
    fc.assert(
      fc.property(two, ({ points, links }) => {
        const graph = buildRoadGraph(points, links)
        const roads = networkOf(graph)
        const least = leastTimes(graph)
        for (const [i, from] of points.entries())
          for (const [j, to] of points.entries()) {
            const way = roads.findWay(from, to)
            if (i !== j && way?.links.length === 0) continue
            expect(way?.minutes ?? Infinity).toBeCloseTo(least[i]![j]! / 100, 6)
            if (i === j || !way) continue
            expect([way.links[0]!.begins.id, way.links.at(-1)!.ends.id]).toEqual([from.id, to.id])
            for (const [k, one] of way.links.entries()) if (k > 0) expect(one.begins).toBe(way.links[k - 1]!.ends)
            expect(way.links.reduce((sum, { minutes }) => sum + minutes, 0)).toBeCloseTo(way.minutes, 6)
          }
      }),
    )
  })
  it('is the same whatever was asked before', () => {
    fc.assert(
      fc.property(graphs, fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 20 }), ({ points, links }, asked) => {
        const [fresh, used] = [networkOf(buildRoadGraph(points, links)), networkOf(buildRoadGraph(points, links))]
        for (const [a, b] of asked) used.measure(points[a % points.length]!, points[b % points.length]!)
        for (const from of points)
          for (const to of points) {
            expect(used.measure(from, to)).toEqual(fresh.measure(from, to))
            expect(used.findWay(from, to)).toEqual(fresh.findWay(from, to))
          }
      }),
    )
  })
  it('leads over the same links whatever was asked before, also where two ways take the same time and length', () => {
    const corners = [-29, -28].flatMap((lat) => [25, 26].map((lon) => ({ id: `${lat} ${lon}`, name: '', lat, lon })))
    const roads = (): RoadNetwork => networkOf(buildRoadGraph(corners, square))
    const [a, b, c, d] = corners as [RoadPoint, RoadPoint, RoadPoint, RoadPoint]
    const square = [
      [a, b],
      [b, d],
      [a, c],
      [c, d],
    ].map(([from, to]): RoadLink => ({ from: from!.id, to: to!.id, km: 100, class: 'primary' }))
    const pairs = corners.flatMap((from) => corners.filter((to) => to !== from).map((to) => [from, to] as const))
    for (const [from, to] of pairs)
      for (const [first, last] of pairs) {
        const used = roads()
        used.findWay(first, last)
        expect(used.findWay(from, to)).toEqual(roads().findWay(from, to))
      }
    const idsOf = (from: RoadPoint, to: RoadPoint) =>
      roads()
        .findWay(from, to)!
        .links.map(({ link }) => link)
    expect(idsOf(a, d)).toEqual(idsOf(d, a).toReversed())
  })
  it('between points that are not in the graph goes by the nearest of its points', () => {
    const [a, b] = [
      { id: 'a', name: 'A', lat: -29, lon: 25 },
      { id: 'b', name: 'B', lat: -29, lon: 26 },
    ]
    const roads = networkOf(buildRoadGraph([a, b], [{ from: 'a', to: 'b', km: 120, class: 'primary' }]))
    const way = roads.findWay({ lat: -29.02, lon: 25 }, { lat: -29, lon: 26 })!
    expect(way.km).toBeGreaterThan(122)
    expect(way.km).toBeLessThan(126)
    expect(roads.findWay({ lat: -29, lon: 25 }, { lat: -23, lon: 31 })).toBeNull()
  })
})
