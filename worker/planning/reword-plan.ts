import type { Facts } from '#shared/domain/catalogue/facts'
import type { Itinerary } from '#shared/domain/planner/itinerary'
import { verify } from '#shared/domain/verifier/verify'
import type { Reworded, RewordingTask } from '../ports/planning.ts'
import { findForeignFact } from './accept-wording.ts'

/** A wording that says what the plan does not hold, or that makes a check worse, is dropped: the plan's own words stand. */
export function rewordPlan({ idea, today, plan, narrator, wording }: RewordingTask, facts: Facts): Reworded {
  const foreign = findForeignFact(wording, plan, catalogueNames(facts))
  if (foreign) return { itinerary: plan, refused: foreign.replace(/:.*/s, '') }
  const { title, summary, day_titles } = wording
  const days = plan.daily_itinerary.map((day, index) => ({ ...day, title: day_titles[index] ?? day.title }))
  const reworded = { ...plan, title, summary, daily_itinerary: days, generated_by: narrator }
  const checks = verify(reworded, idea, facts, { today })
  if (troubles(checks) > troubles(plan.checks)) return { itinerary: plan, refused: 'checks' }
  return { itinerary: { ...reworded, checks }, refused: null }
}

const troubles = (checks: Itinerary['checks']) => checks.filter((check) => check.status !== 'pass').length

/** Every name a wording could take from elsewhere in the catalogue. */
export function catalogueNames(facts: Facts): string[] {
  return [
    ...facts.towns.flatMap((town) => [town.name, ...town.aliases]),
    ...facts.places.map((place) => place.name),
    ...facts.stays.map((stay) => stay.name),
  ]
}
