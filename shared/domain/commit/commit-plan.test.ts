import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import { sumCents } from '../money.ts'
import { planCommit } from './commit-plan.ts'
import { participationOf } from './participation.ts'

const TRIP = {
  priceCents: 483_000,
  learners: 45,
  leaveOn: '2027-07-05',
  minimum: 36,
  firstDueOn: '2026-10-01',
  instalments: 9,
}

test('the sample trip has nine payments, a fee, the school’s costs, and higher payments from January', () => {
  const plan = planCommit(TRIP)
  expect(plan?.payments[0]).toEqual({ dueOn: '2026-10-01', cents: 54_500, leftCents: 435_745 })
  expect(plan?.payments.at(-1)).toEqual({ dueOn: '2027-06-01', cents: 54_245, leftCents: 0 })
  expect(plan).toMatchObject({
    feeCents: 7_245,
    totalCents: 490_245,
    commitmentFee: { leastCents: 652_050, mostCents: 1_086_750 },
  })
  expect(plan?.fromJanuary).toHaveLength(6)
  expect(plan?.fromJanuary?.[0]?.cents).toBe(81_800)
})

test('limits the number of payments to what the dates allow', () => {
  expect(planCommit({ ...TRIP, instalments: 12 })?.payments).toHaveLength(9)
  expect(planCommit({ ...TRIP, instalments: 4 })?.payments).toHaveLength(4)
})

test('returns no plan if the dates do not allow two payments', () => {
  expect(planCommit({ ...TRIP, firstDueOn: '2027-06-01' })).toBeNull()
  expect(planCommit({ ...TRIP, firstDueOn: '2027-08-01' })).toBeNull()
})

test('gives no January plan for a start in January or later', () => {
  expect(planCommit({ ...TRIP, firstDueOn: '2027-01-01' })?.fromJanuary).toBeNull()
})

test('the remaining amount equals the sum of the later payments, and is zero after the last', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5_000, max: 50_000_000 }),
      fc.integer({ min: 100, max: 600 }),
      fc.integer({ min: 2, max: 12 }),
      (priceCents, ahead, instalments) => {
        const plan = planCommit({ ...TRIP, priceCents, leaveOn: addDays(TRIP.firstDueOn, ahead), instalments })
        expect(sumCents(plan!.payments.map(({ cents }) => cents))).toBe(plan!.totalCents)
        for (const [index, { leftCents }] of plan!.payments.entries())
          expect(leftCents).toBe(sumCents(plan!.payments.slice(index + 1).map(({ cents }) => cents)))
      },
    ),
  )
})

test('a trip goes ahead with the minimum number of families, not with one fewer', () => {
  expect(participationOf(36, 36)).toEqual({ goesAhead: true })
  expect(participationOf(31, 36)).toEqual({ goesAhead: false, missing: 5 })
})
