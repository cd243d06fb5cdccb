import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumCents } from '../money.ts'
import { convenienceFeeCents } from './fees.ts'
import { instalmentsFor } from './instalments.ts'

const price = fc.integer({ min: 100, max: 100_000_000 })
const count = fc.integer({ min: 1, max: 24 })

test('R4 830 in nine parts is R4 902.45 with the fee: eight of R545 and one of R542.45', () => {
  expect(instalmentsFor(483_000, 9)).toEqual({
    feeCents: 7_245,
    totalCents: 490_245,
    amountsCents: [54_500, 54_500, 54_500, 54_500, 54_500, 54_500, 54_500, 54_500, 54_245],
  })
})

test('the payments add up to price and fee exactly, and none is zero', () => {
  fc.assert(
    fc.property(price, count, (priceCents, parts) => {
      const { amountsCents, totalCents, feeCents } = instalmentsFor(priceCents, parts)
      expect(amountsCents).toHaveLength(parts)
      expect(sumCents(amountsCents)).toBe(totalCents)
      expect(totalCents).toBe(priceCents + feeCents)
      expect(amountsCents.every((cents) => Number.isInteger(cents) && cents > 0)).toBe(true)
    }),
  )
})

test('all payments but the last are equal, and in whole rand if the amount is large enough', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100_000, max: 100_000_000 }),
      fc.integer({ min: 2, max: 12 }),
      (priceCents, parts) => {
        const equal = new Set(instalmentsFor(priceCents, parts).amountsCents.slice(0, -1))
        expect(equal.size).toBe(1)
        for (const cents of equal) expect(cents % 100).toBe(0)
      },
    ),
  )
})

test('the fee is 1.5% and does not depend on the number of parts', () => {
  fc.assert(
    fc.property(price, count, count, (priceCents, one, other) => {
      expect(Math.abs(convenienceFeeCents(priceCents) - priceCents * 0.015)).toBeLessThanOrEqual(0.5)
      expect(instalmentsFor(priceCents, one).totalCents).toBe(instalmentsFor(priceCents, other).totalCents)
    }),
  )
})
