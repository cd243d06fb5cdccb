import type { Itinerary } from '#shared/contracts/itinerary'
import { findVersion } from '../data/plan-versions.ts'
import { findItinerary, findPlanTimes } from '../data/itineraries.ts'
import { findSearch } from '../data/searches.ts'
import type { Context } from './context.ts'
import { pendingPlan, unknownPlan, unknownVersion } from './trip-problems.ts'

/**
 * The version of a plan's page, which shows the plan and its packages; null while either is missing. A stored version
 * never changes, so the times when both were stored and the newest version say which plan it is.
 */
export async function planVersion({ db }: Context, searchId: number | null): Promise<string | null> {
  const times = searchId === null ? undefined : await findPlanTimes(db, searchId)
  return times ? `${Date.parse(times.plan)}-${Date.parse(times.packages)}-${times.version}` : null
}

/** The plan of a search as it is now, else a 404 whose code distinguishes an unfinished plan from an unknown search. */
export async function readItinerary(
  context: Context,
  searchId: number | null,
  version: number | null = null,
): Promise<Itinerary> {
  if (version !== null && searchId !== null) return readVersion(context, searchId, version)
  const stored = searchId === null ? undefined : await findItinerary(context.db, searchId)
  if (!stored) {
    const search = searchId === null ? undefined : await findSearch(context.db, searchId)
    throw search ? pendingPlan() : unknownPlan()
  }
  return { search_id: stored.searchId, ...stored.document, created_at: stored.createdAt }
}

/** An older version of a plan; its date is that of the plan. */
async function readVersion(context: Context, searchId: number, version: number): Promise<Itinerary> {
  const [plan, found] = await Promise.all([
    readItinerary(context, searchId),
    findVersion(context.db, searchId, version),
  ])
  if (!found) throw unknownVersion()
  return { search_id: searchId, ...found.document, created_at: plan.created_at }
}
