import { applyD1Migrations, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

/** Every test file starts with all migrations, the real catalogue and unused budgets. */
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
await env.DB.batch(env.TEST_CATALOGUE.map((statement) => env.DB.prepare(statement)))
for (const name of ['site', 'guesses'])
  await runInDurableObject(env.BUDGETS.get(env.BUDGETS.idFromName(name)), (_object, { storage }) => storage.deleteAll())
