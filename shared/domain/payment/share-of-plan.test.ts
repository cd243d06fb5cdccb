import { expect, it } from 'vitest'
import { planPriceOf, shareInWords, shareOfPlan } from './share-of-plan.ts'

const price = planPriceOf({ total_per_student: 2090, group_details: { students: 40 } })

it('the price of a plan is that of one learner for each learner', () => {
  expect(price).toEqual({ perLearnerCents: 209_000, groupCents: 8_360_000 })
})

it.each([
  [100, 'part'],
  [209_000, 'learner'],
  [209_001, 'part'],
  [8_360_000, 'whole'],
  [8_360_001, 'more'],
])('%i cents are %s of the plan', (cents, share) => {
  expect(shareOfPlan(cents, price)).toBe(share)
})

it('the amount stands beside the price of the whole plan', () => {
  expect(shareInWords(100, price.groupCents)).toBe('R1 of R83\u00a0600 for this plan')
})
