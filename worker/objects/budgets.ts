import { DurableObject } from 'cloudflare:workers'
import { type Charge, type Ledger, spend, type Spending } from '#shared/domain/spending'

const LONGEST_WINDOW_MS = 86_400_000
const CLEANUP_INTERVAL_MS = LONGEST_WINDOW_MS / 24

/** Exact budgets in one Durable Object: it handles one call at a time, so two callers cannot both use the last unit. */
export class Budgets extends DurableObject<Env> {
  async spend(charges: readonly Charge[]): Promise<Spending> {
    const { kv } = this.ctx.storage
    const { spending, ledgers } = spend(charges, (key) => kv.get<Ledger>(key) ?? [], Date.now())
    for (const [key, ledger] of ledgers) kv.put(key, ledger)
    if (ledgers.size > 0 && (await this.ctx.storage.getAlarm()) === null) this.#scheduleCleanup()
    return spending
  }

  /** Takes back the newest unit of each key. */
  giveBack(keys: readonly string[]): void {
    const { kv } = this.ctx.storage
    for (const key of keys) {
      const left = (kv.get<Ledger>(key) ?? []).slice(0, -1)
      if (left.length > 0) kv.put(key, left)
      else kv.delete(key)
    }
  }

  /** Deletes entries older than the longest window. */
  override alarm(): void {
    const { kv } = this.ctx.storage
    const over = Date.now() - LONGEST_WINDOW_MS
    const ledgers = [...kv.list<Ledger>()]
    const forgotten = ledgers.filter(([, ledger]) => (ledger.at(-1) ?? 0) <= over)
    for (const [key] of forgotten) kv.delete(key)
    if (forgotten.length < ledgers.length) this.#scheduleCleanup()
  }

  #scheduleCleanup(): void {
    void this.ctx.storage.setAlarm(Date.now() + CLEANUP_INTERVAL_MS)
  }
}
