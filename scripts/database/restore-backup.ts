import { readFileSync } from 'node:fs'
import { HEADING } from './write-backup.ts'
import { findTablesWith, type SiteDatabase, withDatabase } from './site-database.ts'
import { quoted } from './sql-values.ts'
import { OWN_TABLES } from './tables.ts'
import { nameOf, type Target } from './target.ts'

/**
 * Loads a backup into a database without rows, in one transaction. Empty tables, such as those of a database that was
 * only migrated, are replaced by the backup's. Returns the number of statements.
 */
export async function restoreBackup(target: Target, file: string): Promise<number> {
  const [heading, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  if (heading !== HEADING) throw new Error(`${file} was not written by npm run backup.`)
  const statements = lines.map((line) => line.replace(/;$/, ''))
  await withDatabase(target, async (database) => {
    const tables = await listTables(database)
    const full = await findTableWithRows(database, tables)
    if (full)
      throw new Error(
        `${nameOf(target)} holds rows (in ${full}), and a backup is restored into an empty one only. Make a new database, or go back in time with wrangler d1 time-travel.`,
      )
    await database.run([...tables.map((name) => `DROP TABLE ${quoted(name)}`), ...statements])
  })
  return statements.length
}

async function listTables(database: SiteDatabase): Promise<string[]> {
  const rows = await database.query<{ name: string }>(`SELECT name FROM sqlite_master WHERE ${OWN_TABLES}`)
  return rows.map(({ name }) => name)
}

/** The migrations write rows into their own table, which does not count. */
async function findTableWithRows(database: SiteDatabase, tables: readonly string[]): Promise<string | undefined> {
  const asked = tables.filter((name) => name !== 'd1_migrations')
  const [first] = await findTablesWith(database, new Map(asked.map((name) => [name, 'TRUE'])))
  return first
}
