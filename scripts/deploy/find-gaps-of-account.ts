import { readdirSync } from 'node:fs'
import { type SiteDatabase, withDatabase } from '../database/site-database.ts'
import type { Deployment } from '../database/target.ts'
import { runWrangler } from '../setup/run-wrangler.ts'

/** What is missing in the Cloudflare account: secrets and migrations. */
export async function findGapsOfAccount(deployment: Deployment, secrets: readonly string[]): Promise<string[]> {
  const kept = secrets.length > 0 ? listSecrets(deployment) : new Set()
  const waiting = await withDatabase({ deployment }, listWaitingMigrations)
  return [
    ...secrets
      .filter((name) => !kept.has(name))
      .map((name) => `The secret ${name} is missing: npx wrangler secret put ${name} --env ${deployment}`),
    ...(waiting.length > 0
      ? [
          `Migrations are not applied (${waiting.join(', ')}): npx wrangler d1 migrations apply DB --remote --env ${deployment}`,
        ]
      : []),
  ]
}

function listSecrets(deployment: Deployment): Set<string> {
  const answer = runWrangler('secret', 'list', '--env', deployment, '--format', 'json')
  return new Set((JSON.parse(answer) as { name: string }[]).map(({ name }) => name))
}

export async function listWaitingMigrations(database: SiteDatabase): Promise<string[]> {
  const [table] = await database.query("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'")
  const rows = table ? await database.query<{ name: string }>('SELECT name FROM d1_migrations') : []
  const applied = new Set(rows.map(({ name }) => name))
  return readdirSync('migrations')
    .filter((name) => name.endsWith('.sql') && !applied.has(name))
    .toSorted()
}
