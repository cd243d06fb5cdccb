import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './users.ts'

/** Who is signed in. The token itself is never kept, so a copy of this table opens nothing. */
export const sessions = sqliteTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: text('created_at').notNull(),
    /** To the minute: it is written at most once a minute. */
    seenAt: text('seen_at').notNull(),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_age').on(table.createdAt)],
)
