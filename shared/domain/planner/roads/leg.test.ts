import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { driveFrom } from './drive.ts'
import { legOver } from './leg.ts'

/** A leg over so many km with nothing in the way. */
const legFor = (km: number) => legOver({ lat: 0, lon: 0 }, { lat: km / KM_A_DEGREE, lon: 0 })
const KM_A_DEGREE = (6371 * Math.PI) / 180

const distances = fc.double({ min: 0, max: 1500, noNaN: true })

describe('driving', () => {
  it('is not faster than the road allows and at most an hour slower', () => {
    fc.assert(
      fc.property(distances, (km) => {
        const leg = legFor(km)
        const pieceKm = km / leg.pieces
        const fastest = (60 * 1.3 * pieceKm) / (pieceKm > 100 ? 100 : 80)
        expect(leg.pieceMinutes).toBeGreaterThanOrEqual(fastest)
        expect(leg.driveMinutes).toBeGreaterThanOrEqual((60 * 1.3 * km) / (km > 100 ? 100 : 80))
        expect(leg.driveMinutes).toBeLessThanOrEqual((60 * 1.3 * km) / 45 + 60)
      }),
    )
  })
  it('rests at least every two hours', () => {
    fc.assert(fc.property(distances, (km) => legFor(km).pieceMinutes <= 120))
    expect(driveFrom(legFor(500), 360, true, 45).halts).toHaveLength(legFor(500).pieces - 1)
  })
  it('has lunch at a stop if it lasts over midday', () => {
    const drive = driveFrom(legFor(400), 8 * 60, true, 45)
    expect(drive.lunched).toBe(true)
    expect(drive.halts.filter(({ lunch }) => lunch)).toHaveLength(1)
  })
  it('reaches Durban from Johannesburg in one long day', () => {
    const leg = legFor(499)
    expect(leg.driveMinutes).toBeGreaterThan(6 * 60)
    expect(leg.driveMinutes).toBeLessThanOrEqual(8 * 60)
  })
})
