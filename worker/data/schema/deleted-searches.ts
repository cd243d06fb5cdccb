import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Searches that are deleted, but whose Durable Object and cache entry are still to be emptied. A row is written in the
 * batch that deletes the search, so that nothing is left over if the Worker stops in between.
 */
export const deletedSearches = sqliteTable('deleted_searches', {
  searchId: integer('search_id').primaryKey(),
  /** The key of the understood idea in the cache: a hash of its text. */
  cacheKey: text('cache_key').notNull(),
})
