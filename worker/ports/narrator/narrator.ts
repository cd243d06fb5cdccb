import type { Wording } from '#shared/contracts/wording'
import type { Itinerary } from '#shared/domain/planner/itinerary'

/** Rewords a finished plan. It decides nothing: what it says is checked against the plan before anyone sees it. */
export interface Narrator {
  name: string
  /** Throws `NarratorUnavailable` where no usable wording comes back in time. */
  reword(plan: Itinerary): Promise<Wording>
}

export type NarratorFault = 'timeout' | 'network' | 'rate_limited' | 'refused' | 'server_error' | 'garbage'

export class NarratorUnavailable extends Error {
  readonly fault: NarratorFault

  constructor(fault: NarratorFault) {
    super(`The narrator gave no wording: ${fault}.`)
    this.name = 'NarratorUnavailable'
    this.fault = fault
  }
}
