import { centsOfRand, formatCents } from '../money.ts'

/** The price of a plan, an estimate. */
export interface PlanPrice {
  perLearnerCents: number
  groupCents: number
}

export function planPriceOf(plan: { total_per_student: number; group_details: { students: number } }): PlanPrice {
  const perLearnerCents = centsOfRand(plan.total_per_student)
  return { perLearnerCents, groupCents: perLearnerCents * plan.group_details.students }
}

/** How an amount compares with a plan: deposits, instalments and the shares of parents are rightly less. */
export function shareOfPlan(amountCents: number, { perLearnerCents, groupCents }: PlanPrice) {
  if (amountCents > groupCents) return 'more'
  if (amountCents === groupCents) return 'whole'
  return amountCents === perLearnerCents ? 'learner' : 'part'
}

/** "R1 of R83 600 for this plan", on the payment page, in the letters and in the team's list. */
export const shareInWords = (amountCents: number, groupCents: number): string =>
  `${formatCents(amountCents)} of ${formatCents(groupCents)} for this plan`
