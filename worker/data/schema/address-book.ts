import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { AddressPlace } from '#shared/domain/catalogue/gazetteer'

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

/** Places for addresses. They are read all at once and searched in memory. */
export const addressPlaces = sqliteTable('address_places', {
  id: text('id').primaryKey(),
  line: text('line', { mode: 'json' }).$type<AddressPlace>().notNull(),
})
