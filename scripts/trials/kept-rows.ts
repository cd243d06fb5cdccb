import { openLocalDatabaseFile } from '../setup/local-database-file.ts'

/** Reads the ids of some tables from the database files of a stopped instance. */
export function readKeptIds(stateFolder: string, tables: readonly string[]): Set<string> {
  const database = openLocalDatabaseFile(stateFolder)
  try {
    const rows = tables.flatMap((table) => database.prepare(`SELECT CAST(id AS TEXT) AS id FROM ${table}`).all())
    return new Set(rows.map(({ id }) => String(id)))
  } finally {
    database.close()
  }
}
