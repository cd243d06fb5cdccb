import { and, eq, getTableColumns, gt, lt, sql } from 'drizzle-orm'
import { invitations } from './schema/invitations.ts'
import { statementOf, tables } from './statement.ts'

export type InvitationRow = typeof invitations.$inferSelect

export const insertInvitation = (db: D1Database, invitation: InvitationRow): D1PreparedStatement =>
  statementOf(db, tables(db).insert(invitations).values(invitation))

/** The same invitation under the hash of another link; none if it was withdrawn in the meantime. */
export const addInvitationLink = (db: D1Database, id: string, tokenHash: string): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .insert(invitations)
      .select(
        tables(db)
          .select({ ...getTableColumns(invitations), tokenHash: sql`${tokenHash}`.as('token_hash') })
          .from(invitations)
          .where(eq(invitations.tokenHash, id)),
      ),
  )

export async function findInvitation(
  db: D1Database,
  tokenHash: string,
  now: string,
): Promise<InvitationRow | undefined> {
  return tables(db)
    .select()
    .from(invitations)
    .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now)))
    .get()
}

const isFirstRow = eq(invitations.tokenHash, invitations.id)

/** Those that still work, oldest first. */
export async function listInvitations(db: D1Database, now: string): Promise<InvitationRow[]> {
  return tables(db)
    .select()
    .from(invitations)
    .where(and(isFirstRow, gt(invitations.expiresAt, now)))
    .orderBy(invitations.createdAt)
}

/** All invitations to an address, as `emailKey` writes it. */
export async function listInvitationsTo(db: D1Database, email: string) {
  const { role, createdAt, expiresAt } = invitations
  return tables(db)
    .select({ role, createdAt, expiresAt })
    .from(invitations)
    .where(and(isFirstRow, eq(invitations.email, email)))
}

/** All links of an invitation. */
export const deleteInvitation = (db: D1Database, id: string): D1PreparedStatement =>
  statementOf(db, tables(db).delete(invitations).where(eq(invitations.id, id)))

export const deleteInvitationsTo = (db: D1Database, email: string): D1PreparedStatement =>
  statementOf(db, tables(db).delete(invitations).where(eq(invitations.email, email)))

export const deleteOldInvitations = (db: D1Database, now: string): D1PreparedStatement =>
  statementOf(db, tables(db).delete(invitations).where(lt(invitations.expiresAt, now)))
