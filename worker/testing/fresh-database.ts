import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll } from 'vitest'

beforeAll(async () => {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  const { places, stays, towns, ...documents } = env.TEST_FACTS
  await env.DB.batch([
    ...Object.entries({ places, stays, towns }).flatMap(([table, facts]) => {
      const insert = env.DB.prepare(`INSERT OR REPLACE INTO ${table} (id, line_number, line) VALUES (?, ?, ?)`)
      return facts.map((fact, index) => insert.bind(fact.id, index, JSON.stringify(fact)))
    }),
    ...Object.entries(documents).map(([name, document]) =>
      env.DB.prepare('INSERT OR REPLACE INTO catalogue_documents VALUES (?, ?)').bind(name, JSON.stringify(document)),
    ),
    env.DB.prepare("INSERT OR REPLACE INTO catalogue_version VALUES (1, 'test', '2026-11-21T00:00:00.000Z')"),
  ])
})
