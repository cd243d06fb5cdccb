import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { School } from '#shared/domain/schools/school'
import { schoolList, schools } from './schema/schools.ts'
import { tables } from './statement.ts'

const COLUMNS = {
  id: schools.emis,
  name: schools.name,
  province: schools.province,
  phase: schools.phase,
  town: schools.town,
  suburb: schools.suburb,
  street: schools.street,
  lat: schools.lat,
  lon: schools.lon,
}
/** Of the load in use; without one there is no row. */
const inUse = eq(schools.generation, sql`(SELECT ${schoolList.generation} FROM ${schoolList})`)
/** Greater than every text that begins with the same letters. */
const LAST = '\u{10FFFF}'
/** Schools of one core are few; the most frequent one has 16. */
const MOST_NAMED = 120

const select = (db: D1Database, condition: SQL | undefined) =>
  tables(db).select(COLUMNS).from(schools).where(and(inUse, condition))

/** Schools whose name begins with `folded`, then those whose core begins with `core`. */
export async function listSchoolsBeginning(
  db: D1Database,
  { folded, core }: { folded: string; core: string },
  most: number,
): Promise<School[]> {
  const beginning = (column: typeof schools.core | typeof schools.folded, with_: string) =>
    select(db, and(gte(column, with_), lt(column, with_ + LAST)))
      .orderBy(column)
      .limit(most)
  const byName = beginning(schools.folded, folded)
  if (core === '') return byName
  const [first, second] = await tables(db).batch([byName, beginning(schools.core, core)])
  return [...first, ...second]
}

export const listSchoolsByCore = async (db: D1Database, cores: readonly string[]): Promise<School[]> =>
  cores.length === 0 ? [] : select(db, inArray(schools.core, [...cores])).limit(MOST_NAMED)

export const findSchool = async (db: D1Database, emis: string): Promise<School | undefined> =>
  select(db, eq(schools.emis, emis)).get()
