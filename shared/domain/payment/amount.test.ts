import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCents } from '../money.ts'
import { amountFieldValue, centsOfAmount, isPayable, MOST_CENTS } from './amount.ts'

describe('an amount as people type it', () => {
  it.each([
    ['545', 54_500],
    ['R545', 54_500],
    ['R 4 830', 483_000],
    ['R4\u00a0830.50', 483_050],
    ['20,000', 2_000_000],
    ['R20,000.50', 2_000_050],
    ['545,5', 54_550],
    ['R4 830,50', 483_050],
    ['1,234', 123_400],
    ['1,234,567.8', 123_456_780],
    ['ZAR 545.05', 54_505],
    ['545 zar', 54_500],
    [' 0.01 ', 1],
    ['0', 0],
  ])('"%s" is %i cents', (typed, cents) => expect(centsOfAmount(typed)).toBe(cents))

  it.each(['', 'R', 'abc', '-5', '5.005', '1,00,000', '4 83', '1e9', 'R5 or R6', '0x10', '5'.repeat(20)])(
    '"%s" is none',
    (typed) => expect(centsOfAmount(typed)).toBeNull(),
  )

  it('is read back from its display format and from its field format', () => {
    fc.assert(
      fc.property(fc.nat(MOST_CENTS), (cents) => {
        expect(centsOfAmount(formatCents(cents))).toBe(cents)
        expect(centsOfAmount(amountFieldValue(cents))).toBe(cents)
        expect(amountFieldValue(cents)).toMatch(/^\d+(\.\d\d)?$/)
      }),
    )
  })

  it('is whole cents or null, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789., R-'), maxLength: 24 }), (typed) => {
        const cents = centsOfAmount(typed)
        expect(cents === null || (Number.isSafeInteger(cents) && cents >= 0)).toBe(true)
      }),
    )
  })
})

it('accepts amounts above zero and below the limit', () => {
  expect([null, 0, 1, MOST_CENTS, MOST_CENTS + 1].map((cents) => isPayable(cents))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ])
})
