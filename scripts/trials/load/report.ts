import { quantile } from '../../measure/quantile.ts'
import type { Outcome } from './client.ts'

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`

export const timesOf = (outcomes: readonly Outcome[]): number[] => outcomes.map((outcome) => outcome.ms)

/** Median, p99 and slowest of the answers, with how many there were of each status. */
export function describeGroup(name: string, outcomes: readonly Outcome[]): string {
  if (outcomes.length === 0) return `  ${name}: none`
  const times = timesOf(outcomes)
  const figures = `p50 ${ms(quantile(times, 0.5))}, p99 ${ms(quantile(times, 0.99))}, slowest ${ms(Math.max(...times))}`
  return `  ${name}: ${figures}, ${outcomes.length} sent (${describeStatuses(outcomes)})`
}

export function describeStatuses(outcomes: readonly Outcome[]): string {
  const counts = new Map<string, number>()
  for (const { status } of outcomes) {
    const name = status === 0 ? 'no answer' : String(status)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => `${count} × ${name}`)
    .join(', ')
}
