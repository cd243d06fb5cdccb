import { createHash } from 'node:crypto'
import { foldName } from '#shared/domain/fold-name'
import { coreOfName } from '#shared/domain/schools/school-name'
import { insertsOf, text } from '../catalogue/sql.ts'
import type { ListedSchool } from './read-schools.ts'

/** Increase this number when the statements change and the list does not, so that it is loaded again. */
const FORMAT = 1
const COLUMNS = 'generation, emis, name, folded, core, province, phase, town, suburb, street, lat, lon, learners'

export interface SchoolLoad {
  /** Hash of the list: rows of two loads never mix. */
  generation: string
  /** Write the rows beside those in use. */
  write: string[]
  /** Take the rows into use if all are there, and delete the others. */
  takeIntoUse: string[]
}

export function schoolStatements(schools: readonly ListedSchool[]): SchoolLoad {
  const hash = createHash('sha256')
    .update(JSON.stringify([FORMAT, schools]))
    .digest('hex')
  const generation = hash.slice(0, 16)
  const own = `generation = ${text(generation)}`
  return {
    generation,
    write: [
      `DELETE FROM schools WHERE ${own}`,
      ...insertsOf(
        `INSERT INTO schools (${COLUMNS}) VALUES `,
        schools.map((school) => `(${rowOf(generation, school).join(',')})`),
        '',
      ),
    ],
    takeIntoUse: [
      `INSERT INTO school_list (id, generation, schools, loaded_at) SELECT 1, ${text(generation)}, ${schools.length}, strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE (SELECT count(*) FROM schools WHERE ${own}) = ${schools.length} ON CONFLICT (id) DO UPDATE SET generation = excluded.generation, schools = excluded.schools, loaded_at = excluded.loaded_at`,
      'DELETE FROM schools WHERE generation NOT IN (SELECT generation FROM school_list)',
    ],
  }
}

function rowOf(generation: string, school: ListedSchool): string[] {
  const { id, name, province, phase, town, suburb, street, lat, lon, learners } = school
  const texts = [generation, id, name, foldName(name), coreOfName(name), province, phase, town, suburb, street]
  return [...texts.map((value) => (value === null ? 'NULL' : text(value))), ...[lat, lon, learners].map(String)].map(
    (value) => (value === 'null' ? 'NULL' : value),
  )
}
