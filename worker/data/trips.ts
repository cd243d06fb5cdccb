import { and, desc, eq } from 'drizzle-orm'
import { newestVersion, toItinerary } from './itineraries.ts'
import { toOptions } from './package-options.ts'
import { type Cursor, isOlderThan } from './page.ts'
import { itineraries } from './schema/itineraries.ts'
import { packageOptions } from './schema/package-options.ts'
import { planVersions } from './schema/plan-versions.ts'
import { searches } from './schema/searches.ts'
import { tables } from './statement.ts'

interface PageOfTrips {
  after: Cursor | null
  limit: number
}

const isOnPage = (userId: string, { after }: PageOfTrips) =>
  and(eq(searches.userId, userId), isOlderThan(after, searches.createdAt, searches.id))

const NEWEST_FIRST = [desc(searches.createdAt), desc(searches.id)]

/** The searches of an account, each with its plan if it has one; newest first. */
export async function listTripsOf(db: D1Database, userId: string, page: PageOfTrips) {
  const rows = await tables(db)
    .select({ search: searches, itinerary: itineraries, newest: planVersions })
    .from(searches)
    .leftJoin(itineraries, eq(itineraries.searchId, searches.id))
    .leftJoin(planVersions, newestVersion)
    .where(isOnPage(userId, page))
    .orderBy(...NEWEST_FIRST)
    .limit(page.limit)
  return rows.map(({ search, itinerary, newest }) => ({
    search,
    itinerary: itinerary && toItinerary(itinerary, newest),
  }))
}

/** The same with the packages. */
export async function listWholeTripsOf(db: D1Database, userId: string, page: PageOfTrips) {
  const rows = await tables(db)
    .select({ search: searches, itinerary: itineraries, newest: planVersions, options: packageOptions })
    .from(searches)
    .leftJoin(itineraries, eq(itineraries.searchId, searches.id))
    .leftJoin(planVersions, newestVersion)
    .leftJoin(packageOptions, eq(packageOptions.searchId, searches.id))
    .where(isOnPage(userId, page))
    .orderBy(...NEWEST_FIRST)
    .limit(page.limit)
  return rows.map(({ search, itinerary, newest, options }) => ({
    search,
    itinerary: itinerary && toItinerary(itinerary, newest),
    options: options && toOptions(options),
  }))
}

/** The ideas of an account without plans, newest first. */
export async function listIdeasOf(db: D1Database, userId: string, page: PageOfTrips) {
  return tables(db)
    .select({ id: searches.id, idea: searches.idea, createdAt: searches.createdAt })
    .from(searches)
    .where(isOnPage(userId, page))
    .orderBy(...NEWEST_FIRST)
    .limit(page.limit)
}
