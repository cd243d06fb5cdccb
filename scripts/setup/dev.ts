import { spawn } from 'node:child_process'
import { loadCatalogue } from '../catalogue/load-catalogue.ts'
import { applyMigrations } from './apply-migrations.ts'
import { withLocalDatabase } from './local-database.ts'
import { makeAdmin } from './make-admin.ts'
import { PORT } from './settings.ts'

/** `npm run dev`: hot reload with the state of `vite dev`, after migrations and the catalogue are loaded. */
await withLocalDatabase('.wrangler/state', async (db) => {
  await applyMigrations(db)
  await loadCatalogue(db)
  await makeAdmin(db)
})

const vite = spawn(
  'node_modules/.bin/vite',
  ['dev', '--port', String(PORT), '--strictPort', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => vite.kill(signal))
vite.on('exit', (code) => process.exit(code ?? 0))
