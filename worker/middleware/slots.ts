/**
 * Counts what is under way in this isolate, up to a limit. A slot that is never given back, because the platform ended
 * the request, is free again after its lease.
 */
export class Slots {
  private readonly most: number
  private readonly leaseMs: number
  /** The end of each lease, oldest first. */
  private readonly leases = new Map<symbol, number>()

  constructor(most: number, leaseMs: number) {
    this.most = most
    this.leaseMs = leaseMs
  }

  /** Takes a slot and returns the function that gives it back; null if none is free. */
  take(now: number): (() => void) | null {
    for (const [slot, end] of this.leases) {
      if (end > now) break
      this.leases.delete(slot)
    }
    if (this.leases.size >= this.most) return null
    const slot = Symbol('slot')
    this.leases.set(slot, now + this.leaseMs)
    return () => void this.leases.delete(slot)
  }
}
