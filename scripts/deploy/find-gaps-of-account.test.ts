import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withDatabase } from '../database/site-database.ts'
import { applyMigrations } from '../setup/apply-migrations.ts'
import { withLocalDatabase } from '../setup/local-database.ts'
import { listWaitingMigrations } from './find-gaps-of-account.ts'

const stateFolder = mkdtempSync(join(tmpdir(), 'uhambo-migrations-'))
const listed = () => withDatabase({ stateFolder }, listWaitingMigrations)

afterAll(() => rmSync(stateFolder, { recursive: true, force: true }))

test('a new database lacks every migration, and a migrated one none', async () => {
  expect(await listed()).toEqual(
    readdirSync('migrations')
      .filter((name) => name.endsWith('.sql'))
      .toSorted(),
  )
  await withLocalDatabase(stateFolder, (db) => applyMigrations(db))
  expect(await listed()).toEqual([])
})
