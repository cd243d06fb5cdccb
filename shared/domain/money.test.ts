import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsOfRand, formatCents, formatRand, formatRandUp, percentOfCents, randOfCents, sumCents } from './money.ts'

describe('money in whole cents', () => {
  it('writes thousands with a non-breaking space, and cents only if they are not zero', () => {
    expect(formatCents(483_000)).toBe('R4\u00a0830')
    expect(formatCents(123_456_789)).toBe('R1\u00a0234\u00a0567.89')
    expect(formatCents(5)).toBe('R0.05')
    expect(formatCents(-1_050)).toBe('-R10.50')
  })
  it('rounds an estimate to the nearest rand', () => {
    expect(formatRand(178_215)).toBe('R1\u00a0782')
    expect(formatRand(178_250)).toBe('R1\u00a0783')
  })
  it('rounds a promise up to whole rand', () => {
    expect(formatRandUp(124_001)).toBe('R1\u00a0241')
    expect(formatRandUp(124_000)).toBe('R1\u00a0240')
  })
  it('converts rand to cents and back without loss', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000_000, max: 10_000_000 }),
        (cents) => centsOfRand(randOfCents(cents)) === cents,
      ),
    )
  })
  it('sums and percentages are whole cents', () => {
    expect(sumCents([1, 2, 3])).toBe(6)
    expect(percentOfCents(1_050, 5)).toBe(53)
  })
})
