import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { kmBetween } from '../../geo.ts'
import { buildRoadGraph, type RoadLink, type RoadPoint } from '../../roads/road-graph.ts'
import { networkOf } from '../../roads/road-network.ts'
import { describeWay } from './describe-way.ts'
import { driveFrom } from './drive.ts'
import { equivalentKmBetween, legBetween } from './leg.ts'

const { roads, places, stays } = readFacts()
const SUNDAY = { weekday: 7, month: 5 }
const MONDAY = { weekday: 1, month: 5 }
const spots = [...places, ...stays]
const legs = fc
  .tuple(fc.nat(spots.length - 1), fc.nat(spots.length - 1))
  .map(([a, b]) => legBetween(roads, spots[a]!, spots[b]!))
const find = (id: string) => spots.find((spot) => spot.id === id)!

describe('a leg', () => {
  it('has pieces of less than two hours that add up to the road', () => {
    fc.assert(
      fc.property(legs, ({ pieces, driveMinutes, roadKm, way }) => {
        for (const { minutes } of pieces) expect(minutes).toBeLessThanOrEqual(120)
        expect(driveMinutes).toBeGreaterThanOrEqual(way!.minutes - 1e-6)
        // A halt beside the road is a detour.
        const halts = pieces.length - 1
        const driven = pieces.reduce((sum, { exactMinutes }) => sum + exactMinutes, 0)
        expect(driven).toBeGreaterThanOrEqual(way!.minutes - 0.02 * halts - 1e-6)
        expect(driven).toBeLessThanOrEqual(way!.minutes + 20 * halts + 1e-6)
        expect(roadKm).toBeGreaterThanOrEqual(way!.km - 1e-6)
        expect(pieces.map(({ halt }) => halt === null)).toEqual(pieces.map((_, i) => i === pieces.length - 1))
      }),
    )
  })
  it('is as near as it is short: no km for no minutes, and never less for more of them', () => {
    const km = (minutes: number) =>
      equivalentKmBetween({ ...roads, measure: () => ({ minutes, km: minutes }) }, places[0]!, places[1]!)
    expect(km(0)).toBe(0)
    expect(legBetween(roads, places[0]!, places[0]!).equivalentKm).toBe(0)
    const minutes = fc.double({ min: 0, max: 1500, noNaN: true })
    fc.assert(fc.property(minutes, minutes, (one, other) => km(Math.min(one, other)) <= km(Math.max(one, other))))
  })
  it('rests in towns on the N3 from the Cradle to Durban', () => {
    const { pieces, way } = legBetween(roads, find('maropeng-visitor-centre'), find('ushaka-sea-world'))
    expect(describeWay(way!).by).toContain('N3')
    expect(pieces.slice(0, -1).every(({ halt }) => halt?.name)).toBe(true)
  })
  it('counts the way to a halt beside the road', () => {
    fc.assert(
      fc.property(legs, ({ pieces, way }) => {
        const stops = [way!.from, ...pieces.map(({ halt }) => halt ?? way!.to)]
        for (const [i, { exactMinutes, km }] of pieces.entries()) {
          const [from, to] = [stops[i]!, stops[i + 1]!]
          const isOnRoad = [from, to].some((stop) => 'name' in stop && stop.name === '')
          if (isOnRoad) continue
          const shortest = roads.measure(from, to)
          expect(exactMinutes).toBeGreaterThanOrEqual(shortest.minutes - 0.02)
          expect(km).toBeGreaterThanOrEqual(kmBetween(from, to) - 0.01)
        }
      }),
    )
  })
  it('goes round what no coach drives', () => {
    const { way, roadKm } = legBetween(roads, find('cango-caves'), find('fransie-pienaar-museum'))
    expect(describeWay(way!).via).not.toContain('Swartberg Pass')
    expect(roadKm).toBeGreaterThan(90)
  })
})

describe('a drive', () => {
  it('takes longest in rush hours, and not less on a weekday than on a Sunday', () => {
    fc.assert(
      fc.property(legs, fc.integer({ min: 60, max: 240 }), (leg, fives) => {
        const [weekday, sunday] = [MONDAY, SUNDAY].map((day) => driveFrom(leg, fives * 5, false, 45, day))
        expect(weekday!.driveMinutes).toBeGreaterThanOrEqual(sunday!.driveMinutes)
        expect(sunday!.driveMinutes).toBe(leg.driveMinutes)
      }),
    )
  })
  it('is not possible through a gate that is closed', () => {
    const hours = [{ months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], opens: '06:00', closes: '18:00' }]
    const points: RoadPoint[] = [
      { id: 'a', name: 'A', lat: -25, lon: 31 },
      { id: 'b', name: 'B', lat: -25, lon: 31.4, gate: { park: 'Test Park', hours } },
      { id: 'c', name: 'C', lat: -25, lon: 31.8 },
    ]
    const link = (from: string, to: string): RoadLink => ({ from, to, km: 42, class: 'primary' })
    const park = networkOf(buildRoadGraph(points, [link('a', 'b'), link('b', 'c')]))
    const leg = legBetween(park, points[0]!, points[2]!)
    const arrives = (at: number) => driveFrom(leg, at, false, 45, SUNDAY).arriveAt
    expect(arrives(5 * 60)).toBe(Infinity)
    expect(arrives(6 * 60)).toBeLessThan(8 * 60)
    expect(arrives(18 * 60)).toBe(Infinity)
  })
})
