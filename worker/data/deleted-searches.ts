import { inArray } from 'drizzle-orm'
import { deletedSearches } from './schema/deleted-searches.ts'
import { statementOf, tables } from './statement.ts'

export type DeletedSearch = typeof deletedSearches.$inferSelect

/** D1 takes 100 parameters a statement, so that the rows are one of them. */
export const insertDeletedSearches = (db: D1Database, rows: readonly DeletedSearch[]): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO deleted_searches (search_id, cache_key)
       SELECT value ->> 'searchId', value ->> 'cacheKey' FROM json_each(?) WHERE true ON CONFLICT DO NOTHING`,
    )
    .bind(JSON.stringify(rows))

export async function listDeletedSearches(db: D1Database, limit: number): Promise<DeletedSearch[]> {
  return tables(db).select().from(deletedSearches).limit(limit)
}

/** At most 100 at once. */
export const deleteDeletedSearches = (db: D1Database, searchIds: readonly number[]): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .delete(deletedSearches)
      .where(inArray(deletedSearches.searchId, [...searchIds])),
  )
