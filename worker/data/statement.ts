import { drizzle } from 'drizzle-orm/d1'

/**
 * Turns a query into a statement that has not run: D1 has no interactive transactions, so a service collects statements
 * for several tables and commits them in one `db.batch`.
 */
export function statementOf(
  db: D1Database,
  query: { toSQL(): { sql: string; params: unknown[] } },
): D1PreparedStatement {
  const { sql, params } = query.toSQL()
  return db.prepare(sql).bind(...params)
}

export const tables = (db: D1Database) => drizzle(db)
