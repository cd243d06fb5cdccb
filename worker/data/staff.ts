import { and, eq, ne, or, sql } from 'drizzle-orm'
import { users } from './schema/users.ts'
import { tables } from './statement.ts'
import type { User } from './users.ts'

/** Editors and administrators; administrators first, then by name. */
export async function listStaff(db: D1Database): Promise<User[]> {
  return tables(db).select().from(users).where(ne(users.role, 'school')).orderBy(users.role, sql`lower(${users.name})`)
}

/** Makes the account a school's; false for the last administrator, also if two are removed at the same moment. */
export async function takeRole(db: D1Database, id: string): Promise<boolean> {
  const othersRemain = sql`(SELECT count(*) FROM ${users} WHERE ${users.role} = 'admin') > 1`
  const row = await tables(db)
    .update(users)
    .set({ role: 'school' })
    .where(and(eq(users.id, id), or(ne(users.role, 'admin'), othersRemain)))
    .returning({ id: users.id })
    .get()
  return row !== undefined
}
