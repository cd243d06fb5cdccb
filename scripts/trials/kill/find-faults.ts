import type { DatabaseSync } from 'node:sqlite'
import { openLocalDatabaseFile } from '../../setup/local-database-file.ts'
import { addressOf } from './kinds.ts'
import type { Written } from './writer.ts'

/** What the database of a stopped site lacks, holds twice or holds with other content. */
export function findFaults(stateFolder: string, written: readonly Written[]): string[] {
  const database = openLocalDatabaseFile(stateFolder)
  try {
    return [...findFaultyRows(database, written), ...findFaultyLetters(database, written)]
  } finally {
    database.close()
  }
}

function findFaultyRows(database: DatabaseSync, written: readonly Written[]): string[] {
  const faults: string[] = []
  for (const { kind, mark, answers } of written) {
    if (kind.rows === null) continue
    const rows = database.prepare(kind.rows).all(kind.parameter(mark, answers))
    if (rows.length !== 1) faults.push(`${kind.name} ${mark}: ${rows.length} rows`)
    else if (!kind.holds(rows[0]!, mark, answers)) faults.push(`${kind.name} ${mark}: ${JSON.stringify(rows[0])}`)
  }
  return faults
}

function findFaultyLetters(database: DatabaseSync, written: readonly Written[]): string[] {
  const letters = new Map<string, number>()
  for (const row of database.prepare('SELECT "to" FROM outbox').all())
    for (const address of JSON.parse(String(row['to'])) as string[])
      letters.set(address, (letters.get(address) ?? 0) + 1)
  return written.flatMap(({ kind, mark }) => {
    const found = letters.get(addressOf(mark)) ?? 0
    return found === kind.letters ? [] : [`${kind.name} ${mark}: ${found} letters instead of ${kind.letters}`]
  })
}
