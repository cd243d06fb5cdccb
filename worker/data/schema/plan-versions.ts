import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Edits } from '#shared/domain/revisions/edits'
import { searches } from './searches.ts'

/** The versions of a plan from the second on; the first is its row of `itineraries`. None is ever replaced. */
export const planVersions = sqliteTable(
  'plan_versions',
  {
    searchId: integer('search_id')
      .notNull()
      .references(() => searches.id, { onDelete: 'cascade' }),
    /** Counts from 2. */
    version: integer('version').notNull(),
    /** The plan in the shape of `storedVersion` (worker/data/stored-versions.ts). */
    document: text('document', { mode: 'json' }).notNull(),
    edits: text('edits', { mode: 'json' }).$type<Edits>().notNull(),
    /** What changed, in sentences. */
    said: text('said', { mode: 'json' }).$type<string[]>().notNull(),
    createdAt: text('created_at').notNull(),
    /** The version whose state this one shows: itself or, after undo and redo, an earlier one. */
    stateOf: integer('state_of').notNull(),
    /** The version from which that state was made. */
    parent: integer('parent').notNull(),
    storedVersion: integer('stored_version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.searchId, table.version] })],
)
