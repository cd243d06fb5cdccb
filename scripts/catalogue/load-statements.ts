import { createHash } from 'node:crypto'
import type { Facts } from '#shared/domain/catalogue/facts'
import type { AddressBook } from '#shared/domain/catalogue/gazetteer'
import { addressStatements } from './address-statements.ts'
import type { FirstPost } from './posts/parse-post.ts'
import { postStatements } from './posts/post-statements.ts'
import { builtInRoadStatements } from './road-statements.ts'
import { text, upserts } from './sql.ts'

/** Increase this number when the statements change and the facts do not, so that the catalogue is loaded again. */
const FORMAT = 5

export interface CatalogueLoad {
  /** Hash of the facts and posts; the loader does nothing if the database has the same one. */
  hash: string
  /** Run them in this order and in one transaction. They are idempotent. */
  statements: string[]
}

/**
 * The SQL that makes the database equal to these facts: it writes every row and deletes rows that no longer exist.
 * Posts are only added, because editors change them afterwards.
 */
export function loadStatements(facts: Facts, book: AddressBook, posts: readonly FirstPost[]): CatalogueLoad {
  const { places, stays, towns, programmes, landmarks, roads, ...documents } = facts
  const { points, links } = roads.graph
  const hash = createHash('sha256')
    .update(
      JSON.stringify([FORMAT, places, stays, towns, programmes, landmarks, documents, points, links, book, posts]),
    )
    .digest('hex')
  const statements = [
    ...tableStatements('places', places),
    ...tableStatements('stays', stays),
    ...tableStatements('towns', towns),
    ...tableStatements('programmes', programmes),
    ...tableStatements('landmarks', landmarks),
    ...Object.entries(documents).flatMap(([name, document]) =>
      upserts('catalogue_documents', ['name', 'document'], [[text(name), text(JSON.stringify(document))]]),
    ),
    ...builtInRoadStatements({ points, links }),
    ...addressStatements(book, facts),
    ...postStatements(posts),
    `INSERT INTO catalogue_version (id, hash, loaded_at) VALUES (1, ${text(hash)}, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) ON CONFLICT (id) DO UPDATE SET hash = excluded.hash, loaded_at = excluded.loaded_at`,
  ]
  return { hash, statements }
}

function tableStatements(table: string, facts: readonly { id: string }[]): string[] {
  const rows = facts.map((fact, index) => [text(fact.id), String(index + 1), text(JSON.stringify(fact))])
  const kept = facts.map(({ id }) => text(id)).join(',')
  return [...upserts(table, ['id', 'line_number', 'line'], rows), `DELETE FROM ${table} WHERE id NOT IN (${kept})`]
}
