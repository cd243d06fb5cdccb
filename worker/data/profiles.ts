import { eq } from 'drizzle-orm'
import { profiles } from './schema/profiles.ts'
import { statementOf, tables } from './statement.ts'

export type Profile = typeof profiles.$inferSelect

export const insertProfile = (db: D1Database, profile: Profile): D1PreparedStatement =>
  statementOf(db, tables(db).insert(profiles).values(profile))

export async function findProfile(db: D1Database, userId: string): Promise<Profile | undefined> {
  return tables(db).select().from(profiles).where(eq(profiles.userId, userId)).get()
}
