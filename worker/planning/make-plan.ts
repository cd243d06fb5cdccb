import type { Itinerary } from '#shared/domain/itinerary/itinerary'
import { planItinerary } from '#shared/domain/planner/plan-itinerary'
import { verify } from '#shared/domain/verifier/verify'
import { readFacts } from '../data/catalogue.ts'
import type { Search } from '../data/searches.ts'
import type { Context } from '../services/context.ts'
import { todayOf } from '../services/reference-day.ts'

/** Makes the plan of a stored idea, with the text of the templates and the verifier's report. */
export async function makePlan({ db }: Context, search: Search): Promise<Itinerary> {
  const facts = await readFacts(db)
  const today = todayOf(search)
  const plan = planItinerary(search.parsed, facts, { today })
  return { ...plan, checks: verify(plan, search.parsed, facts, { today, text: search.idea }) }
}
