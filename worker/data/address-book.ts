import { asc, eq, sql } from 'drizzle-orm'
import type { AddressPlace } from '#shared/domain/catalogue/gazetteer'
import { addressPlaces, countries, states } from './schema/address-book.ts'
import { tables } from './statement.ts'

/** South Africa first, the others by name. */
export async function listCountries(db: D1Database): Promise<{ id: number; country: string }[]> {
  return tables(db).select({ id: countries.id, country: countries.country }).from(countries).orderBy(asc(countries.id))
}

export async function listStates(db: D1Database, countryId: number): Promise<{ id: number; state: string }[]> {
  return tables(db)
    .select({ id: states.id, state: states.state })
    .from(states)
    .where(eq(states.countryId, countryId))
    .orderBy(asc(states.id))
}

export async function findCountryByCode(db: D1Database, code: string) {
  return tables(db).select().from(countries).where(eq(countries.code, code)).get()
}

/**
 * The whole address book is stored as one value: reading thousands of rows would take longer than the search itself.
 */
export async function readAddressPlaces(db: D1Database): Promise<AddressPlace[]> {
  const row = await tables(db)
    .select({ lines: sql<string>`json_group_array(json(${addressPlaces.line}))` })
    .from(addressPlaces)
    .get()
  return JSON.parse(row?.lines ?? '[]') as AddressPlace[]
}
