import type { Wording } from '#shared/contracts/wording'
import type { Itinerary } from '#shared/domain/itinerary/itinerary'
import { STORED_VERSION, upgrade } from '../data/stored-versions.ts'
import { type Narrator, NarratorUnavailable } from '../ports/narrator/narrator.ts'

/** The narrator's draft or fault; stored with the generation, so that a restart does not ask again. */
export type Draft = { narrator: string; wording: Wording } | { narrator: string; refused: string }

/** A draft as stored; drafts from before versions existed have none. */
export type StoredDraft = Draft & { version?: number }

export const toStoredDraft = (draft: Draft): StoredDraft => ({ ...draft, version: STORED_VERSION })

export const readDraft = ({ version = 1, ...stored }: StoredDraft): Draft => upgrade('draft', version, stored) as Draft

/** Asks once. If the narrator fails, the draft names the fault, and the plan keeps its own text. */
export async function draftWording(narrator: Narrator, plan: Itinerary): Promise<Draft> {
  try {
    return { narrator: narrator.name, wording: await narrator.reword(plan) }
  } catch (error) {
    return { narrator: narrator.name, refused: error instanceof NarratorUnavailable ? error.fault : 'network' }
  }
}
