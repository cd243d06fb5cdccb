import { and, eq, lt, or, sql } from 'drizzle-orm'
import { idempotencyKeys } from './schema/idempotency-keys.ts'
import { statementOf, tables } from './statement.ts'

export type KeptAnswer = typeof idempotencyKeys.$inferSelect

export async function findKeptAnswer(db: D1Database, scope: string, key: string): Promise<KeptAnswer | undefined> {
  return tables(db)
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)))
    .get()
}

/**
 * Goes into the same batch as what the answer reports, so that a key is never claimed without its result. Where a
 * parallel call was first the whole batch fails with `isKeyTaken`, nothing is written, and its kept answer is there to read.
 */
export const insertKeptAnswer = (db: D1Database, answer: KeptAnswer): D1PreparedStatement =>
  statementOf(db, tables(db).insert(idempotencyKeys).values(answer))

export const isKeyTaken = (error: unknown): boolean =>
  error instanceof Error && /UNIQUE constraint failed: idempotency_keys\./.test(error.message)

/** Forgets the answers kept before an ISO instant: a caller that tries again does so within minutes. */
export const deleteKeptAnswers = (db: D1Database, createdBefore: string): D1PreparedStatement =>
  statementOf(db, tables(db).delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, createdBefore)))

interface Asker {
  userId: string
  username: string
  /** As `emailKey` writes it. */
  email: string
}

/** Forgets the answers that report what a person asked for: they hold ideas, names and references. Before what they report goes. */
export const deleteKeptAnswersOf = (db: D1Database, { userId, username, email }: Asker): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .delete(idempotencyKeys)
      .where(
        or(
          // The page asks for the plan under the key of its search.
          sql`${idempotencyKeys.key} IN (SELECT key FROM idempotency_keys WHERE scope = 'POST /api/search' AND json_extract(response, '$.id') IN (SELECT id FROM searches WHERE user_id = ${userId}))`,
          sql`${idempotencyKeys.scope} = 'POST /api/signup' AND json_extract(${idempotencyKeys.response}, '$.username') = ${username}`,
          sql`json_extract(${idempotencyKeys.response}, '$.id') IN (SELECT id FROM demo_requests WHERE email = ${email} UNION SELECT id FROM contact_messages WHERE email = ${email})`,
          sql`json_extract(${idempotencyKeys.response}, '$.id') IN (SELECT id FROM outbox WHERE instr(lower(text), ${email}) > 0)`,
          sql`${idempotencyKeys.key} IN (SELECT request_key FROM demo_requests WHERE email = ${email})`,
          sql`json_extract(${idempotencyKeys.response}, '$.reference') IN (SELECT reference FROM orders WHERE lower(json_extract(billing, '$.email')) = ${email})`,
        ),
      ),
  )
