import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

/** Every test file begins with the real tables and the real catalogue, and nothing else. */
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
await env.DB.batch(env.TEST_CATALOGUE.map((statement) => env.DB.prepare(statement)))
