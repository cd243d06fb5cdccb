import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Opens the file of an instance's D1, for reading. The instance may have been killed. */
export function openLocalDatabaseFile(stateFolder: string): DatabaseSync {
  for (const file of globSync(join(stateFolder, 'v3/d1/**/*.sqlite'))) {
    const database = new DatabaseSync(file)
    const found = database.prepare("SELECT count(*) AS n FROM sqlite_master WHERE name = 'searches'").get()
    if (found?.['n']) return database
    database.close()
  }
  throw new Error(`There is no database of the site in ${stateFolder}`)
}
