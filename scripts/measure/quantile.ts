/** The smallest value that at least this share of the values do not exceed; of three, a half gives the middle one. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('No values to take a quantile of')
  return value
}
