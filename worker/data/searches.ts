import { and, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { type Cursor, isOlderThan } from './page.ts'
import { newestVersion } from './itineraries.ts'
import { itineraries } from './schema/itineraries.ts'
import { planVersions } from './schema/plan-versions.ts'
import { type SearchStatus, searches } from './schema/searches.ts'
import { statementOf, tables } from './statement.ts'

export type Search = typeof searches.$inferSelect

/** Write it in one batch with the answer for the caller's idempotency key. */
export const insertSearch = (db: D1Database, search: Search): D1PreparedStatement =>
  statementOf(db, tables(db).insert(searches).values(search))

export async function findSearch(db: D1Database, id: number): Promise<Search | undefined> {
  return tables(db).select().from(searches).where(eq(searches.id, id)).get()
}

/** The place of a search in a list. */
export const searchCursor = ({ id, createdAt }: Pick<Search, 'id' | 'createdAt'>): Cursor => ({
  at: createdAt,
  id: String(id),
})

interface PageOfSearches {
  /** Empty means all. */
  statuses: readonly SearchStatus[]
  after: Cursor | null
  limit: number
}

const isOnPage = ({ statuses, after }: PageOfSearches) =>
  and(
    statuses.length > 0 ? inArray(searches.status, [...statuses]) : undefined,
    isOlderThan(after, searches.createdAt, searches.id),
  )

/** Newest first: of one account, or of all if `userId` is null. */
export async function listSearchesOfAccount(
  db: D1Database,
  userId: string | null,
  page: PageOfSearches,
): Promise<Search[]> {
  return tables(db)
    .select()
    .from(searches)
    .where(and(userId === null ? undefined : eq(searches.userId, userId), isOnPage(page)))
    .orderBy(desc(searches.createdAt), desc(searches.id))
    .limit(page.limit)
}

/** Newest first. */
export async function listSearchesOfVisitor(
  db: D1Database,
  visitorId: string,
  page: PageOfSearches,
): Promise<Search[]> {
  return tables(db)
    .select()
    .from(searches)
    .where(and(eq(searches.visitorId, visitorId), isOnPage(page)))
    .orderBy(desc(searches.createdAt), desc(searches.id))
    .limit(page.limit)
}

/** Includes its plan and packages. Deletes nothing if the search belongs to another account. */
export const deleteSearchOfAccount = (db: D1Database, id: number, userId: string): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .delete(searches)
      .where(and(eq(searches.id, id), eq(searches.userId, userId))),
  )

export const deleteSearchesOf = (db: D1Database, userId: string): D1PreparedStatement =>
  statementOf(db, tables(db).delete(searches).where(eq(searches.userId, userId)))

/** A client's clock may be years wrong, so what the sweep does depends on the server's. */
const isStoredBefore = (instant: string) =>
  or(lt(searches.storedAt, instant), and(isNull(searches.storedAt), lt(searches.createdAt, instant)))

/** Searches without an account, stored before `storedBefore` (ISO instant), whose trip, if any, ended before `today`. */
export async function listForgottenSearches(
  db: D1Database,
  { storedBefore, today }: { storedBefore: string; today: string },
  limit: number,
): Promise<Pick<Search, 'id' | 'idea' | 'createdAt'>[]> {
  const end = sql`coalesce(json_extract(coalesce(${planVersions.document}, ${itineraries.document}), '$.end_date'), '')`
  const isOver = sql`${end} < ${today}`
  return tables(db)
    .select({ id: searches.id, idea: searches.idea, createdAt: searches.createdAt })
    .from(searches)
    .leftJoin(itineraries, eq(itineraries.searchId, searches.id))
    .leftJoin(planVersions, newestVersion)
    .where(and(isNull(searches.userId), isStoredBefore(storedBefore), isOver))
    .limit(limit)
}

/** Includes their plans and packages. */
export const deleteSearches = (db: D1Database, ids: readonly number[]): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .delete(searches)
      .where(inArray(searches.id, [...ids])),
  )

/** Unfinished searches stored before `storedBefore` (ISO instant), oldest first: the sweep resumes them. */
export async function listStuckSearches(db: D1Database, storedBefore: string, limit: number): Promise<number[]> {
  const rows = await tables(db)
    .select({ id: searches.id })
    .from(searches)
    .where(and(eq(searches.status, 'processing'), isStoredBefore(storedBefore)))
    .orderBy(searches.storedAt)
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
