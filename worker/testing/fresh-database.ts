import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll } from 'vitest'

beforeAll(async () => {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  const insert = env.DB.prepare('INSERT OR REPLACE INTO catalogue VALUES (?, ?)')
  await env.DB.batch(Object.entries(env.TEST_FACTS).map(([name, body]) => insert.bind(name, JSON.stringify(body))))
})
