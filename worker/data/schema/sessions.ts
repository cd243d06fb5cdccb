import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './users.ts'

/** Sessions of signed-in people. Only the token's hash is stored, so nobody can sign in with a copy of this table. */
export const sessions = sqliteTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: text('created_at').notNull(),
    /** Written at most once a minute. */
    seenAt: text('seen_at').notNull(),
  },
  (table) => [
    index('sessions_by_user').on(table.userId),
    index('sessions_by_age').on(table.createdAt),
    index('sessions_by_use').on(table.seenAt),
  ],
)
