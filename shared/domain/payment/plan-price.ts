/** What the amount that somebody means to pay is, beside the price of the trip's plan for one learner. */
export type AgainstPlan = 'whole' | 'part' | 'more'

export function compareWithPlan(amountCents: number, planCents: number): AgainstPlan {
  if (amountCents === planCents) return 'whole'
  return amountCents < planCents ? 'part' : 'more'
}
