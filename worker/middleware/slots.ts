/**
 * Counts what is under way in this isolate, up to a limit in all and for each network. A slot that is never given back,
 * because the platform ended the request, is free again after its lease.
 */
export class Slots {
  private readonly limits: { most: number; mostByNetwork: number; leaseMs: number }
  /** The leases, oldest first. */
  private readonly leases = new Set<{ network: string | null; end: number }>()

  constructor(limits: { most: number; mostByNetwork: number; leaseMs: number }) {
    this.limits = limits
  }

  /** Takes a slot and returns the function that gives it back; null if none is free. A null network is not limited. */
  take(now: number, network: string | null): (() => void) | null {
    for (const lease of this.leases) {
      if (lease.end > now) break
      this.leases.delete(lease)
    }
    if (this.leases.size >= this.limits.most || this.isFullFor(network)) return null
    const lease = { network, end: now + this.limits.leaseMs }
    this.leases.add(lease)
    return () => void this.leases.delete(lease)
  }

  private isFullFor(network: string | null): boolean {
    if (network === null) return false
    let taken = 0
    for (const lease of this.leases) if (lease.network === network) taken++
    return taken >= this.limits.mostByNetwork
  }
}
