import { and, eq, inArray, lt } from 'drizzle-orm'
import { idempotencyKeys } from './schema/idempotency-keys.ts'
import { statementOf, tables } from './statement.ts'

export type StoredAnswer = typeof idempotencyKeys.$inferSelect

/** The answer that is stored under one of these keys. */
export async function findStoredAnswer(
  db: D1Database,
  scope: string,
  keys: readonly string[],
): Promise<StoredAnswer | undefined> {
  return tables(db)
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), inArray(idempotencyKeys.key, [...keys])))
    .get()
}

/**
 * Write it in the same batch as the result, so that a key is never stored without one. If a parallel call was first,
 * the whole batch fails with `isKeyTaken` and writes nothing; the answer of that call can then be read.
 */
export const insertStoredAnswer = (db: D1Database, answer: StoredAnswer): D1PreparedStatement =>
  statementOf(db, tables(db).insert(idempotencyKeys).values(answer))

export const isKeyTaken = (error: unknown): boolean =>
  error instanceof Error && /UNIQUE constraint failed: idempotency_keys\./.test(error.message)

/** Deletes answers stored before an ISO instant; clients retry within minutes. */
export const deleteStoredAnswers = (db: D1Database, createdBefore: string): D1PreparedStatement =>
  statementOf(db, tables(db).delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, createdBefore)))
