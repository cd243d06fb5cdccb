import type { Itinerary } from '#shared/domain/itinerary/itinerary'
import { todayOf } from '#shared/domain/reference-day'
import { firstVersion } from '#shared/domain/revisions/first-version'
import { readFacts } from '../data/catalogue.ts'
import type { Search } from '../data/searches.ts'
import type { Context } from '../services/context.ts'

/** Makes the plan of a stored idea, before a model may reword it. */
export async function makePlan({ db }: Context, search: Search): Promise<Itinerary> {
  return firstVersion(search.parsed, await readFacts(db), { today: todayOf(search), text: search.idea })
}
