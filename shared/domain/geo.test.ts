import { describe, expect, it } from 'vitest'
import { kmBetween, pointBetween } from './geo.ts'

const johannesburg = { lat: -26.2041, lon: 28.0473 }
const durban = { lat: -29.8587, lon: 31.0218 }

describe('distances', () => {
  it('knows how far Durban is from Johannesburg in a straight line', () => {
    expect(kmBetween(johannesburg, durban)).toBeCloseTo(499, -1)
    expect(kmBetween(durban, johannesburg)).toBeCloseTo(kmBetween(johannesburg, durban), 9)
    expect(kmBetween(durban, durban)).toBe(0)
  })
  it('finds the middle of a line', () => {
    const middle = pointBetween(johannesburg, durban, 0.5)
    expect(Math.abs(kmBetween(johannesburg, middle) - kmBetween(middle, durban))).toBeLessThan(5)
    expect(pointBetween(johannesburg, durban, 0)).toEqual(johannesburg)
  })
})
