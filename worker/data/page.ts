import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

/** The last row of the page before. A list is ordered by an instant and, within it, by the id. */
export interface Cursor {
  at: string
  id: string
}

type Instant = SQLiteColumn | SQL

/** Rows after the cursor in a list from new to old. Without a cursor: all, since '~' sorts after every instant. */
export function isOlderThan(cursor: Cursor | null, at: Instant, id: SQLiteColumn): SQL {
  const last = cursor?.at ?? '~'
  return sql`${at} <= ${last} AND (${at} < ${last} OR ${id} < ${idOf(cursor, id)})`
}

/** The same in a list from old to new. */
export function isNewerThan(cursor: Cursor | null, at: Instant, id: SQLiteColumn): SQL {
  const last = cursor?.at ?? ''
  return sql`${at} >= ${last} AND (${at} > ${last} OR ${id} > ${idOf(cursor, id)})`
}

const idOf = (cursor: Cursor | null, { dataType }: SQLiteColumn): string | number =>
  dataType === 'number' ? Number(cursor?.id ?? 0) : (cursor?.id ?? '')
