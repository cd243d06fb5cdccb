import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Itinerary } from '#shared/domain/planner/itinerary'
import { searches } from './searches.ts'

/** One plan a search, and never a second. */
export const itineraries = sqliteTable('itineraries', {
  searchId: integer('search_id')
    .primaryKey()
    .references(() => searches.id, { onDelete: 'cascade' }),
  document: text('document', { mode: 'json' }).$type<Itinerary>().notNull(),
  createdAt: text('created_at').notNull(),
})
