import { asc, eq, sql } from 'drizzle-orm'
import type { Settlement } from '#shared/domain/catalogue/gazetteer'
import { addressPlaces, countries, states } from './schema/address-book.ts'
import { tables } from './statement.ts'

export interface FoundPlace {
  place: Settlement
  /** Cities before towns before what is smaller. */
  rank: number
}

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

export async function findAddressPlace(db: D1Database, id: string): Promise<Settlement | undefined> {
  const row = await tables(db)
    .select({ line: addressPlaces.line })
    .from(addressPlaces)
    .where(eq(addressPlaces.id, id))
    .get()
  return row?.line
}

/** Places with a name in which each word begins a word, or whose folded name begins with the folded text. */
export async function searchByWords(
  db: D1Database,
  words: readonly string[],
  folded: string,
  limit: number,
): Promise<FoundPlace[]> {
  // Quoted, so that nothing typed is read as an operator of the full-text language.
  const byWord = words.map((word) => `"${word}"*`).join(' ')
  return search(db, 'address_names', `(${byWord}) OR "${folded}"*`, limit)
}

/** Places that share groups of three letters with the text, the most alike first. */
export async function searchByTrigrams(db: D1Database, folded: string, limit: number): Promise<FoundPlace[]> {
  const parts = Array.from({ length: Math.max(0, folded.length - 2) }, (_, at) => `"${folded.slice(at, at + 3)}"`)
  return parts.length > 0 ? search(db, 'address_trigrams', parts.join(' OR '), limit) : []
}

function search(
  db: D1Database,
  table: 'address_names' | 'address_trigrams',
  query: string,
  limit: number,
): Promise<FoundPlace[]> {
  const name = sql.identifier(table)
  return tables(db)
    .select({ place: addressPlaces.line, rank: addressPlaces.rank })
    .from(sql`${name}`)
    .innerJoin(addressPlaces, sql`${addressPlaces.id} = ${name}.place_id`)
    .where(sql`${name} MATCH ${query}`)
    .orderBy(sql`bm25(${name})`)
    .limit(limit)
}
