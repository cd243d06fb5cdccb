import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { STATEMENT_BYTES } from '../catalogue/sql.ts'
import { literal, piecesOf, quoted } from './sql-values.ts'
import { readTables, type Table } from './tables.ts'

/** A cell of more characters is written in pieces where its row does not fit into one statement. */
const LONG_CHARACTERS = 1_000

/**
 * The SQL that makes an empty database equal to this one: tables, rows and indexes, each statement on one line and
 * within D1's limit. The table of the migrations is among them, so that later ones can follow.
 */
export function* dumpStatements(database: DatabaseSync): Generator<string> {
  for (const table of readTables(database)) {
    yield onOneLine(table.sql)
    const select = database.prepare(`SELECT * FROM ${quoted(table.name)}`)
    select.setReadBigInts(true)
    for (const row of select.iterate()) yield* rowStatements(table, row)
  }
  const others = database
    .prepare("SELECT sql FROM sqlite_master WHERE type <> 'table' AND sql IS NOT NULL ORDER BY rowid")
    .all() as { sql: string }[]
  for (const { sql } of others) yield onOneLine(sql)
}

function* rowStatements(table: Table, row: Record<string, SQLOutputValue>): Generator<string> {
  const whole = insertOf(table, row)
  if (Buffer.byteLength(whole) <= STATEMENT_BYTES) return yield whole
  const long = Object.entries(row).filter(
    (cell): cell is [string, string] => typeof cell[1] === 'string' && cell[1].length > LONG_CHARACTERS,
  )
  yield checked(insertOf(table, { ...row, ...Object.fromEntries(long.map(([column]) => [column, ''])) }))
  const isRow = table.keys.map((key) => `${quoted(key)} = ${literal(row[key] ?? null)}`).join(' AND ')
  for (const [column, value] of long)
    for (const piece of piecesOf(value)) {
      const set = `${quoted(column)} = ${quoted(column)} || ${literal(piece)}`
      yield checked(`UPDATE ${quoted(table.name)} SET ${set} WHERE ${isRow}`)
    }
}

function insertOf(table: Table, row: Record<string, SQLOutputValue>): string {
  const columns = Object.keys(row).map(quoted).join(', ')
  return `INSERT INTO ${quoted(table.name)} (${columns}) VALUES (${Object.values(row).map(literal).join(', ')})`
}

function checked(statement: string): string {
  if (Buffer.byteLength(statement) <= STATEMENT_BYTES) return statement
  throw new Error(`One row is too long for D1: ${statement.slice(0, 80)}`)
}

const onOneLine = (sql: string) => sql.replaceAll(/\s+/g, ' ')
