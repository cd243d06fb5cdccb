import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { searches } from './searches.ts'

/** What a plan's owner can choose in place of it: the other packages, and plans of other kinds. */
export const packageOptions = sqliteTable('package_options', {
  searchId: integer('search_id')
    .primaryKey()
    .references(() => searches.id, { onDelete: 'cascade' }),
  /** The version of the plan whose state they were made for; those of another state take their place. */
  planState: integer('plan_state').notNull().default(1),
  /** The packages in the shape of their version (worker/data/stored-versions.ts). */
  others: text('others', { mode: 'json' }).notNull(),
  /** Null if the idea is not vague; in the shape of the same version. */
  kinds: text('kinds', { mode: 'json' }),
  createdAt: text('created_at').notNull(),
  version: integer('version').notNull().default(1),
})
