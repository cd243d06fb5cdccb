import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { quoted } from './sql-values.ts'
import { readTables } from './tables.ts'

interface Column {
  name: string
  type: string
  pk: number
}
interface ForeignKey {
  from: string
  table: string
  to: string | null
}

const ROWS = 3
/** What a file of SQL may stumble over. */
const HARD_KEY = `O'Brien said "it's ;", -- /* no comment \\ %s ?1 $a BEGIN TRANSACTION; COMMIT; é 🦓 \u200F\r\n\tend\n`
/** With the two characters that D1's export writes for a line break. */
const HARD_TEXT = `${HARD_KEY} \\n \\r\\n`
/** Longer than a statement may be, in characters of three and of four bytes. */
const LONG_TEXT = "☂🦓\n'ab".repeat(10_000)

/**
 * Rows in every empty table, made up from the schema, so that a new table has some too. They break no key; what they say
 * makes no sense. The last row of a table has a text that is longer than a statement of D1 may be.
 */
export function fillTables(database: DatabaseSync): void {
  for (const { name } of readTables(database)) {
    const hasRows = database.prepare(`SELECT 1 FROM ${quoted(name)}`).get()
    if (hasRows) continue
    const columns = database.prepare(`PRAGMA table_info(${quoted(name)})`).all() as unknown as Column[]
    const parents = database.prepare(`PRAGMA foreign_key_list(${quoted(name)})`).all() as unknown as ForeignKey[]
    const long = columns.findLast((column) => column.type.toUpperCase() === 'TEXT' && isFree(database, name, column))
    for (let n = 1; n <= ROWS; n++) {
      const values = columns.map((column) => {
        const parent = parents.find(({ from }) => from === column.name)
        if (parent) return valueOfParent(database, parent, n)
        const value = column === long && n === ROWS ? LONG_TEXT : valueFor(column, n)
        return isIndexedAsJson(database, name, column) ? JSON.stringify({ email: value }) : value
      })
      const places = columns.map(() => '?').join(', ')
      const names = columns.map((column) => quoted(column.name)).join(', ')
      database.prepare(`INSERT INTO ${quoted(name)} (${names}) VALUES (${places})`).run(...values)
    }
  }
}

/** An index on a field of its JSON refuses any other text. */
function isIndexedAsJson(database: DatabaseSync, table: string, column: Column): boolean {
  const indexes = database.prepare("SELECT sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ?").all(table)
  return indexes.some(({ sql }) => String(sql).includes(`"${column.name}" ->>`))
}

/** Neither a key nor part of an index, where a long text would not stand. */
function isFree(database: DatabaseSync, table: string, column: Column): boolean {
  const indexed = database
    .prepare('SELECT i.name FROM pragma_index_list(?1) AS l JOIN pragma_index_info(l.name) AS i WHERE i.name = ?2')
    .get(table, column.name)
  return column.pk === 0 && indexed === undefined
}

function valueFor({ name, type, pk }: Column, n: number): SQLInputValue {
  if (/INT/i.test(type)) return n === ROWS ? BigInt(Number.MAX_SAFE_INTEGER) : BigInt(n)
  if (/REAL|FLOA|DOUB/i.test(type)) return n === 1 ? -33 : n / 3
  return n === 1 ? `${name} 1` : `${name} ${n} ${pk > 0 ? HARD_KEY : HARD_TEXT}`
}

/** The value of the n-th row that a foreign key may name. */
function valueOfParent(database: DatabaseSync, { table, to, from }: ForeignKey, n: number): SQLInputValue {
  const statement = database.prepare(
    `SELECT ${quoted(to ?? from)} AS value FROM ${quoted(table)} LIMIT 1 OFFSET ${n - 1}`,
  )
  statement.setReadBigInts(true)
  return statement.get()?.['value'] ?? null
}
