import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { searches } from './searches.ts'

/** The first answer to a key, written in the same batch as its result. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    /** "POST /api/search": a key is valid for one method and path. */
    scope: text('scope').notNull(),
    /** The caller's key with the caller to whom it is bound. */
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status').notNull(),
    response: text('response').notNull(),
    createdAt: text('created_at').notNull(),
    /**
     * The search that the answer is about: the answer is deleted with it. The migration makes the reference deferred,
     * because the answer is written before its search.
     */
    searchId: integer('search_id').references(() => searches.id, { onDelete: 'cascade' }),
    /** The person whose request was answered, as `emailKey` writes the address: erased with this person. */
    email: text('email'),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_keys_by_age').on(table.createdAt),
    index('idempotency_keys_by_search').on(table.searchId),
    index('idempotency_keys_by_email').on(table.email),
  ],
)
