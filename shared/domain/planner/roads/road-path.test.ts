import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BARRIERS, SLOW_COUNTRY } from '../../catalogue/land.ts'
import { crosses, isWithin, kmBetween, shareWithin } from '../../geo.ts'
import { legOver } from './leg.ts'
import { pointAlong } from './road-path.ts'

const SPOTS = {
  capePoint: { lat: -34.3568, lon: 18.497 },
  stonyPoint: { lat: -34.373, lon: 18.894 },
  coffeeBay: { lat: -31.985, lon: 29.148 },
  holeInTheWall: { lat: -32.036, lon: 29.112 },
  silaka: { lat: -31.653, lon: 29.509 },
  eastLondon: { lat: -33.015, lon: 27.91 },
  skukuza: { lat: -24.995, lon: 31.592 },
  letaba: { lat: -23.854, lon: 31.575 },
  royalNatal: { lat: -28.683, lon: 28.949 },
  sentinel: { lat: -28.729, lon: 28.893 },
  clarens: { lat: -28.517, lon: 28.417 },
  johannesburg: { lat: -26.204, lon: 28.047 },
  durban: { lat: -29.859, lon: 31.022 },
}
const legs = (from: keyof typeof SPOTS, to: keyof typeof SPOTS) => legOver(SPOTS[from], SPOTS[to])
const anywhere = fc.record({
  lat: fc.double({ min: -34.8, max: -22.2, noNaN: true }),
  lon: fc.double({ min: 16.5, max: 32.8, noNaN: true }),
})
const DAY = 24 * 60

describe('the path of a road', () => {
  it('goes around False Bay', () => {
    const leg = legs('capePoint', 'stonyPoint')
    expect(leg.via.map(({ name }) => name)).toEqual(['Baden Powell Drive'])
    expect(leg.roadKm).toBeGreaterThan(1.3 * leg.km + 30)
  })
  it('reaches the Wild Coast from the main road at low speed, and does not follow the coast', () => {
    expect(legs('eastLondon', 'coffeeBay').via.map(({ name }) => name)).toEqual(['Viedgesville'])
    expect(legs('eastLondon', 'coffeeBay').driveMinutes).toBeGreaterThan(240)
    expect(legs('coffeeBay', 'holeInTheWall').driveMinutes).toBeLessThan(30)
    expect(legs('coffeeBay', 'silaka').driveMinutes).toBeGreaterThanOrEqual(DAY)
  })
  it('drives at most 50 km/h in the Kruger National Park and says so', () => {
    const leg = legs('skukuza', 'letaba')
    expect(leg.roadKm / (leg.driveMinutes / 60)).toBeLessThan(50)
    expect(leg.advice).toEqual(['park_speed_limit'])
  })
  it('crosses the Drakensberg by a pass, and does not exist if that would take too long', () => {
    expect(legs('clarens', 'royalNatal').via.map(({ name }) => name)).toEqual(['Oliviershoek Pass'])
    expect(legs('royalNatal', 'sentinel').driveMinutes).toBeGreaterThanOrEqual(DAY)
  })
  it('is straight along a national road', () => {
    expect(legs('johannesburg', 'durban')).toMatchObject({ via: [], advice: [] })
  })
  it('is not faster than the straight line allows, at most an hour slower, and the same in both directions', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        const leg = legOver(a, b)
        expect(legOver(b, a).driveMinutes).toBe(leg.driveMinutes)
        if (leg.driveMinutes >= DAY) return
        expect(leg.driveMinutes).toBeGreaterThanOrEqual((60 * 1.3 * leg.km) / (leg.km > 100 ? 100 : 80))
        expect(leg.driveMinutes).toBeLessThanOrEqual((60 * 1.3 * leg.km) / 45 + 60)
        expect(leg.roadKm).toBeGreaterThanOrEqual(Math.floor(1.3 * leg.km))
        expect(leg.pieceMinutes).toBeLessThanOrEqual(120)
      }),
    )
  })
  it('has its start and end at shares 0 and 1, and points on its pieces between them', () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, fc.double({ min: 0, max: 1, noNaN: true }), (a, by, b, share) => {
        const spot = pointAlong(a, [by], b, share)
        const detour = Math.min(
          kmBetween(a, spot) + kmBetween(spot, by) - kmBetween(a, by),
          kmBetween(by, spot) + kmBetween(spot, b) - kmBetween(by, b),
        )
        expect(detour).toBeLessThan(5)
        expect(kmBetween(pointAlong(a, [by], b, 1), b)).toBeLessThan(0.1)
      }),
    )
  })
})

describe('the outlines of the land', () => {
  it('have no crossing on its own barrier, and no hub inside its own country', () => {
    for (const { line, crossings } of BARRIERS)
      for (const crossing of crossings)
        expect(
          line.every((point) => kmBetween(point, crossing) > 1),
          crossing.name,
        ).toBe(true)
    for (const { outline, hubs } of SLOW_COUNTRY)
      for (const hub of hubs) {
        const edge = Math.min(...outline.map((point) => kmBetween(point, hub)))
        expect(!isWithin(hub, outline) || edge < 10, hub.name).toBe(true)
      }
  })
  it('give the length of a line inside an outline', () => {
    const square = [
      { lat: 0, lon: 0 },
      { lat: 0, lon: 2 },
      { lat: 2, lon: 2 },
      { lat: 2, lon: 0 },
    ]
    expect(shareWithin({ lat: 1, lon: -1 }, { lat: 1, lon: 3 }, square)).toBeCloseTo(0.5)
    expect(shareWithin({ lat: 1, lon: 0.5 }, { lat: 1, lon: 1.5 }, square)).toBe(1)
    expect(shareWithin({ lat: 3, lon: -1 }, { lat: 3, lon: 3 }, square)).toBe(0)
    expect(crosses({ lat: 0, lon: 1 }, { lat: 2, lon: 1 }, { lat: 1, lon: 0 }, { lat: 1, lon: 2 })).toBe(true)
    expect(crosses({ lat: 0, lon: 1 }, { lat: 2, lon: 1 }, { lat: 1, lon: 2 }, { lat: 1, lon: 3 })).toBe(false)
  })
})
