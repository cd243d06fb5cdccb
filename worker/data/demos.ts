import { and, desc, eq, gte, inArray } from 'drizzle-orm'
import { demoDetails, demoRequests } from './schema/demos.ts'
import { statementOf, tables } from './statement.ts'

export type DemoRequest = typeof demoRequests.$inferSelect
export type DemoDetails = typeof demoDetails.$inferSelect

/** Write it in one batch with its consent and its messages. */
export const insertDemoRequest = (db: D1Database, request: DemoRequest): D1PreparedStatement =>
  statementOf(db, tables(db).insert(demoRequests).values(request))

export const insertDemoDetails = (db: D1Database, details: DemoDetails): D1PreparedStatement =>
  statementOf(db, tables(db).insert(demoDetails).values(details))

export async function findDemoByKey(db: D1Database, requestKeys: readonly string[]): Promise<DemoRequest | undefined> {
  return tables(db)
    .select()
    .from(demoRequests)
    .where(inArray(demoRequests.requestKey, [...requestKeys]))
    .orderBy(desc(demoRequests.createdAt))
    .get()
}

/** The newest request with this address about a search. */
export async function findDemoOfSearch(
  db: D1Database,
  email: string,
  searchId: number,
): Promise<DemoRequest | undefined> {
  return tables(db)
    .select()
    .from(demoRequests)
    .where(and(eq(demoRequests.email, email), eq(demoRequests.searchId, searchId)))
    .orderBy(desc(demoRequests.createdAt))
    .get()
}

/** The newest request with this address since an ISO instant. */
export async function findDemoSince(db: D1Database, email: string, since: string): Promise<DemoRequest | undefined> {
  return tables(db)
    .select()
    .from(demoRequests)
    .where(and(eq(demoRequests.email, email), gte(demoRequests.createdAt, since)))
    .orderBy(desc(demoRequests.createdAt))
    .get()
}
