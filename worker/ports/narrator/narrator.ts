import type { Wording } from '#shared/contracts/wording'
import type { Itinerary } from '#shared/domain/itinerary/itinerary'

/** Rewords a finished plan. It decides nothing: its text is checked against the plan before it is used. */
export interface Narrator {
  name: string
  /** Throws `NarratorUnavailable` if no usable wording arrives in time, or if the plan quotes the idea. */
  reword(plan: Itinerary): Promise<Wording>
}

export type NarratorFault =
  | 'timeout'
  | 'network'
  | 'rate_limited'
  | 'refused'
  | 'server_error'
  | 'garbage'
  | 'quotes_idea'

/** Whether the plan has words of the idea: what was asked for and is not a place of the catalogue. */
export const quotesIdea = ({ requests = [] }: Itinerary): boolean =>
  requests.some(({ kind, place_id }) => (kind === 'sight' || kind === 'activity') && place_id === undefined)

export class NarratorUnavailable extends Error {
  readonly fault: NarratorFault

  constructor(fault: NarratorFault) {
    super(`The narrator gave no wording: ${fault}.`)
    this.name = 'NarratorUnavailable'
    this.fault = fault
  }
}
