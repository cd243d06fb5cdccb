import type { Wording } from '#shared/contracts/wording'
import type { Itinerary } from '#shared/domain/itinerary/itinerary'

/** Rewords a finished plan. It decides nothing: its text is checked against the plan before it is used. */
export interface Narrator {
  name: string
  /** Throws `NarratorUnavailable` if no usable wording arrives in time. */
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
