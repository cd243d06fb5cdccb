import { drizzle } from 'drizzle-orm/d1'

/**
 * A built query as a statement that is not yet run: D1 has no interactive transactions, so a service collects
 * statements of several nouns and commits them together in one `db.batch`.
 */
export function statementOf(
  db: D1Database,
  query: { toSQL(): { sql: string; params: unknown[] } },
): D1PreparedStatement {
  const { sql, params } = query.toSQL()
  return db.prepare(sql).bind(...params)
}

export const tables = (db: D1Database) => drizzle(db)
