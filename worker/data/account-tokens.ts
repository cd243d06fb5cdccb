import { and, eq, gt, lt } from 'drizzle-orm'
import { accountTokens } from './schema/account-tokens.ts'
import { statementOf, tables } from './statement.ts'

export type AccountToken = typeof accountTokens.$inferSelect

export const insertAccountToken = (db: D1Database, token: AccountToken): D1PreparedStatement =>
  statementOf(db, tables(db).insert(accountTokens).values(token))

export async function findAccountToken(
  db: D1Database,
  tokenHash: string,
  purpose: AccountToken['purpose'],
  now: string,
): Promise<AccountToken | undefined> {
  const is = and(eq(accountTokens.tokenHash, tokenHash), eq(accountTokens.purpose, purpose))
  return tables(db)
    .select()
    .from(accountTokens)
    .where(and(is, gt(accountTokens.expiresAt, now)))
    .get()
}

/** Uses a one-time link: of two parallel calls only one gets it. */
export async function takeAccountToken(
  db: D1Database,
  tokenHash: string,
  purpose: AccountToken['purpose'],
  now: string,
): Promise<AccountToken | undefined> {
  const is = and(eq(accountTokens.tokenHash, tokenHash), eq(accountTokens.purpose, purpose))
  return tables(db)
    .delete(accountTokens)
    .where(and(is, gt(accountTokens.expiresAt, now)))
    .returning()
    .get()
}

export const deleteAccountTokensOf = (
  db: D1Database,
  userId: string,
  purpose: AccountToken['purpose'],
): D1PreparedStatement =>
  statementOf(
    db,
    tables(db)
      .delete(accountTokens)
      .where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose))),
  )

export const deleteOldAccountTokens = (db: D1Database, now: string): D1PreparedStatement =>
  statementOf(db, tables(db).delete(accountTokens).where(lt(accountTokens.expiresAt, now)))
