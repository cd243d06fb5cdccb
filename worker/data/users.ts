import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { users } from './schema/users.ts'
import { statementOf, tables } from './statement.ts'

export type User = typeof users.$inferSelect

export const insertUser = (db: D1Database, user: User): D1PreparedStatement =>
  statementOf(db, tables(db).insert(users).values(user))

/** By e-mail address or username, ignoring case. */
export async function findUserByIdentifier(db: D1Database, identifier: string): Promise<User | undefined> {
  const isIt = (column: typeof users.email | typeof users.username) => sql`lower(${column}) = lower(${identifier})`
  const rows = tables(db)
  const [[byEmail], [byUsername]] = await rows.batch([
    rows.select().from(users).where(isIt(users.email)),
    rows.select().from(users).where(isIt(users.username)),
  ])
  return byEmail ?? byUsername
}

export async function findUser(db: D1Database, id: string): Promise<User | undefined> {
  return tables(db).select().from(users).where(eq(users.id, id)).get()
}

export async function findUserByUsername(db: D1Database, username: string): Promise<User | undefined> {
  return tables(db).select().from(users).where(sql`lower(${users.username}) = lower(${username})`).get()
}

/** Usernames that start with this stem, in lower case. */
export async function listUsernamesLike(db: D1Database, stem: string): Promise<string[]> {
  const rows = await tables(db)
    .select({ username: sql<string>`lower(${users.username})` })
    .from(users)
    .where(sql`lower(${users.username}) >= ${stem} AND lower(${users.username}) < ${`${stem}\u{10ffff}`}`)
  return rows.map(({ username }) => username)
}

export type UserChange = Partial<Omit<User, 'id'>>

export const changeUser = (db: D1Database, id: string, change: UserChange): D1PreparedStatement =>
  statementOf(db, tables(db).update(users).set(change).where(eq(users.id, id)))

/**
 * Adds a temporary password to an account whose owner has not chosen one. Those that were sent before work until the
 * same instant.
 */
export const addTemporaryPassword = (
  db: D1Database,
  id: string,
  { hash, expiresAt }: { hash: string; expiresAt: string },
): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .update(users)
      .set({ passwordHash: sql`trim(${users.passwordHash} || ' ' || ${hash})`, passwordExpiresAt: expiresAt })
      .where(and(eq(users.id, id), isNotNull(users.passwordExpiresAt))),
  )

/** Accepts the code of a 30-second step; returns false if that step or a later one was already used. */
export async function takeTotpStep(db: D1Database, id: string, step: number): Promise<boolean> {
  const row = await tables(db)
    .update(users)
    .set({ totpUsedStep: step })
    .where(and(eq(users.id, id), sql`coalesce(${users.totpUsedStep}, 0) < ${step}`))
    .returning({ id: users.id })
    .get()
  return row !== undefined
}

export const isEmailTaken = (error: unknown): boolean =>
  error instanceof Error && /UNIQUE constraint failed: index 'users_email'/.test(error.message)

export const isUsernameTaken = (error: unknown): boolean =>
  error instanceof Error && /UNIQUE constraint failed: index 'users_username'/.test(error.message)

/** Deletes sessions, known devices, links and profile too. */
export const deleteUser = (db: D1Database, id: string): D1PreparedStatement =>
  statementOf(db, tables(db).delete(users).where(eq(users.id, id)))
