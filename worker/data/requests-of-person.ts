import { eq, lt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { consents } from './schema/consents.ts'
import { contactMessages } from './schema/contact-messages.ts'
import { demoDetails, demoRequests } from './schema/demos.ts'
import { outbox } from './schema/outbox.ts'
import { statementOf, tables } from './statement.ts'

/** What somebody sent by a form, by the key of their address. */
export async function listRequestsOf(db: D1Database, email: string) {
  const of = <Table extends SQLiteTable & { email: SQLiteColumn }>(table: Table) =>
    tables(db).select().from(table).where(eq(table.email, email))
  const [demos, details, messages, agreed] = await Promise.all([
    of(demoRequests),
    of(demoDetails),
    of(contactMessages),
    of(consents),
  ])
  return { demos, details, messages, consents: agreed }
}

/** All of it, and every message to the team that names the address. */
export function deleteRequestsOf(db: D1Database, email: string): D1PreparedStatement[] {
  const forget = (table: SQLiteTable, where: SQL) => statementOf(db, tables(db).delete(table).where(where))
  return [
    forget(outbox, sql`instr(lower(${outbox.text}), ${email}) > 0`),
    ...[demoRequests, demoDetails, contactMessages, consents].map((table) => forget(table, eq(table.email, email))),
  ]
}

interface KeptSince {
  /** ISO instants: what is older goes. */
  requests: string
  contact: string
  mail: string
}

/** What is over. A consent goes with what was agreed to. */
export function deleteOldRequests(db: D1Database, since: KeptSince): D1PreparedStatement[] {
  const forget = (table: SQLiteTable, at: SQLiteColumn, before: string) =>
    statementOf(db, tables(db).delete(table).where(lt(at, before)))
  return [
    forget(demoRequests, demoRequests.createdAt, since.requests),
    forget(demoDetails, demoDetails.createdAt, since.requests),
    forget(consents, consents.givenAt, since.requests),
    forget(contactMessages, contactMessages.createdAt, since.contact),
    forget(outbox, outbox.createdAt, since.mail),
  ]
}
