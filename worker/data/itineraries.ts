import { and, eq, sql } from 'drizzle-orm'
import type { Itinerary } from '#shared/domain/itinerary/itinerary'
import { itineraries } from './schema/itineraries.ts'
import { packageOptions } from './schema/package-options.ts'
import { planVersions } from './schema/plan-versions.ts'
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

/** A stored plan with its newest version, if it was changed. */
export const newestVersion = and(
  eq(planVersions.searchId, itineraries.searchId),
  eq(
    planVersions.version,
    sql`(SELECT max(newest.version) FROM plan_versions newest WHERE newest.search_id = ${itineraries.searchId})`,
  ),
)

/** The plan of a search as it is now. */
export async function findItinerary(db: D1Database, searchId: number): Promise<StoredItinerary | undefined> {
  const row = await tables(db)
    .select({ first: itineraries, newest: planVersions })
    .from(itineraries)
    .leftJoin(planVersions, newestVersion)
    .where(eq(itineraries.searchId, searchId))
    .get()
  return row && toItinerary(row.first, row.newest)
}

/** When a plan and the packages of its newest version were stored, and that version; undefined if one of them is missing. */
export const findPlanTimes = (db: D1Database, searchId: number) =>
  tables(db)
    .select({
      plan: itineraries.createdAt,
      packages: packageOptions.createdAt,
      version: sql<number>`coalesce(${planVersions.version}, 1)`,
    })
    .from(itineraries)
    .leftJoin(planVersions, newestVersion)
    .innerJoin(
      packageOptions,
      and(
        eq(packageOptions.searchId, itineraries.searchId),
        eq(packageOptions.planState, sql`coalesce(${planVersions.stateOf}, 1)`),
      ),
    )
    .where(eq(itineraries.searchId, searchId))
    .get()

/** Reads a row of any stored version, with the newest version of the plan if it was changed. */
export const toItinerary = (
  { version, ...row }: typeof itineraries.$inferSelect,
  newest: typeof planVersions.$inferSelect | null,
): StoredItinerary => ({
  ...row,
  document: upgrade('itinerary', newest?.storedVersion ?? version, newest?.document ?? row.document) as Itinerary,
})
