import { eq, lt } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { consents } from './schema/consents.ts'
import { contactMessages } from './schema/contact-messages.ts'
import { demoDetails, demoRequests } from './schema/demos.ts'
import { idempotencyKeys } from './schema/idempotency-keys.ts'
import { outbox } from './schema/outbox.ts'
import { statementOf, tables } from './statement.ts'

/** All tables that store a request under the sender's address; add a new table of this kind here. */
const KEPT_BY_EMAIL = { demoRequests, demoDetails, contactMessages, consents }

/** A person's requests, by table. `email` as `emailKey` writes it. */
export async function listRequestsOf(db: D1Database, email: string): Promise<Record<string, unknown[]>> {
  const lists = Object.entries(KEPT_BY_EMAIL).map(
    async ([name, table]) => [name, await tables(db).select().from(table).where(eq(table.email, email))] as const,
  )
  return Object.fromEntries(await Promise.all(lists))
}

/** Includes the answers that are stored for repeated calls. */
export const deleteRequestsOf = (db: D1Database, email: string): D1PreparedStatement[] =>
  [...Object.values(KEPT_BY_EMAIL), idempotencyKeys].map((table) =>
    statementOf(db, tables(db).delete(table).where(eq(table.email, email))),
  )

interface KeptSince {
  /** ISO instants; older records are deleted. */
  requests: string
  messages: string
  mail: string
}

/** Deletes expired requests; a consent is deleted with its request. */
export function deleteOldRequests(db: D1Database, since: KeptSince): D1PreparedStatement[] {
  const forget = (table: SQLiteTable, at: SQLiteColumn, before: string) =>
    statementOf(db, tables(db).delete(table).where(lt(at, before)))
  return [
    forget(demoRequests, demoRequests.createdAt, since.requests),
    forget(demoDetails, demoDetails.createdAt, since.requests),
    forget(consents, consents.givenAt, since.requests),
    forget(contactMessages, contactMessages.createdAt, since.messages),
    forget(outbox, outbox.createdAt, since.mail),
  ]
}
