import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Package } from '#shared/domain/packages/plan-packages'
import { searches } from './searches.ts'

/** What a plan may be instead: Saver and Signature as they were first worked out. Classic is the plan itself. */
type OtherPackage = Omit<Package, 'itinerary'> & {
  /** Null where it is Classic again. */
  itinerary: Package['itinerary'] | null
}

export const packageOptions = sqliteTable('package_options', {
  searchId: integer('search_id')
    .primaryKey()
    .references(() => searches.id, { onDelete: 'cascade' }),
  others: text('others', { mode: 'json' }).$type<OtherPackage[]>().notNull(),
  createdAt: text('created_at').notNull(),
})
