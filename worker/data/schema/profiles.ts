import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './users.ts'

/** What a person entered about themselves and their school at sign-up. */
export const profiles = sqliteTable('profiles', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  lastname: text('lastname').notNull(),
  schoolName: text('school_name'),
  address: text('address'),
  suburb: text('suburb'),
  city: text('city'),
  countryId: integer('country_id'),
  stateId: integer('state_id'),
  latitude: real('latitude'),
  longitude: real('longitude'),
  /** The trip that led to the account; it does not prove whose trip it is. */
  searchId: integer('search_id'),
})
