import { and, eq, lt, or, sql } from 'drizzle-orm'
import { idempotencyKeys } from './schema/idempotency-keys.ts'
import { statementOf, tables } from './statement.ts'

export type StoredAnswer = typeof idempotencyKeys.$inferSelect

export async function findStoredAnswer(db: D1Database, scope: string, key: string): Promise<StoredAnswer | undefined> {
  return tables(db)
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)))
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

interface Requester {
  userId: string
  username: string
  /** As `emailKey` writes it. */
  email: string
}

/**
 * Deletes the answers to a person's requests, which contain ideas, names and references. Run it before the requests
 * themselves are deleted, because it reads them.
 */
export const deleteStoredAnswersOf = (db: D1Database, { userId, username, email }: Requester): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .delete(idempotencyKeys)
      .where(
        or(
          // The page requests the plan with the key of its search.
          sql`${idempotencyKeys.key} IN (SELECT key FROM idempotency_keys WHERE scope = 'POST /api/search' AND json_extract(response, '$.id') IN (SELECT id FROM searches WHERE user_id = ${userId}))`,
          sql`${idempotencyKeys.scope} = 'POST /api/signup' AND json_extract(${idempotencyKeys.response}, '$.username') = ${username}`,
          sql`json_extract(${idempotencyKeys.response}, '$.id') IN (SELECT id FROM demo_requests WHERE email = ${email} UNION SELECT id FROM contact_messages WHERE email = ${email})`,
          sql`json_extract(${idempotencyKeys.response}, '$.id') IN (SELECT id FROM outbox WHERE instr(lower(text), ${email}) > 0)`,
          sql`${idempotencyKeys.key} IN (SELECT request_key FROM demo_requests WHERE email = ${email})`,
          sql`json_extract(${idempotencyKeys.response}, '$.reference') IN (SELECT reference FROM orders WHERE lower(json_extract(billing, '$.email')) = ${email})`,
        ),
      ),
  )
