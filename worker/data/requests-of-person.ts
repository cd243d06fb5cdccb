import { eq } from 'drizzle-orm'
import { consents } from './schema/consents.ts'
import { contactMessages } from './schema/contact-messages.ts'
import { demoDetails, demoRequests } from './schema/demos.ts'
import { statementOf, tables } from './statement.ts'

/** Everything that keeps a request under the address of whoever sent it; a new table of that kind joins the list. */
const KEPT_BY_EMAIL = { demoRequests, demoDetails, contactMessages, consents }

/** What somebody has sent in, by the kind of record. `email` as `emailKey` writes it. */
export async function listRequestsOf(db: D1Database, email: string): Promise<Record<string, unknown[]>> {
  const lists = Object.entries(KEPT_BY_EMAIL).map(
    async ([name, table]) => [name, await tables(db).select().from(table).where(eq(table.email, email))] as const,
  )
  return Object.fromEntries(await Promise.all(lists))
}

export const deleteRequestsOf = (db: D1Database, email: string): D1PreparedStatement[] =>
  Object.values(KEPT_BY_EMAIL).map((table) => statementOf(db, tables(db).delete(table).where(eq(table.email, email))))
