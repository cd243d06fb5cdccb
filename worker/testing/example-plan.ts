import { env } from 'cloudflare:workers'
import type { Wording } from '#shared/contracts/wording'
import { parseIdea } from '#shared/domain/idea/parse'
import type { Itinerary } from '#shared/domain/itinerary/itinerary'
import { planItinerary } from '#shared/domain/planner/plan-itinerary'
import { readFacts } from '../data/catalogue.ts'
import { BRIEF } from './call.ts'

export async function examplePlan(brief = BRIEF, today = '2026-11-21'): Promise<Itinerary> {
  const facts = await readFacts(env.DB)
  return planItinerary(parseIdea(brief, { today, gazetteer: facts }), facts, { today })
}

/** The plan's own text, as a narrator might return it. */
export function wordingOf(plan: Itinerary): Wording {
  return { title: plan.title, summary: plan.summary, day_titles: plan.daily_itinerary.map((day) => day.title) }
}
