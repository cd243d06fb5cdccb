import type { Itinerary } from '#shared/contracts/itinerary'
import { findItinerary, findPlanTimes } from '../data/itineraries.ts'
import { findSearch } from '../data/searches.ts'
import type { Context } from './context.ts'
import { Problem } from './problem.ts'

/**
 * The version of a plan's page, which shows the plan and its packages; null while either is missing. A stored plan never
 * changes, so the times when both were stored say which plan it is.
 */
export async function planVersion({ db }: Context, searchId: number | null): Promise<string | null> {
  const times = searchId === null ? undefined : await findPlanTimes(db, searchId)
  return times ? `${Date.parse(times.plan)}-${Date.parse(times.packages)}` : null
}

/** The stored plan of a search, else a 404 whose code distinguishes an unfinished plan from an unknown search. */
export async function readItinerary(context: Context, searchId: number | null): Promise<Itinerary> {
  const stored = searchId === null ? undefined : await findItinerary(context.db, searchId)
  if (!stored) {
    const search = searchId === null ? undefined : await findSearch(context.db, searchId)
    throw new Problem(404, search ? 'itinerary_pending' : 'itinerary_not_found', 'Itinerary not found for this search')
  }
  return { search_id: stored.searchId, ...stored.document, created_at: stored.createdAt }
}
