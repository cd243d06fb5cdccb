import { eq } from 'drizzle-orm'
import type { Itinerary } from '#shared/domain/itinerary/itinerary'
import { itineraries } from './schema/itineraries.ts'
import { packageOptions } from './schema/package-options.ts'
import { statementOf, tables } from './statement.ts'
import { STORED_VERSION, upgrade } from './stored-versions.ts'

export interface StoredItinerary {
  searchId: number
  document: Itinerary
  createdAt: string
}

/** Stores the plan of a search only if it has none: a plan that somebody may have read is never replaced. */
export const insertItineraryOnce = (db: D1Database, itinerary: StoredItinerary): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .insert(itineraries)
      .values({ ...itinerary, version: STORED_VERSION })
      .onConflictDoNothing(),
  )

export async function findItinerary(db: D1Database, searchId: number): Promise<StoredItinerary | undefined> {
  const row = await tables(db).select().from(itineraries).where(eq(itineraries.searchId, searchId)).get()
  return row && toItinerary(row)
}

/** When a plan and its packages were stored; undefined if either is missing. */
export const findPlanTimes = (db: D1Database, searchId: number) =>
  tables(db)
    .select({ plan: itineraries.createdAt, packages: packageOptions.createdAt })
    .from(itineraries)
    .innerJoin(packageOptions, eq(packageOptions.searchId, itineraries.searchId))
    .where(eq(itineraries.searchId, searchId))
    .get()

/** Reads a row of any stored version. */
export const toItinerary = ({ version, ...row }: typeof itineraries.$inferSelect): StoredItinerary => ({
  ...row,
  document: upgrade('itinerary', version, row.document) as Itinerary,
})
