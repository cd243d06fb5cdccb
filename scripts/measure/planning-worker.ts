import type { Facts } from '#shared/domain/catalogue/facts'
import { parseIdea } from '#shared/domain/idea/parse'
import { planItinerary } from '#shared/domain/planner/plan-itinerary'
import { verify } from '#shared/domain/verifier/verify'

export interface PlanningTask {
  text: string
  today: string
  times: number
}

let facts: Facts

/** A Worker that only parses, plans and verifies, as often as it is asked: its clock stands still, so the caller holds the watch. */
export default {
  async fetch(request: Request): Promise<Response> {
    if (request.method === 'PUT') {
      facts = (await request.json()) as Facts
      return new Response(null, { status: 204 })
    }
    const { text, today, times } = (await request.json()) as PlanningTask
    let days = 0
    for (let i = 0; i < times; i++) {
      const idea = parseIdea(text, { today, gazetteer: facts })
      const itinerary = planItinerary(idea, facts, { today })
      verify(itinerary, idea, facts, { today })
      days = itinerary.daily_itinerary.length
    }
    return Response.json({ days })
  },
}
