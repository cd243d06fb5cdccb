/** The smallest value such that at least this share of all values are not above it; 0.5 gives the middle of three. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('No values to take a quantile of')
  return value
}
