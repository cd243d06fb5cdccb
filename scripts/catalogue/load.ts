import { applyMigrations } from '../setup/apply-migrations.ts'
import { withLocalDatabase } from '../setup/local-database.ts'
import { STATE_FOLDER } from '../setup/settings.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { loadCatalogueRemotely } from './load-remote.ts'

/** `npm run catalogue:load`: loads the catalogue into the local D1, or with `-- --remote` into the deployed one. */
const loaded = process.argv.includes('--remote') ? loadCatalogueRemotely() : await loadLocally()
console.log(loaded ? 'The catalogue is loaded.' : 'This catalogue is loaded already.')

function loadLocally(): Promise<boolean> {
  return withLocalDatabase(STATE_FOLDER, async (db) => {
    await applyMigrations(db)
    return loadCatalogue(db)
  })
}
