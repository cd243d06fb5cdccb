import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withLocalDatabase } from '../setup/local-database.ts'
import { runWrangler } from '../setup/run-wrangler.ts'
import { quoted } from './sql-values.ts'
import type { Deployment, Target } from './target.ts'

/** The D1 of a local instance or of a deployment. */
export interface SiteDatabase {
  query<Row>(statement: string): Promise<Row[]>
  /** All of them or none. */
  run(statements: readonly string[]): Promise<void>
}

/** Opens a database for one task. A local site need not run; for a deployment wrangler must be signed in. */
export async function withDatabase<Result>(
  target: Target,
  work: (database: SiteDatabase) => Promise<Result>,
): Promise<Result> {
  if ('deployment' in target) return work(deployedDatabase(target.deployment))
  return withLocalDatabase(target.stateFolder, (db) =>
    work({
      query: async <Row>(statement: string) => (await db.prepare(statement).all<Row>()).results,
      run: async (statements) => {
        await db.batch(statements.map((statement) => db.prepare(statement)))
      },
    }),
  )
}

function deployedDatabase(deployment: Deployment): SiteDatabase {
  const execute = (...options: string[]) =>
    runWrangler('d1', 'execute', 'DB', '--remote', '--env', deployment, '--yes', ...options)
  return {
    query: <Row>(statement: string) => {
      const [answer] = JSON.parse(execute('--json', '--command', statement)) as { results: Row[] }[]
      return Promise.resolve(answer?.results ?? [])
    },
    // A file is not limited in length as a command is, and D1 runs it in one transaction.
    run: async (statements) =>
      withPrivateFile((file) => {
        writeFileSync(file, statements.map((statement) => `${statement};\n`).join(''), { mode: 0o600 })
        execute('--file', file)
      }),
  }
}

/** The tables that have a row for which the table's condition is true. */
export async function findTablesWith(
  database: SiteDatabase,
  conditions: ReadonlyMap<string, string>,
): Promise<string[]> {
  if (conditions.size === 0) return []
  const exists = [...conditions].map(
    ([name, condition]) => `EXISTS (SELECT 1 FROM ${quoted(name)} WHERE ${condition}) AS ${quoted(name)}`,
  )
  const [row] = await database.query<Record<string, number>>(`SELECT ${exists.join(', ')}`)
  return [...conditions.keys()].filter((name) => row?.[name] === 1)
}

/** A file that only this user may read, and that is deleted afterwards. */
export async function withPrivateFile<Result>(work: (file: string) => Result | Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'uhambo-'))
  try {
    return await work(join(folder, 'statements.sql'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
