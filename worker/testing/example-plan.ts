import { env } from 'cloudflare:workers'
import { parseIdea } from '#shared/domain/idea/parse'
import type { Itinerary } from '#shared/domain/planner/itinerary'
import { planItinerary } from '#shared/domain/planner/plan-itinerary'
import type { Wording } from '#shared/contracts/wording'
import { BRIEF } from './call.ts'

const today = '2026-11-21'

export function examplePlan(brief = BRIEF): Itinerary {
  const facts = env.TEST_FACTS
  return planItinerary(parseIdea(brief, { today, gazetteer: facts }), facts, { today })
}

/** The plan's own words, as a narrator might hand them back. */
export function wordingOf(plan: Itinerary): Wording {
  return { title: plan.title, summary: plan.summary, day_titles: plan.daily_itinerary.map((day) => day.title) }
}
