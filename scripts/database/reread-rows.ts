import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { findTablesWith, type SiteDatabase } from './site-database.ts'
import { quoted } from './sql-values.ts'
import { readTables } from './tables.ts'

/**
 * D1's export writes a line break as the two characters \n in a text that it then replaces, so a text with a line break
 * and these two characters comes out changed. Such rows are read again by a query and replaced in the copy.
 */
export async function rereadRows(copy: DatabaseSync, source: SiteDatabase): Promise<void> {
  const conditions = new Map(readTables(copy).map(({ name }) => [name, ambiguousTexts(copy, name)]))
  for (const name of await findTablesWith(source, conditions)) {
    const rows = await source.query<Record<string, SQLInputValue>>(
      `SELECT * FROM ${quoted(name)} WHERE ${conditions.get(name)}`,
    )
    for (const row of rows) {
      const columns = Object.keys(row).map(quoted).join(', ')
      const places = Object.keys(row).map(() => '?')
      copy.prepare(`REPLACE INTO ${quoted(name)} (${columns}) VALUES (${places.join(', ')})`).run(...Object.values(row))
    }
  }
}

function ambiguousTexts(copy: DatabaseSync, table: string): string {
  const columns = copy.prepare(`PRAGMA table_info(${quoted(table)})`).all() as { name: string; type: string }[]
  const holds = (column: string, code: number, letter: string) =>
    `(instr(${column}, char(${code})) AND instr(${column}, '\\${letter}'))`
  const texts = columns.filter(({ type }) => /TEXT/i.test(type)).map(({ name }) => quoted(name))
  return texts.flatMap((column) => [holds(column, 10, 'n'), holds(column, 13, 'r')]).join(' OR ') || 'FALSE'
}
