import { expect, test } from 'vitest'
import { ENTERPRISE, ESSENTIAL, PLANS, PROFESSIONAL, yearlySavingCents } from './plans.ts'

test('Professional is R2 500 a month, or R2 084 a month billed as R25 000 a year', () => {
  expect(PROFESSIONAL.price).toEqual({ monthlyCents: 250_000, yearlyMonthCents: 208_400, yearCents: 2_500_000 })
})

test('paying yearly saves exactly two months, as the badge says', () => {
  expect(yearlySavingCents(PROFESSIONAL.price)).toBe(2 * PROFESSIONAL.price.monthlyCents)
})

test('the monthly figure of the yearly bill is its twelfth, rounded up to whole rand', () => {
  expect(PROFESSIONAL.price.yearlyMonthCents).toBe(Math.ceil(PROFESSIONAL.price.yearCents / 12 / 100) * 100)
})

test('Essential is free and Enterprise has no price', () => {
  expect(ESSENTIAL.price).toMatchObject({ monthlyCents: 0, yearCents: 0 })
  expect(ENTERPRISE.price).toBeNull()
})

test('each plan has the link of the specification', () => {
  expect(PLANS.map(({ action }) => action.href)).toEqual([
    '/user-info',
    '/request-demo?plan=professional',
    '/contact?plan=enterprise',
  ])
})
