import { eq } from 'drizzle-orm'
import { packageOptions } from './schema/package-options.ts'
import { statementOf, tables } from './statement.ts'

export type StoredOptions = typeof packageOptions.$inferSelect

/** The first stands: what a reader has compared does not change under their hands. */
export const insertOptionsOnce = (db: D1Database, options: StoredOptions): D1PreparedStatement =>
  statementOf(db, tables(db).insert(packageOptions).values(options).onConflictDoNothing())

export async function findOptions(db: D1Database, searchId: number): Promise<StoredOptions | undefined> {
  return tables(db).select().from(packageOptions).where(eq(packageOptions.searchId, searchId)).get()
}
