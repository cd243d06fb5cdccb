import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { searches } from './searches.ts'

/** One plan for each search, never replaced. */
export const itineraries = sqliteTable('itineraries', {
  searchId: integer('search_id')
    .primaryKey()
    .references(() => searches.id, { onDelete: 'cascade' }),
  /**
   * The plan in the shape of its version (worker/data/stored-versions.ts); every version has `end_date` at the top
   * level.
   */
  document: text('document', { mode: 'json' }).notNull(),
  createdAt: text('created_at').notNull(),
  version: integer('version').notNull().default(1),
})
