import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { searches } from './searches.ts'

/** The other packages of a plan, Saver and Signature, as they were first made. Classic is the plan itself. */
export const packageOptions = sqliteTable('package_options', {
  searchId: integer('search_id')
    .primaryKey()
    .references(() => searches.id, { onDelete: 'cascade' }),
  /** The packages in the shape of their version (worker/data/stored-versions.ts). */
  others: text('others', { mode: 'json' }).notNull(),
  createdAt: text('created_at').notNull(),
  version: integer('version').notNull().default(1),
})
