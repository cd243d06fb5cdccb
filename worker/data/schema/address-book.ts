import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Settlement } from '#shared/domain/catalogue/gazetteer'

export const countries = sqliteTable('countries', {
  id: integer('id').primaryKey(),
  code: text('code').notNull(),
  country: text('country').notNull(),
})

export const states = sqliteTable(
  'states',
  {
    id: integer('id').primaryKey(),
    countryId: integer('country_id').notNull(),
    state: text('state').notNull(),
  },
  (table) => [index('states_by_country').on(table.countryId)],
)

/**
 * Places for addresses. Their names are also in two full-text tables that are written by hand (`address_names` by word,
 * `address_trigrams` by three letters), because drizzle-kit does not know virtual tables.
 */
export const addressPlaces = sqliteTable('address_places', {
  id: text('id').primaryKey(),
  /** Places of one name are offered in this order. */
  rank: integer('rank').notNull(),
  line: text('line', { mode: 'json' }).$type<Settlement>().notNull(),
})
