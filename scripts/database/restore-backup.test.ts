import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { STATEMENT_BYTES } from '../catalogue/sql.ts'
import { applyMigrations } from '../setup/apply-migrations.ts'
import { withLocalDatabase } from '../setup/local-database.ts'
import { openLocalDatabaseFile } from '../setup/local-database-file.ts'
import { runWrangler } from '../setup/run-wrangler.ts'
import { writeBackup, readExport } from './write-backup.ts'
import { fillTables } from './fill-tables.fixture.ts'
import { restoreBackup } from './restore-backup.ts'
import { withDatabase } from './site-database.ts'
import { quoted } from './sql-values.ts'
import { readTables } from './tables.ts'

// Each database is a workerd of its own.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'uhambo-backup-'))
const file = join(folder, 'backup.sql')
const FULL = join(folder, '.wrangler/state')
const stateFolder = (name: string) => join(folder, name)

function withFile<Result>(state: string, work: (database: DatabaseSync) => Result): Result {
  const database = openLocalDatabaseFile(state)
  try {
    return work(database)
  } finally {
    database.close()
  }
}

/** Every row of every table, and every statement of the schema. */
function contentOf(database: DatabaseSync) {
  const rows = readTables(database).map(({ name }) => {
    const select = database.prepare(`SELECT * FROM ${quoted(name)} ORDER BY 1`)
    select.setReadBigInts(true)
    return [name, select.all()] as const
  })
  const schema = database
    .prepare("SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY type, name")
    .all() as { sql: string | null }[]
  return {
    rows: Object.fromEntries(rows),
    schema: schema.map((entry) => ({ ...entry, sql: entry.sql?.replaceAll(/\s+/g, ' ') })),
  }
}

const migrate = (state: string) => withLocalDatabase(state, (db) => applyMigrations(db))

beforeAll(async () => {
  await migrate(FULL)
  withFile(FULL, fillTables)
  await writeBackup({ stateFolder: FULL }, file)
})
afterAll(() => {
  vi.resetConfig()
  rmSync(folder, { recursive: true, force: true })
})

describe('a backup', () => {
  test('is made of a database with rows in every table', () => {
    const { rows } = withFile(FULL, contentOf)
    expect(Object.keys(rows)).toEqual(
      expect.arrayContaining(['searches', 'users', 'orders', 'places', 'd1_migrations']),
    )
    for (const [table, found] of Object.entries(rows)) expect(found.length, table).toBeGreaterThan(0)
  })

  test('brings every row and the schema back into a database that does not exist yet', async () => {
    const target = stateFolder('new')
    await restoreBackup({ stateFolder: target }, file)
    expect(withFile(target, contentOf)).toEqual(withFile(FULL, contentOf))
    // The migrations are recorded, so that only later ones are applied.
    expect(await migrate(target)).toEqual([])
  })

  test('brings every row back into a database that was migrated and holds no rows', async () => {
    const target = stateFolder('migrated')
    await migrate(target)
    await restoreBackup({ stateFolder: target }, file)
    expect(withFile(target, contentOf)).toEqual(withFile(FULL, contentOf))
  })

  test('is refused by a database with rows, which stays as it is', async () => {
    const before = withFile(FULL, contentOf)
    await expect(restoreBackup({ stateFolder: FULL }, file)).rejects.toThrow('holds rows')
    expect(withFile(FULL, contentOf)).toEqual(before)
  })

  test('overwrites no file', async () => {
    await expect(writeBackup({ stateFolder: FULL }, file)).rejects.toThrow('EEXIST')
  })

  test('has one statement a line, none longer than D1 allows', () => {
    for (const line of readFileSync(file, 'utf8').trimEnd().split('\n').slice(1)) {
      expect(line).toMatch(/^(CREATE|INSERT|UPDATE) .*;$/)
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(STATEMENT_BYTES + 1)
    }
  })

  test('is restored from a file of this command only', async () => {
    const other = join(folder, 'other.sql')
    writeFileSync(other, 'CREATE TABLE a (b);\n')
    await expect(restoreBackup({ stateFolder: stateFolder('other') }, other)).rejects.toThrow('was not written by')
  })
})

test('D1’s own export, from which a deployment is backed up, is read with every row', async () => {
  const exported = join(folder, 'export.sql')
  const config = join(folder, 'wrangler.toml')
  copyFileSync('wrangler.toml', config)
  runWrangler('d1', 'export', 'DB', '--local', '--config', config, '--output', exported)
  const copy = await withDatabase({ stateFolder: FULL }, (source) => readExport(exported, source))
  expect(contentOf(copy)).toEqual(withFile(FULL, contentOf))
})
