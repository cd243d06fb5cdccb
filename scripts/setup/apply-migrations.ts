import { readdirSync, readFileSync } from 'node:fs'
import type { D1Database } from '@cloudflare/workers-types'
import { unstable_splitSqlQuery as splitSql } from 'wrangler'

const FOLDER = 'migrations'

/**
 * Applies the missing migrations to a local D1. It uses the table that `wrangler d1 migrations` uses, so either can
 * continue after the other. Returns the names of the migrations applied now.
 */
export async function applyMigrations(db: D1Database): Promise<string[]> {
  await db
    .prepare(
      'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
    )
    .run()
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  const waiting = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql') && !applied.has(name))
    .toSorted()
  for (const name of waiting) {
    const statements = splitSql(readFileSync(`${FOLDER}/${name}`, 'utf8'))
    const record = db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name)
    await db.batch([...statements.map((statement) => db.prepare(statement)), record])
  }
  return waiting
}
