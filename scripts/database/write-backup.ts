import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { openLocalDatabaseFile } from '../setup/local-database-file.ts'
import { runWrangler } from '../setup/run-wrangler.ts'
import { dumpStatements } from './dump-statements.ts'
import { rereadRows } from './reread-rows.ts'
import { type SiteDatabase, withDatabase, withPrivateFile } from './site-database.ts'
import type { Deployment, Target } from './target.ts'

/** The first line of a backup. */
export const HEADING = '-- A backup of Uhambo: one statement a line. Restore it with npm run restore.'

/** Writes a backup of the whole database to a new file that only this user may read. Returns the number of statements. */
export async function writeBackup(target: Target, file: string): Promise<number> {
  const database =
    'deployment' in target ? await readDeployed(target.deployment) : openLocalDatabaseFile(target.stateFolder)
  try {
    return writeStatements(database, file)
  } finally {
    database.close()
  }
}

function writeStatements(database: DatabaseSync, file: string): number {
  const output = openSync(file, 'wx', 0o600)
  try {
    writeSync(output, `${HEADING}\n`)
    let count = 0
    for (const statement of dumpStatements(database)) {
      writeSync(output, `${statement};\n`)
      count += 1
    }
    return count
  } finally {
    closeSync(output)
  }
}

/**
 * A copy in memory. D1's own export is one snapshot, but its tables stand in an order that their foreign keys forbid
 * and its long rows exceed D1's limit for statements, so it cannot be loaded into D1 again as it is.
 */
function readDeployed(deployment: Deployment): Promise<DatabaseSync> {
  return withPrivateFile((exported) => {
    runWrangler('d1', 'export', 'DB', '--remote', '--env', deployment, '--skip-confirmation', '--output', exported)
    return withDatabase({ deployment }, (source) => readExport(exported, source))
  })
}

/** Reads a file of D1's export. The database that it was made of is asked for the rows that the file does not keep. */
export async function readExport(file: string, source: SiteDatabase): Promise<DatabaseSync> {
  const copy = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false })
  copy.exec(readFileSync(file, 'utf8'))
  await rereadRows(copy, source)
  return copy
}
