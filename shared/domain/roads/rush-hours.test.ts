import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findRushStretches, minutesLost } from './rush-hours.ts'

const stretch = fc.record({
  city: fc.constant('Durban'),
  direction: fc.constantFrom('inward' as const, 'outward' as const),
  after: fc.constant(0),
  minutes: fc.integer({ min: 10, max: 120 }),
})
const link = (from: [number, number], to: [number, number], minutes: number) => ({
  link: { from: 'a', to: 'b', km: minutes, class: 'motorway' as const },
  minutes,
  begins: { id: 'a', name: '', lat: from[0], lon: from[1] },
  ends: { id: 'b', name: '', lat: to[0], lon: to[1] },
})
const PRETORIA_NORTH: [number, number] = [-25.68, 28.2]
const PRETORIA: [number, number] = [-25.75, 28.19]

describe('rush hours', () => {
  it('never let a coach that leaves later arrive first', () => {
    fc.assert(
      fc.property(stretch, fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 1, max: 30 }), (one, at, later) => {
        expect(at + later + minutesLost(one, at + later)).toBeGreaterThanOrEqual(at + minutesLost(one, at))
      }),
    )
  })
  it('cost time into a city in the morning and out of it in the afternoon', () => {
    const [inward] = findRushStretches([link(PRETORIA_NORTH, PRETORIA, 15)])
    const [outward] = findRushStretches([link(PRETORIA, PRETORIA_NORTH, 15)])
    const [morning, noon, afternoon] = [450, 720, 1010]
    expect([morning, noon, afternoon].map((at) => minutesLost(inward!, at) > 0)).toEqual([true, false, false])
    expect([morning, noon, afternoon].map((at) => minutesLost(outward!, at) > 0)).toEqual([false, false, true])
  })
  it('are counted from the minute at which the way enters the city', () => {
    const far = link([-24.9, 28.3], PRETORIA_NORTH, 70)
    expect(findRushStretches([far, link(PRETORIA_NORTH, PRETORIA, 15)])).toMatchObject([
      { city: 'Pretoria', after: 70, minutes: 15 },
    ])
    expect(findRushStretches([far])).toEqual([])
  })
})
