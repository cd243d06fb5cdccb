import type { Wording } from '#shared/contracts/wording'
import type { Itinerary } from '#shared/domain/planner/itinerary'
import { type Narrator, NarratorUnavailable } from '../ports/narrator/narrator.ts'

/** What came of asking the narrator; kept with the generation, so that a restart does not ask again. */
export type Draft = { narrator: string; wording: Wording } | { narrator: string; refused: string }

/** Asks once. A narrator that fails or says what the plan does not hold costs the plan nothing: its own words stand. */
export async function draftWording(narrator: Narrator, plan: Itinerary): Promise<Draft> {
  try {
    return { narrator: narrator.name, wording: await narrator.reword(plan) }
  } catch (error) {
    return { narrator: narrator.name, refused: error instanceof NarratorUnavailable ? error.fault : 'network' }
  }
}
