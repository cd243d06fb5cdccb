import type { D1Database } from '@cloudflare/workers-types'
import { getPlatformProxy } from 'wrangler'
import { applyMigrations } from '../setup/apply-migrations.ts'
import { STATE_FOLDER } from '../setup/settings.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { loadCatalogueRemotely } from './load-remote.ts'

/** `npm run catalogue:load`: into this machine's D1, or with `-- --remote` into the deployed one. */
const remote = process.argv.includes('--remote')
const loaded = remote ? loadCatalogueRemotely() : await loadLocally()
console.log(loaded ? 'The catalogue is loaded.' : 'This catalogue is loaded already.')

async function loadLocally(): Promise<boolean> {
  const local = await getPlatformProxy<{ DB: D1Database }>({ persist: { path: `${STATE_FOLDER}/v3` } })
  try {
    await applyMigrations(local.env.DB)
    return await loadCatalogue(local.env.DB)
  } finally {
    await local.dispose()
  }
}
