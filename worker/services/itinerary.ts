import type { Itinerary } from '#shared/contracts/itinerary'
import { findItinerary } from '../data/itineraries.ts'
import type { Context } from './context.ts'
import { Problem } from './problem.ts'

/** The stored plan of a search; a 404 where there is none (yet). */
export async function readItinerary(context: Context, searchId: number | null): Promise<Itinerary> {
  const stored = searchId === null ? undefined : await findItinerary(context.db, searchId)
  if (!stored) throw new Problem(404, 'itinerary_not_found', 'Itinerary not found for this search')
  return { search_id: stored.searchId, ...stored.document, created_at: stored.createdAt }
}
