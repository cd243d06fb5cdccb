import { createHash } from 'node:crypto'
import type { Facts, Town } from '#shared/domain/catalogue/facts'

/** D1 refuses a statement of more than 100 KB; a little room is left. */
export const STATEMENT_BYTES = 98_000
/** Changes when the statements change while the facts stay, so that an old load is not taken for this one. */
const FORMAT = 1

export interface CatalogueLoad {
  /** Names the facts; the loader skips a database that holds it already. */
  hash: string
  /** To be run in this order and in one transaction; running them again changes nothing. */
  statements: string[]
}

/** The SQL that makes a database hold exactly these facts: rows are written or overwritten, and what is gone is deleted. */
export function loadStatements(facts: Facts): CatalogueLoad {
  const { places, stays, towns, ...documents } = facts
  const hash = createHash('sha256')
    .update(JSON.stringify([FORMAT, facts]))
    .digest('hex')
  const statements = [
    ...tableStatements('places', places),
    ...tableStatements('stays', stays),
    ...tableStatements('towns', towns),
    ...Object.entries(documents).flatMap(([name, document]) =>
      upserts('catalogue_documents', ['name', 'document'], [[text(name), text(JSON.stringify(document))]]),
    ),
    'DELETE FROM town_names',
    ...insertsOf('INSERT INTO town_names (town_id, name, aliases) VALUES ', towns.map(nameRow), ''),
    `INSERT INTO catalogue_version (id, hash, loaded_at) VALUES (1, ${text(hash)}, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) ON CONFLICT (id) DO UPDATE SET hash = excluded.hash, loaded_at = excluded.loaded_at`,
  ]
  return { hash, statements }
}

function tableStatements(table: string, facts: readonly { id: string }[]): string[] {
  const rows = facts.map((fact, index) => [text(fact.id), String(index + 1), text(JSON.stringify(fact))])
  const kept = facts.map(({ id }) => text(id)).join(',')
  return [...upserts(table, ['id', 'line_number', 'line'], rows), `DELETE FROM ${table} WHERE id NOT IN (${kept})`]
}

function upserts(table: string, columns: string[], rows: string[][]): string[] {
  const [key, ...others] = columns
  const updates = others.map((column) => `${column} = excluded.${column}`).join(', ')
  const tuples = rows.map((row) => `(${row.join(',')})`)
  return insertsOf(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES `,
    tuples,
    ` ON CONFLICT (${key}) DO UPDATE SET ${updates}`,
  )
}

const nameRow = ({ id, name, aliases }: Town) => `(${text(id)},${text(name)},${text(aliases.join(' '))})`

/** As few statements as the size allows. Throws where one row alone is over it. */
function insertsOf(head: string, tuples: string[], tail: string): string[] {
  const statements: string[] = []
  let body = ''
  const fits = (candidate: string) => Buffer.byteLength(head + candidate + tail) <= STATEMENT_BYTES
  for (const tuple of tuples) {
    if (!fits(tuple)) throw new Error(`One row is over ${STATEMENT_BYTES} bytes: ${tuple.slice(0, 80)}`)
    const longer = body === '' ? tuple : `${body},${tuple}`
    if (fits(longer)) body = longer
    else {
      statements.push(head + body + tail)
      body = tuple
    }
  }
  return body === '' ? statements : [...statements, head + body + tail]
}

const text = (value: string) => `'${value.replaceAll("'", "''")}'`
