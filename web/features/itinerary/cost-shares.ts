/** A category's amount a learner and its place in the bar, in percent; the bar's six colours go by size, the rest are grey. */
export interface CostShare {
  category: string
  amount: number
  startPercent: number
  percent: number
  colour: number
}

/** Categories by size, largest first; shares of a total of nothing are nothing. */
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

/** The sum of a breakdown in rand, reckoned in cents so that no fraction of one creeps in. */
export const sumOf = (breakdown: Readonly<Record<string, number>>): number =>
  Object.values(breakdown).reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100
