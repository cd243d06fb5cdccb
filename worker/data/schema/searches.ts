import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Idea } from '#shared/domain/idea/idea'

export const SEARCH_STATUSES = ['processing', 'complete', 'failed'] as const
export type SearchStatus = (typeof SEARCH_STATUSES)[number]

export const searches = sqliteTable(
  'searches',
  {
    /** Random, up to 2^53, so that ids cannot be guessed one after the other. */
    id: integer('id').primaryKey(),
    idea: text('idea').notNull(),
    /** Hash of the visitor cookie: the cookie itself is never stored. */
    visitorId: text('visitor_id'),
    userId: text('user_id'),
    status: text('status', { enum: SEARCH_STATUSES }).notNull(),
    parsed: text('parsed', { mode: 'json' }).$type<Idea>().notNull(),
    parserVersion: text('parser_version').notNull(),
    /** By the client's clock, from which dates in the text are reckoned. */
    createdAt: text('created_at').notNull(),
    /** By the server's clock; null if an earlier release stored it while this one was deployed. */
    storedAt: text('stored_at'),
  },
  (table) => [
    index('searches_by_visitor').on(table.visitorId, table.createdAt),
    index('searches_by_user').on(table.userId, table.createdAt),
    index('searches_by_status').on(table.status, table.createdAt),
    index('searches_by_age').on(table.createdAt),
    index('searches_to_expire').on(table.userId, table.storedAt),
    index('searches_to_resume').on(table.status, table.storedAt),
  ],
)
