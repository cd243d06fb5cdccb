/** A category's amount for each learner and its position in the bar, in percent. The six largest have colours, others are grey. */
export interface CostShare {
  category: string
  amount: number
  startPercent: number
  percent: number
  colour: number
}

/** Categories by size, the largest first; if the total is zero, every share is zero. */
export function costShares(breakdown: Readonly<Record<string, number>>): CostShare[] {
  const sorted = Object.entries(breakdown).toSorted(([, a], [, b]) => b - a)
  const total = sumOf(breakdown)
  let startPercent = 0
  return sorted.map(([category, amount], index) => {
    const percent = total > 0 ? (amount / total) * 100 : 0
    const share = { category, amount, startPercent, percent, colour: Math.min(index, 6) }
    startPercent += percent
    return share
  })
}

/** The sum of a breakdown in rand, computed in cents to avoid rounding errors. */
export const sumOf = (breakdown: Readonly<Record<string, number>>): number =>
  Object.values(breakdown).reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100
