import { applyD1Migrations, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

/** Every test file starts with all migrations, the real catalogue and unused budgets. */
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
// Files share the database of their process, so that most find the catalogue in it.
const { hash, statements } = env.TEST_CATALOGUE
if ((await env.DB.prepare('SELECT hash FROM catalogue_version').first<string>('hash')) !== hash)
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)))
for (const name of ['site', 'guesses'])
  await runInDurableObject(env.BUDGETS.get(env.BUDGETS.idFromName(name)), (_object, { storage }) => storage.deleteAll())
