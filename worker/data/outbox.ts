import { and, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import { outbox } from './schema/outbox.ts'
import { searches } from './schema/searches.ts'
import { statementOf, tables } from './statement.ts'

export type Message = typeof outbox.$inferSelect
export type NewMessage = Pick<Message, 'id' | 'to' | 'subject' | 'text' | 'html' | 'createdAt'>

const queued = (message: NewMessage): Message => ({
  ...message,
  status: 'queued',
  attempts: 0,
  sentBy: null,
  changedAt: message.createdAt,
})

/** Promises a mail, in the same batch as what it reports. */
export const insertMessage = (db: D1Database, message: NewMessage): D1PreparedStatement =>
  statementOf(db, tables(db).insert(outbox).values(queued(message)))

/** The same, where the id names what may be said once only: a second time changes nothing. */
export const insertMessageOnce = (db: D1Database, message: NewMessage): D1PreparedStatement =>
  statementOf(db, tables(db).insert(outbox).values(queued(message)).onConflictDoNothing())

/** Keeps a message that may not be sent now, where an administrator sees it and can queue it. */
export const insertHeldMessageOnce = (db: D1Database, message: NewMessage): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .insert(outbox)
      .values({ ...queued(message), status: 'held' })
      .onConflictDoNothing(),
  )

/** Newest first, from before a message that was listed already. */
export async function listMessages(db: D1Database, limit: number, before?: Message): Promise<Message[]> {
  const older = before
    ? or(lt(outbox.createdAt, before.createdAt), and(eq(outbox.createdAt, before.createdAt), lt(outbox.id, before.id)))
    : undefined
  return tables(db).select().from(outbox).where(older).orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(limit)
}

export async function findMessage(db: D1Database, id: string): Promise<Message | undefined> {
  return tables(db).select().from(outbox).where(eq(outbox.id, id)).get()
}

/**
 * Promises a mail about a search that failed: after `markSearch` in one batch, so that a search that is complete after
 * all, or is gone, reports nothing. The same id again changes nothing.
 */
export function insertFailureMessageOnce(db: D1Database, searchId: number, message: NewMessage): D1PreparedStatement {
  const row = tables(db)
    .select({
      id: sql`${message.id}`.as('id'),
      to: sql`${sql.param(message.to, outbox.to)}`.as('to'),
      subject: sql`${message.subject}`.as('subject'),
      text: sql`${message.text}`.as('text'),
      html: sql`${message.html}`.as('html'),
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

/** `lostBefore` (ISO instant): a sender that took a message before it and has not said what became of it is dead. */
export interface Lease {
  now: string
  lostBefore: string
}

/** Takes a message for sending: queued, or left behind by a dead sender. `undefined` where it is not to be had. */
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

/** What was sent was sent, even where its sender came back after it was given up. */
export const markSent = (db: D1Database, id: string, sentBy: string, now: string): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .update(outbox)
      .set({ status: 'sent', sentBy, changedAt: now })
      .where(and(eq(outbox.id, id), ne(outbox.status, 'sent'))),
  )

/** For another attempt; a sender whose message was taken over changes nothing. */
export const giveBack = (db: D1Database, { id, attempts }: Message, now: string): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .update(outbox)
      .set({ status: 'queued', changedAt: now })
      .where(and(eq(outbox.id, id), eq(outbox.status, 'sending'), eq(outbox.attempts, attempts))),
  )

/** No more attempts are made. */
export const markFailed = (db: D1Database, id: string, now: string): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .update(outbox)
      .set({ status: 'failed', changedAt: now })
      .where(and(eq(outbox.id, id), inArray(outbox.status, ['queued', 'sending']))),
  )

/** Messages that stand still, oldest first, as queued from `now` on, so that no other sweep takes them too. Answers their ids. */
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

const isTo = (email: string) => sql`EXISTS (SELECT 1 FROM json_each(${outbox.to}) WHERE lower(value) = lower(${email}))`

/** Copies for the team name the address in their text. */
const isAbout = (email: string) => sql`instr(lower(${outbox.text}), lower(${email})) > 0`

/** Everything that was written to an address. */
export async function listMessagesTo(db: D1Database, email: string): Promise<Message[]> {
  return tables(db).select().from(outbox).where(isTo(email)).orderBy(outbox.createdAt)
}

/** With the copies that the team got of what the person sent in. */
export const deleteMessagesTo = (db: D1Database, email: string): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .delete(outbox)
      .where(or(isTo(email), isAbout(email))),
  )
