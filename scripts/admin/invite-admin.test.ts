import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withDatabase } from '../database/site-database.ts'
import { applyMigrations } from '../setup/apply-migrations.ts'
import { withLocalDatabase } from '../setup/local-database.ts'
import { inviteAdmin } from './invite-admin.ts'

const stateFolder = mkdtempSync(join(tmpdir(), 'uhambo-invite-'))
const NOW = new Date('2027-01-01T10:00:00.000Z')
const invite = (...addresses: string[]) =>
  withDatabase({ stateFolder }, async (database) => {
    const paths: string[] = []
    for (const address of addresses) paths.push(await inviteAdmin(database, address, NOW))
    return { paths, rows: await database.query<Record<string, string>>('SELECT * FROM invitations ORDER BY rowid') }
  })

beforeAll(() => withLocalDatabase(stateFolder, (db) => applyMigrations(db)))
afterAll(() => rmSync(stateFolder, { recursive: true, force: true }))

test('an invitation is stored by the hash of its secret, for 48 hours, and several stand side by side', async () => {
  const { paths, rows } = await invite("Thandi.O'Brien@School.example", 'thandi@school.example')
  const hashes = paths.map((path) => {
    const token = /^\/invite\?token=([A-Za-z0-9_-]{43})$/.exec(path)?.[1] ?? ''
    return createHash('sha256').update(token).digest('hex')
  })
  expect(rows).toEqual(
    ["thandi.o'brien@school.example", 'thandi@school.example'].map((email, n) => ({
      token_hash: hashes[n],
      id: hashes[n],
      email,
      role: 'admin',
      invited_by: null,
      created_at: '2027-01-01T10:00:00.000Z',
      expires_at: '2027-01-03T10:00:00.000Z',
    })),
  )
  expect(new Set(hashes).size).toBe(2)
})

test('what is no email address is refused', () =>
  withDatabase({ stateFolder }, async (database) => {
    for (const address of [
      'thandi',
      'thandi@school',
      'a b@school.example',
      "x'); DELETE FROM users; --@school.example",
    ])
      await expect(inviteAdmin(database, address, NOW)).rejects.toThrow('is no email address')
  }))
