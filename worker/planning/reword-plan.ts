import type { Facts } from '#shared/domain/catalogue/facts'
import type { Itinerary } from '#shared/domain/itinerary/itinerary'
import { verify } from '#shared/domain/verifier/verify'
import { readFacts } from '../data/catalogue.ts'
import type { Search } from '../data/searches.ts'
import type { Context } from '../services/context.ts'
import { todayOf } from '#shared/domain/reference-day'
import { findAddedFact } from './accept-wording.ts'
import type { Draft } from './draft-wording.ts'

interface Reworded {
  itinerary: Itinerary
  /** Why the wording was refused; null if the plan was not reworded or the wording was accepted. */
  refused: string | null
}

/** Applies the narrator's wording. A wording that adds facts or makes a check worse is refused. */
export async function rewordPlan(
  { db }: Context,
  search: Search,
  plan: Itinerary,
  draft: Draft | null,
): Promise<Reworded> {
  if (!draft) return { itinerary: plan, refused: null }
  if ('refused' in draft) return { itinerary: plan, refused: draft.refused }
  const facts = await readFacts(db)
  const added = findAddedFact(draft.wording, plan, catalogueNames(facts))
  if (added) return { itinerary: plan, refused: added.replace(/:.*/s, '') }
  const { title, summary, day_titles } = draft.wording
  const days = plan.daily_itinerary.map((day, index) => ({ ...day, title: day_titles[index] ?? day.title }))
  const reworded = { ...plan, title, summary, daily_itinerary: days, generated_by: draft.narrator }
  const checks = verify(reworded, search.parsed, facts, { today: todayOf(search), text: search.idea })
  if (countNotPassed(checks) > countNotPassed(plan.checks)) return { itinerary: plan, refused: 'checks' }
  return { itinerary: { ...reworded, checks }, refused: null }
}

const countNotPassed = (checks: Itinerary['checks']) => checks.filter((check) => check.status !== 'pass').length

/** All names in the catalogue that a wording could wrongly use. */
export function catalogueNames(facts: Facts): string[] {
  return [
    ...facts.towns.flatMap((town) => [town.name, ...town.aliases]),
    ...facts.places.map((place) => place.name),
    ...facts.stays.map((stay) => stay.name),
  ]
}
