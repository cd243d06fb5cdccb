import { and, desc, eq, gte } from 'drizzle-orm'
import { contactMessages } from './schema/contact-messages.ts'
import { statementOf, tables } from './statement.ts'

export type KeptContactMessage = typeof contactMessages.$inferSelect

export const insertContactMessage = (db: D1Database, message: KeptContactMessage): D1PreparedStatement =>
  statementOf(db, tables(db).insert(contactMessages).values(message))

/** The newest message from an address since an ISO instant. */
export async function findContactSince(
  db: D1Database,
  email: string,
  since: string,
): Promise<KeptContactMessage | undefined> {
  return tables(db)
    .select()
    .from(contactMessages)
    .where(and(eq(contactMessages.email, email), gte(contactMessages.createdAt, since)))
    .orderBy(desc(contactMessages.createdAt))
    .get()
}
