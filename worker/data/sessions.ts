import { and, eq, gt, lt, ne, or } from 'drizzle-orm'
import { sessions } from './schema/sessions.ts'
import { users } from './schema/users.ts'
import { statementOf, tables } from './statement.ts'
import type { User } from './users.ts'

export type SessionRow = typeof sessions.$inferSelect

/** Instants: a session that began, or was last used, before them has ended. */
export interface Limits {
  begunAfter: string
  seenAfter: string
}

export const insertSession = (db: D1Database, session: SessionRow): D1PreparedStatement =>
  statementOf(db, tables(db).insert(sessions).values(session))

export async function findLiveSession(
  db: D1Database,
  tokenHash: string,
  { begunAfter, seenAfter }: Limits,
): Promise<{ session: SessionRow; user: User } | undefined> {
  return tables(db)
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.createdAt, begunAfter), gt(sessions.seenAt, seenAfter)))
    .get()
}

export const markSeen = (db: D1Database, tokenHash: string, seenAt: string): D1PreparedStatement =>
  statementOf(db, tables(db).update(sessions).set({ seenAt }).where(eq(sessions.tokenHash, tokenHash)))

export const deleteSession = (db: D1Database, tokenHash: string): D1PreparedStatement =>
  statementOf(db, tables(db).delete(sessions).where(eq(sessions.tokenHash, tokenHash)))

/** All sessions of a person except the one to keep. */
export const deleteSessionsOf = (db: D1Database, userId: string, keptTokenHash = ''): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keptTokenHash))),
  )

export const deleteEndedSessions = (db: D1Database, { begunAfter, seenAfter }: Limits): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .delete(sessions)
      .where(or(lt(sessions.createdAt, begunAfter), lt(sessions.seenAt, seenAfter))),
  )

/** The times of a person's sessions, without the token hashes. */
export async function listSessionTimes(db: D1Database, userId: string) {
  return tables(db)
    .select({ createdAt: sessions.createdAt, seenAt: sessions.seenAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
}
