import { readdirSync, readFileSync } from 'node:fs'
import type { D1Database } from '@cloudflare/workers-types'
import { unstable_splitSqlQuery as splitSql } from 'wrangler'

const FOLDER = 'migrations'

/**
 * Brings a local D1 to the newest migration, keeping the record that `wrangler d1 migrations` keeps, so that
 * either can go on where the other stopped. Returns the names applied now.
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
