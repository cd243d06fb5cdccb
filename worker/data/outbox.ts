import { and, desc, eq, inArray, isNotNull, isNull, like, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { type Cursor, isOlderThan } from './page.ts'
import { outbox, type SecretOrder } from './schema/outbox.ts'
import { searches } from './schema/searches.ts'
import { users } from './schema/users.ts'
import { statementOf, tables } from './statement.ts'

export type { SecretOrder, SecretValues } from './schema/outbox.ts'
export type Message = typeof outbox.$inferSelect
export type NewMessage = Pick<Message, 'id' | 'to' | 'subject' | 'text' | 'html' | 'person' | 'createdAt'> & {
  secret?: SecretOrder
}

const rowOf = ({ secret, ...message }: NewMessage, status: Message['status']): Message => ({
  ...message,
  status,
  attempts: 0,
  sentBy: null,
  changedAt: message.createdAt,
  secret: secret ?? null,
  keptSecrets: null,
})

/**
 * Writes a mail to the outbox, in the same batch as the change that it reports. Writing the same id again changes
 * nothing. "held": over the mail budget; an administrator can see and queue it.
 */
export const insertMessageOnce = (
  db: D1Database,
  message: NewMessage,
  status: 'queued' | 'held' = 'queued',
): D1PreparedStatement =>
  statementOf(db, tables(db).insert(outbox).values(rowOf(message, status)).onConflictDoNothing())

/** The same if one row of another table fulfils the condition. */
const insertIfSelected = (
  db: D1Database,
  message: NewMessage,
  table: typeof searches | typeof users,
  condition: SQL | undefined,
): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .insert(outbox)
      .select(
        tables(db)
          .select(valuesOf(rowOf(message, 'queued')))
          .from(table)
          .where(condition),
      )
      .onConflictDoNothing(),
  )

/** The row's values as columns of a SELECT, in the order of the table. */
const valuesOf = (row: Message) => ({
  id: sql`${row.id}`.as('id'),
  to: sql`${sql.param(row.to, outbox.to)}`.as('to'),
  subject: sql`${row.subject}`.as('subject'),
  text: sql`${row.text}`.as('text'),
  html: sql`${row.html}`.as('html'),
  person: sql`${row.person}`.as('person'),
  status: sql`${row.status}`.as('status'),
  attempts: sql`0`.as('attempts'),
  sentBy: sql`NULL`.as('sent_by'),
  createdAt: sql`${row.createdAt}`.as('created_at'),
  changedAt: sql`${row.changedAt}`.as('changed_at'),
  secret: row.secret ? sql`${sql.param(row.secret, outbox.secret)}`.as('secret') : sql`NULL`.as('secret'),
  keptSecrets: sql`NULL`.as('kept_secrets'),
})

/** The mail about a failed search, after `markSearch` in the same batch: not written if it is complete or deleted. */
export const insertFailureMessageOnce = (db: D1Database, searchId: number, message: NewMessage): D1PreparedStatement =>
  insertIfSelected(db, message, searches, and(eq(searches.id, searchId), eq(searches.status, 'failed')))

/** A letter about an account, with its secrets: not written if there is no such account. */
export const insertAccountMessageOnce = (
  db: D1Database,
  message: NewMessage & { secret: SecretOrder },
): D1PreparedStatement => insertIfSelected(db, message, users, eq(users.id, message.secret.userId))

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

interface Sent extends Pick<Message, 'sentBy' | 'keptSecrets'> {
  now: string
}

/** A message that was sent is marked as sent even if its sender had been taken for dead. */
export const markSent = (db: D1Database, id: string, { now, ...sent }: Sent): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .update(outbox)
      .set({ ...sent, status: 'sent', changedAt: now })
      .where(and(eq(outbox.id, id), ne(outbox.status, 'sent'))),
  )

const FORGOTTEN = 'The text of this message held a link or a password, so it is not kept.'

/** Blanks a letter that an earlier release stored with its secrets in the text, and does nothing to any other. */
export const blankOldAccountLetter = (db: D1Database, id: string): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .update(outbox)
      .set({ text: FORGOTTEN, html: `<p>${FORGOTTEN}</p>` })
      .where(and(eq(outbox.id, id), like(outbox.id, 'account:%'), isNull(outbox.secret))),
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

/** Deletes the secrets that the development mailbox kept. */
export const forgetKeptSecrets = (db: D1Database): D1PreparedStatement =>
  statementOf(db, tables(db).update(outbox).set({ keptSecrets: null }).where(isNotNull(outbox.keptSecrets)))

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
