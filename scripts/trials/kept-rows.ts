import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Reads the ids of some tables from the database files of a stopped instance. */
export function readKeptIds(stateFolder: string, tables: readonly string[]): Set<string> {
  for (const file of globSync(join(stateFolder, 'v3/d1/**/*.sqlite'))) {
    const database = new DatabaseSync(file)
    try {
      const named = database.prepare("SELECT count(*) AS n FROM sqlite_master WHERE name = 'searches'").get()
      if (!named?.['n']) continue
      const rows = tables.flatMap((table) => database.prepare(`SELECT CAST(id AS TEXT) AS id FROM ${table}`).all())
      return new Set(rows.map(({ id }) => String(id)))
    } finally {
      database.close()
    }
  }
  throw new Error(`There is no database of the site in ${stateFolder}`)
}
