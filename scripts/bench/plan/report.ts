import type { Verdict } from './judge-request.ts'
import { isGood } from './judge-request.ts'

export const percent = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${((100 * part) / whole).toFixed(1)} %`
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
const shown = (ms: number) => ms.toFixed(1).padStart(8)

export function printPassRates(verdicts: readonly Verdict[]): void {
  console.log('\nFinal pass rate (no fault, and what cannot be had is named)')
  for (const source of new Set(verdicts.map(({ request }) => request.source))) {
    const own = verdicts.filter(({ request }) => request.source === source)
    const feasible = own.filter(({ impossible }) => !impossible)
    const impossible = own.filter((verdict) => verdict.impossible)
    console.log(
      `${source.padEnd(10)} all ${own.filter(isGood).length}/${own.length} ${percent(own.filter(isGood).length, own.length)}` +
        `   feasible ${feasible.filter(isGood).length}/${feasible.length} ${percent(feasible.filter(isGood).length, feasible.length)}` +
        `   impossible named ${impossible.filter(({ named }) => named).length}/${impossible.length}, sound as well ${impossible.filter(isGood).length}/${impossible.length}`,
    )
  }
}

/** Which checks fail, how often, and on which requests; then the warnings in one line. */
export function printFaults(verdicts: readonly Verdict[], verbose: boolean): void {
  const byCheck = new Map<string, Verdict[]>()
  const warnings = new Map<string, number>()
  for (const verdict of verdicts) {
    for (const { id, status } of verdict.checks) {
      if (status === 'fail') byCheck.set(id, [...(byCheck.get(id) ?? []), verdict])
      if (status === 'warn') warnings.set(id, (warnings.get(id) ?? 0) + 1)
    }
  }
  console.log('\nFaults by check')
  for (const [id, failing] of [...byCheck].toSorted(([, a], [, b]) => b.length - a.length)) {
    console.log(
      `${String(failing.length).padStart(5)}  ${id}: ${failing
        .slice(0, 12)
        .map(({ request }) => request.id)
        .join(' ')}`,
    )
    for (const { request, checks } of verbose ? failing.slice(0, 4) : []) {
      console.log(
        `         ${request.id} "${request.text.slice(0, 150)}"\n           ${checks.find((check) => check.id === id)?.detail}`,
      )
    }
  }
  const unnamed = verdicts.filter(({ impossible, named }) => impossible && !named)
  if (unnamed.length > 0)
    console.log(`       impossible and not named: ${unnamed.map(({ request }) => request.id).join(' ')}`)
  console.log(
    `\nWarnings: ${[...warnings]
      .toSorted(([, a], [, b]) => b - a)
      .map(([id, count]) => `${id} ${count}`)
      .join(', ')}`,
  )
}

/** Milliseconds of parse, plan and verify by the length of the trip. */
export function printTimes(verdicts: readonly Verdict[], title: string): void {
  console.log(`\n${title}\n days    plans   plan p50   plan p95    all p50    all p95`)
  const row = (label: string, own: readonly Verdict[]) => {
    const plan = own.map(({ planMs }) => planMs)
    const all = own.map(({ parseMs, planMs, verifyMs }) => parseMs + planMs + verifyMs)
    console.log(
      `${label.padStart(5)} ${String(own.length).padStart(8)}   ${shown(quantile(plan, 0.5))}   ${shown(quantile(plan, 0.95))}   ${shown(quantile(all, 0.5))}   ${shown(quantile(all, 0.95))}`,
    )
  }
  const lengths = [...new Set(verdicts.map(({ itinerary }) => itinerary.daily_itinerary.length))].toSorted(
    (a, b) => a - b,
  )
  for (const days of lengths)
    row(
      String(days),
      verdicts.filter(({ itinerary }) => itinerary.daily_itinerary.length === days),
    )
  row('any', verdicts)
}
