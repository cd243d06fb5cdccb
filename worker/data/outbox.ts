import { and, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import { type Cursor, isOlderThan } from './page.ts'
import { outbox } from './schema/outbox.ts'
import { searches } from './schema/searches.ts'
import { statementOf, tables } from './statement.ts'

export type Message = typeof outbox.$inferSelect
export type NewMessage = Pick<Message, 'id' | 'to' | 'subject' | 'text' | 'html' | 'person' | 'createdAt'>

const queued = (message: NewMessage): Message => ({
  ...message,
  status: 'queued',
  attempts: 0,
  sentBy: null,
  changedAt: message.createdAt,
})

/** Writes a mail to the outbox, in the same batch as the change that it reports. */
export const insertMessage = (db: D1Database, message: NewMessage): D1PreparedStatement =>
  statementOf(db, tables(db).insert(outbox).values(queued(message)))

/** The same for an id that may be sent once only: inserting it again changes nothing. */
export const insertMessageOnce = (db: D1Database, message: NewMessage): D1PreparedStatement =>
  statementOf(db, tables(db).insert(outbox).values(queued(message)).onConflictDoNothing())

/** Stores a message that is over the mail budget; an administrator can see and queue it. */
export const insertHeldMessageOnce = (db: D1Database, message: NewMessage): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .insert(outbox)
      .values({ ...queued(message), status: 'held' })
      .onConflictDoNothing(),
  )

/** Newest first. */
export async function listMessages(
  db: D1Database,
  { after, limit }: { after: Cursor | null; limit: number },
): Promise<Message[]> {
  return tables(db)
    .select()
    .from(outbox)
    .where(isOlderThan(after, outbox.createdAt, outbox.id))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(limit)
}

export async function findMessage(db: D1Database, id: string): Promise<Message | undefined> {
  return tables(db).select().from(outbox).where(eq(outbox.id, id)).get()
}

/**
 * Writes the mail about a failed search. Put it after `markSearch` in the same batch: it writes nothing if the search
 * is complete or deleted. Inserting the same id again changes nothing.
 */
export function insertFailureMessageOnce(db: D1Database, searchId: number, message: NewMessage): D1PreparedStatement {
  const row = tables(db)
    .select({
      id: sql`${message.id}`.as('id'),
      to: sql`${sql.param(message.to, outbox.to)}`.as('to'),
      subject: sql`${message.subject}`.as('subject'),
      text: sql`${message.text}`.as('text'),
      html: sql`${message.html}`.as('html'),
      person: sql`${message.person}`.as('person'),
      status: sql`'queued'`.as('status'),
      attempts: sql`0`.as('attempts'),
      sentBy: sql`NULL`.as('sent_by'),
      createdAt: sql`${message.createdAt}`.as('created_at'),
      changedAt: sql`${message.createdAt}`.as('changed_at'),
    })
    .from(searches)
    .where(and(eq(searches.id, searchId), eq(searches.status, 'failed')))
  return statementOf(db, tables(db).insert(outbox).select(row).onConflictDoNothing())
}

/** A sender that took a message before `lostBefore` (ISO instant) and has not reported a result counts as dead. */
export interface Lease {
  now: string
  lostBefore: string
}

/** Takes a message for sending: it is queued, or its sender is dead. Otherwise returns `undefined`. */
export async function takeMessage(
  db: D1Database,
  id: string,
  { now, lostBefore }: Lease,
): Promise<Message | undefined> {
  const left = and(eq(outbox.status, 'sending'), lt(outbox.changedAt, lostBefore))
  return tables(db)
    .update(outbox)
    .set({ status: 'sending', changedAt: now, attempts: sql`${outbox.attempts} + 1` })
    .where(and(eq(outbox.id, id), or(eq(outbox.status, 'queued'), left)))
    .returning()
    .get()
}

export async function isBeingSent(db: D1Database, id: string): Promise<boolean> {
  const row = await tables(db).select({ status: outbox.status }).from(outbox).where(eq(outbox.id, id)).get()
  return row?.status === 'sending'
}

/** A message that was sent is marked as sent even if its sender had been taken for dead. */
export const markSent = (db: D1Database, id: string, sentBy: string, now: string): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .update(outbox)
      .set({ status: 'sent', sentBy, changedAt: now })
      .where(and(eq(outbox.id, id), ne(outbox.status, 'sent'))),
  )

/** Queues the message for another attempt, unless another sender has taken it over. */
export const releaseMessage = (db: D1Database, { id, attempts }: Message, now: string): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .update(outbox)
      .set({ status: 'queued', changedAt: now })
      .where(and(eq(outbox.id, id), eq(outbox.status, 'sending'), eq(outbox.attempts, attempts))),
  )

/** Ends the attempts to send a message. */
export const markFailed = (db: D1Database, id: string, now: string): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .update(outbox)
      .set({ status: 'failed', changedAt: now })
      .where(and(eq(outbox.id, id), inArray(outbox.status, ['queued', 'sending']))),
  )

/**
 * Queues messages without progress again, oldest first, and dates them `now`, so that no parallel sweep takes them too.
 * Returns their ids.
 */
export async function reclaimMessages(db: D1Database, { now, lostBefore }: Lease, limit: number): Promise<string[]> {
  const standing = tables(db)
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(inArray(outbox.status, ['queued', 'sending']), lt(outbox.changedAt, lostBefore)))
    .orderBy(outbox.changedAt)
    .limit(limit)
  const rows = await tables(db)
    .update(outbox)
    .set({ status: 'queued', changedAt: now })
    .where(inArray(outbox.id, standing))
    .returning({ id: outbox.id })
  return rows.map(({ id }) => id)
}

/** All messages to a person, oldest first. `person` as `emailKey` writes it. */
export async function listMessagesTo(db: D1Database, person: string): Promise<Message[]> {
  const isTo = sql`EXISTS (SELECT 1 FROM json_each(${outbox.to}) WHERE lower(value) = ${person})`
  return tables(db)
    .select()
    .from(outbox)
    .where(and(eq(outbox.person, person), isTo))
    .orderBy(outbox.createdAt)
}

/** Includes the team's copies of what the person sent. */
export const deleteMessagesOf = (db: D1Database, person: string): D1PreparedStatement =>
  statementOf(db, tables(db).delete(outbox).where(eq(outbox.person, person)))
