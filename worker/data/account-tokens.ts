import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
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

/**
 * Uses a one-time link, and with it all links of the account for the same purpose: of parallel calls only one gets it.
 */
export async function takeAccountToken(
  db: D1Database,
  tokenHash: string,
  purpose: AccountToken['purpose'],
  now: string,
): Promise<AccountToken | undefined> {
  const used = alias(accountTokens, 'used')
  const is = and(eq(used.tokenHash, tokenHash), eq(used.purpose, purpose), gt(used.expiresAt, now))
  const owner = tables(db).select({ userId: used.userId }).from(used).where(is)
  const taken = await tables(db)
    .delete(accountTokens)
    .where(and(inArray(accountTokens.userId, owner), eq(accountTokens.purpose, purpose)))
    .returning()
  return taken.find((token) => token.tokenHash === tokenHash)
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
