/** A request to use some of a budget: at most `limit` in any `windowMs`. */
export interface Charge {
  key: string
  limit: number
  windowMs: number
  /** How many units at once; default 1. */
  count?: number
}

export type Spending = { granted: true } | { granted: false; key: string; retryAfterSeconds: number }

/** The times at which a budget was used, oldest first, in milliseconds. */
export type Ledger = readonly number[]

/** Grants all charges or none. If a budget is used up, returns the time to wait until it has room. */
export function spend(
  charges: readonly Charge[],
  ledgerOf: (key: string) => Ledger,
  now: number,
): { spending: Spending; ledgers: Map<string, Ledger> } {
  const ledgers = new Map<string, Ledger>()
  for (const { key, limit, windowMs, count = 1 } of charges) {
    const live = (ledgers.get(key) ?? ledgerOf(key)).filter((at) => at > now - windowMs)
    const excess = live.length + count - limit
    if (excess > 0) {
      const freedAt = (live[Math.min(excess, live.length) - 1] ?? now) + windowMs
      const retryAfterSeconds = Math.max(1, Math.ceil((freedAt - now) / 1_000))
      return { spending: { granted: false, key, retryAfterSeconds }, ledgers: new Map() }
    }
    ledgers.set(key, [...live, ...Array<number>(count).fill(now)])
  }
  return { spending: { granted: true }, ledgers }
}
