import type { Facts } from '#shared/domain/catalogue/facts'
import { parseIdea } from '#shared/domain/idea/parse'
import { planRequest } from '#shared/domain/planner/meet-budget'
import { readTripRequest } from '#shared/domain/planner/request/read-trip-request'
import { writeItinerary } from '#shared/domain/planner/wording/write-itinerary'
import { verify } from '#shared/domain/verifier/verify'
import { gazetteerOf } from '../catalogue/read-facts.ts'

export const LAYERS = ['idea', 'request', 'candidates', 'search', 'schedule', 'price', 'wording', 'checks'] as const
export type LayerName = (typeof LAYERS)[number]
export type Outputs = ReturnType<typeof explainIdea>

/** What each layer makes of an idea, as the site plans it; `today` is an ISO day. */
export function explainIdea(text: string, facts: Facts, today: string) {
  const idea = parseIdea(text, { today, gazetteer: gazetteerOf(facts) })
  const request = readTripRequest(idea, facts, today)
  const plan = planRequest(request, facts)
  const { candidates, ...search } = plan.chosen
  const itinerary = writeItinerary(plan, facts)
  return {
    idea,
    request,
    candidates,
    search,
    schedule: plan.days,
    price: plan.price,
    wording: itinerary,
    checks: verify(itinerary, idea, facts, { today, text }),
  }
}
