import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import { outbox } from './schema/outbox.ts'
import { statementOf, tables } from './statement.ts'

export type Message = typeof outbox.$inferSelect
export type NewMessage = Pick<Message, 'id' | 'to' | 'subject' | 'text' | 'html' | 'createdAt'>

/** Queues a message once: the same id again changes nothing, so a repeated batch sends one mail. */
export const insertMessageOnce = (db: D1Database, message: NewMessage): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .insert(outbox)
      .values({ ...message, status: 'queued', changedAt: message.createdAt })
      .onConflictDoNothing(),
  )

/** Newest first. */
export async function listMessages(db: D1Database, limit: number): Promise<Message[]> {
  return tables(db).select().from(outbox).orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(limit)
}

/**
 * Takes a message for sending: queued, or left in "sending" since before `lostBefore` (ISO instant) by a sender that
 * died. `undefined` where another has it or it is done.
 */
export async function takeMessage(
  db: D1Database,
  id: string,
  { now, lostBefore }: { now: string; lostBefore: string },
): Promise<Message | undefined> {
  const lost = and(eq(outbox.status, 'sending'), lt(outbox.changedAt, lostBefore))
  return tables(db)
    .update(outbox)
    .set({ status: 'sending', changedAt: now, attempts: sql`${outbox.attempts} + 1` })
    .where(and(eq(outbox.id, id), or(eq(outbox.status, 'queued'), lost)))
    .returning()
    .get()
}

/** `queued` gives a message back for another attempt. */
export const markMessage = (
  db: D1Database,
  id: string,
  status: 'queued' | 'sent' | 'failed',
  changedAt: string,
): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .update(outbox)
      .set({ status, changedAt })
      .where(and(eq(outbox.id, id), eq(outbox.status, 'sending'))),
  )
