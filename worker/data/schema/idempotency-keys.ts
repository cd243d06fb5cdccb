import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The first answer to a key, written in the same batch as its result. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    /** "POST /api/search": a key is valid for one method and path. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status').notNull(),
    response: text('response').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotency_keys_by_age').on(table.createdAt)],
)
