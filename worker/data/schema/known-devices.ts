import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './users.ts'

/**
 * Browsers that have signed in to an account before, so that guesses of others do not lock its owner out. Only the hash
 * of the cookie's token is stored; a browser that several people share has one row for each account.
 */
export const knownDevices = sqliteTable(
  'known_devices',
  {
    tokenHash: text('token_hash').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: text('created_at').notNull(),
    /** The last sign-in. */
    seenAt: text('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index('known_devices_by_user').on(table.userId, table.seenAt),
    index('known_devices_by_age').on(table.seenAt),
  ],
)
