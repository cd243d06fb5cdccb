import type { Gazetteer } from '#shared/domain/catalogue/facts'
import { parseIdea } from '#shared/domain/idea/parse'
import { planItinerary } from '#shared/domain/planner/plan-itinerary'
import { verify } from '#shared/domain/verifier/verify'
import { readFacts } from '../data/catalogue.ts'

interface Idea {
  text: string
  today: string
}

/** For `npm run bench:workerd`: what the Worker does for an idea, from its text to the checked plan. `/facts` reads the facts alone, `/nothing` nothing. */
export default {
  async fetch(request: Request, { DB }: { DB: D1Database }): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/nothing') return new Response()
    const facts = await readFacts(DB)
    if (pathname === '/facts') return new Response()
    const { text, today } = await request.json<Idea>()
    const gazetteer: Gazetteer = facts
    const idea = parseIdea(text, { today, gazetteer })
    const plan = planItinerary(idea, facts, { today })
    const checks = verify(plan, idea, facts, { today })
    return Response.json({ days: plan.daily_itinerary.length, checks: checks.length })
  },
}
