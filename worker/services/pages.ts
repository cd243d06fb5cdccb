import type { Cursor } from '../data/page.ts'
import { Problem } from './problem.ts'

const CURSOR = /^(\d{4}-[\d:.TZ-]{1,40})_([\x21-\x7e]{1,200})$/

/** The place in a list that a caller names by the `next_cursor` of the page before; null for the first page. */
export function readCursor(text: string | undefined): Cursor | null {
  if (!text) return null
  const [, at, id] = CURSOR.exec(text) ?? []
  if (!at || !id) throw new Problem(422, 'invalid_fields', 'The cursor is not one of ours.')
  return { at, id }
}

export interface Page<Row> {
  rows: Row[]
  /** Null at the end of the list. */
  nextCursor: string | null
}

/** Reads one page. `list` returns at most `limit` rows: one more than the page, which shows whether another follows. */
export async function readPage<Row>(
  size: number,
  list: (limit: number) => Promise<Row[]>,
  cursorOf: (row: Row) => Cursor,
): Promise<Page<Row>> {
  const found = await list(size + 1)
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  return { rows, nextCursor: found.length > size && last ? writeCursor(cursorOf(last)) : null }
}

/** Reads a whole list, page by page. */
export async function* readEveryPage<Row>(
  size: number,
  list: (page: { after: Cursor | null; limit: number }) => Promise<Row[]>,
  cursorOf: (row: Row) => Cursor,
): AsyncGenerator<Row[]> {
  for (let after: Cursor | null = null; ; ) {
    const rows = await list({ after, limit: size })
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < size) return
    after = cursorOf(last)
  }
}

const writeCursor = ({ at, id }: Cursor): string => `${at}_${id}`
