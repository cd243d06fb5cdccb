import type { Wording } from '#shared/contracts/wording'
import type { Facts } from '#shared/domain/catalogue/facts'
import type { Itinerary } from '#shared/domain/planner/itinerary'
import { type Narrator, NarratorUnavailable } from '../ports/narrator/narrator.ts'
import { findForeignFact } from './accept-wording.ts'

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

/** The plan in the draft's words where they hold to the plan, else as it is. */
export function applyDraft(
  plan: Itinerary,
  draft: Draft | null,
  facts: Facts,
): { plan: Itinerary; refused: string | null } {
  if (!draft) return { plan, refused: null }
  if ('refused' in draft) return { plan, refused: draft.refused }
  const foreign = findForeignFact(draft.wording, plan, catalogueNames(facts))
  if (foreign) return { plan, refused: foreign.replace(/:.*/s, '') }
  const { title, summary, day_titles } = draft.wording
  const days = plan.daily_itinerary.map((day, index) => ({ ...day, title: day_titles[index] ?? day.title }))
  return { plan: { ...plan, title, summary, daily_itinerary: days, generated_by: draft.narrator }, refused: null }
}

/** Every name a wording could take from elsewhere in the catalogue. */
export function catalogueNames(facts: Facts): string[] {
  return [
    ...facts.towns.flatMap((town) => [town.name, ...town.aliases]),
    ...facts.places.map((place) => place.name),
    ...facts.stays.map((stay) => stay.name),
  ]
}
