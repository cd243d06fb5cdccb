import { and, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { toItinerary } from './itineraries.ts'
import { itineraries } from './schema/itineraries.ts'
import { type SearchStatus, searches } from './schema/searches.ts'
import { statementOf, tables } from './statement.ts'

export type Search = typeof searches.$inferSelect

/** Write it in one batch with the answer for the caller's idempotency key. */
export const insertSearch = (db: D1Database, search: Search): D1PreparedStatement =>
  statementOf(db, tables(db).insert(searches).values(search))

export async function findSearch(db: D1Database, id: number): Promise<Search | undefined> {
  return tables(db).select().from(searches).where(eq(searches.id, id)).get()
}

/** The last search of the page before; lists run from new to old. */
export interface Cursor {
  createdAt: string
  id: number
}

/** Newest first: of one account, or of all if `userId` is null. An empty `statuses` means all. */
export async function listSearchesOfAccount(
  db: D1Database,
  userId: string | null,
  { statuses, after, limit }: { statuses: readonly SearchStatus[]; after: Cursor | null; limit: number },
): Promise<Search[]> {
  const later =
    after &&
    or(lt(searches.createdAt, after.createdAt), and(eq(searches.createdAt, after.createdAt), lt(searches.id, after.id)))
  return tables(db)
    .select()
    .from(searches)
    .where(
      and(
        userId === null ? undefined : eq(searches.userId, userId),
        statuses.length > 0 ? inArray(searches.status, [...statuses]) : undefined,
        later ?? undefined,
      ),
    )
    .orderBy(desc(searches.createdAt), desc(searches.id))
    .limit(limit)
}

/** The searches of an account, each with its plan if it has one; newest first. */
export async function listTripsOf(db: D1Database, userId: string, limit: number) {
  const rows = await tables(db)
    .select({ search: searches, itinerary: itineraries })
    .from(searches)
    .leftJoin(itineraries, eq(itineraries.searchId, searches.id))
    .where(eq(searches.userId, userId))
    .orderBy(desc(searches.createdAt), desc(searches.id))
    .limit(limit)
  return rows.map(({ search, itinerary }) => ({ search, itinerary: itinerary && toItinerary(itinerary) }))
}

/** Deletes a search with its plan and packages. Affects no row if it does not exist or belongs to another account. */
export async function deleteSearchOfAccount(db: D1Database, id: number, userId: string): Promise<Search | undefined> {
  return tables(db)
    .delete(searches)
    .where(and(eq(searches.id, id), eq(searches.userId, userId)))
    .returning()
    .get()
}

export const deleteSearchesOf = (db: D1Database, userId: string): D1PreparedStatement =>
  statementOf(db, tables(db).delete(searches).where(eq(searches.userId, userId)))

/**
 * Searches without an account, created before `createdBefore` (ISO instant), whose trip, if any, ended before `today`.
 */
export async function listForgottenSearches(
  db: D1Database,
  { createdBefore, today }: { createdBefore: string; today: string },
  limit: number,
): Promise<number[]> {
  const isOver = sql`coalesce(json_extract(${itineraries.document}, '$.end_date'), '') < ${today}`
  const rows = await tables(db)
    .select({ id: searches.id })
    .from(searches)
    .leftJoin(itineraries, eq(itineraries.searchId, searches.id))
    .where(and(isNull(searches.userId), lt(searches.createdAt, createdBefore), isOver))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Includes their plans and packages. */
export const deleteSearches = (db: D1Database, ids: readonly number[]): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .delete(searches)
      .where(inArray(searches.id, [...ids])),
  )

/** Newest first. An empty `statuses` means all. */
export async function listSearchesOfVisitor(
  db: D1Database,
  visitorId: string,
  statuses: readonly SearchStatus[],
  limit: number,
): Promise<Search[]> {
  const wanted = statuses.length > 0 ? inArray(searches.status, [...statuses]) : undefined
  return tables(db)
    .select()
    .from(searches)
    .where(and(eq(searches.visitorId, visitorId), wanted))
    .orderBy(desc(searches.createdAt), desc(searches.id))
    .limit(limit)
}

/** Unfinished searches created before `createdBefore` (ISO instant), oldest first: the sweep resumes them. */
export async function listStuckSearches(db: D1Database, createdBefore: string, limit: number): Promise<number[]> {
  const rows = await tables(db)
    .select({ id: searches.id })
    .from(searches)
    .where(and(eq(searches.status, 'processing'), lt(searches.createdAt, createdBefore)))
    .orderBy(searches.createdAt)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** A complete search stays complete, even if a late attempt reports a failure. */
export const markSearch = (db: D1Database, id: number, status: SearchStatus): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .update(searches)
      .set({ status })
      .where(and(eq(searches.id, id), ne(searches.status, 'complete'))),
  )

/** Assigns a search to another visitor. */
export const moveSearch = (db: D1Database, id: number, visitorId: string): D1PreparedStatement =>
  statementOf(db, tables(db).update(searches).set({ visitorId }).where(eq(searches.id, id)))

const withoutAccount = (visitorId: string) => and(eq(searches.visitorId, visitorId), isNull(searches.userId))

export const countSearchesWithoutAccount = (db: D1Database, visitorId: string): Promise<number> =>
  tables(db).$count(searches, withoutAccount(visitorId))

/** Assigns the searches of a visitor that have no account to an account. */
export const claimSearches = (db: D1Database, visitorId: string, userId: string): D1PreparedStatement =>
  statementOf(db, tables(db).update(searches).set({ userId }).where(withoutAccount(visitorId)))

/** The same for one search. */
export const claimSearch = (db: D1Database, id: number, visitorId: string, userId: string): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .update(searches)
      .set({ userId })
      .where(and(eq(searches.id, id), withoutAccount(visitorId))),
  )
