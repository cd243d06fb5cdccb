import { parseArgs } from 'node:util'
import { readTarget, TARGET_OPTIONS } from '../database/target.ts'
import { applyMigrations } from '../setup/apply-migrations.ts'
import { withLocalDatabase } from '../setup/local-database.ts'
import { runCommand } from '../setup/run-command.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { loadCatalogueRemotely } from './load-remote.ts'

/** `npm run catalogue:load -- [--remote] [--env staging|production]`: into the local D1 unless a deployment is named. */
await runCommand(async () => {
  const { values } = parseArgs({ options: TARGET_OPTIONS })
  const target = readTarget(values)
  const loaded =
    'deployment' in target ? await loadCatalogueRemotely(target.deployment) : await loadLocally(target.stateFolder)
  console.log(loaded ? 'The catalogue is loaded.' : 'This catalogue is loaded already.')
})

function loadLocally(stateFolder: string): Promise<boolean> {
  return withLocalDatabase(stateFolder, async (db) => {
    await applyMigrations(db)
    return loadCatalogue(db)
  })
}
