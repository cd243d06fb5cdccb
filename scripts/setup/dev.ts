import { spawn } from 'node:child_process'
import type { D1Database } from '@cloudflare/workers-types'
import { getPlatformProxy } from 'wrangler'
import { loadCatalogue } from '../catalogue/load-catalogue.ts'
import { applyMigrations } from './apply-migrations.ts'
import { makeAdmin } from './make-admin.ts'

/** `npm run dev`: hot reload on the state that `vite dev` keeps, migrated and loaded first. */
const local = await getPlatformProxy<{ DB: D1Database }>({ persist: true })
await applyMigrations(local.env.DB)
await loadCatalogue(local.env.DB)
await makeAdmin(local.env.DB)
await local.dispose()

const vite = spawn('node_modules/.bin/vite', ['dev', ...process.argv.slice(2)], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => vite.kill(signal))
vite.on('exit', (code) => process.exit(code ?? 0))
