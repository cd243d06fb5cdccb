import { eq } from 'drizzle-orm'
import { itineraries } from './schema/itineraries.ts'
import { statementOf, tables } from './statement.ts'

export type StoredItinerary = typeof itineraries.$inferSelect

/** Keeps the plan of a search unless it has one: a plan that somebody may have read is never replaced. */
export const insertItineraryOnce = (db: D1Database, itinerary: StoredItinerary): D1PreparedStatement =>
  statementOf(db, tables(db).insert(itineraries).values(itinerary).onConflictDoNothing())

export async function findItinerary(db: D1Database, searchId: number): Promise<StoredItinerary | undefined> {
  return tables(db).select().from(itineraries).where(eq(itineraries.searchId, searchId)).get()
}
