import type { DatabaseSync } from 'node:sqlite'
import { quoted } from './sql-values.ts'

export interface Table {
  name: string
  /** The statement that makes it. */
  sql: string
  /** The columns of its primary key. */
  keys: string[]
}

/** The site's own tables: neither SQLite's nor those that D1 keeps for itself. */
export const OWN_TABLES =
  "type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'"

/** A table stands after those that its foreign keys name. */
export function readTables(database: DatabaseSync): Table[] {
  const found = database.prepare(`SELECT name, sql FROM sqlite_master WHERE ${OWN_TABLES} ORDER BY name`).all()
  const tables = new Map(
    (found as { name: string; sql: string }[]).map(({ name, sql }) => [
      name,
      { name, sql, keys: keysOf(database, name) },
    ]),
  )
  const ordered = new Set<Table>()
  const add = (name: string, path: readonly string[]) => {
    const table = tables.get(name)
    if (!table || ordered.has(table)) return
    if (path.includes(name)) throw new Error(`These tables need each other: ${[...path, name].join(', ')}`)
    for (const parent of parentsOf(database, name)) if (parent !== name) add(parent, [...path, name])
    ordered.add(table)
  }
  for (const name of tables.keys()) add(name, [])
  return [...ordered]
}

function keysOf(database: DatabaseSync, name: string): string[] {
  const columns = database.prepare(`PRAGMA table_info(${quoted(name)})`).all() as { name: string; pk: number }[]
  return columns.filter(({ pk }) => pk > 0).map((column) => column.name)
}

function parentsOf(database: DatabaseSync, name: string): string[] {
  const keys = database.prepare(`PRAGMA foreign_key_list(${quoted(name)})`).all() as { table: string }[]
  return keys.map(({ table }) => table)
}
