import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './users.ts'

/**
 * Links that were sent by mail: `verify` confirms the address, `reset` sets a new password once. Only hashes are
 * stored.
 */
export const accountTokens = sqliteTable(
  'account_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify', 'reset'] }).notNull(),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [index('account_tokens_by_user').on(table.userId), index('account_tokens_by_expiry').on(table.expiresAt)],
)
