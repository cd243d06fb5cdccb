import type { SQLOutputValue } from 'node:sqlite'
import { text } from '../catalogue/sql.ts'

/**
 * A value as SQL on one line. Text with control characters, line breaks among them, is written as hexadecimal UTF-8:
 * no reader of the file has to know where a text ends.
 */
export function literal(value: SQLOutputValue): string {
  if (value === null) return 'NULL'
  if (typeof value === 'bigint') return value.toString()
  if (typeof value === 'number') return Number.isInteger(value) ? `${value}.0` : String(value)
  if (typeof value === 'string') return isPlain(value) ? text(value) : `CAST(${hex(Buffer.from(value))} AS TEXT)`
  return hex(Buffer.from(value))
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** wrangler takes the words BEGIN TRANSACTION out of a file, wherever they stand. */
const isPlain = (value: string) => !/\p{Cc}|BEGIN TRANSACTION|COMMIT/u.test(value)

const hex = (bytes: Buffer) => `X'${bytes.toString('hex')}'`

/** At most 48,000 bytes of UTF-8, so that a piece fits into a statement as hexadecimal digits. */
const PIECE_CHARACTERS = 16_000

/** Cuts a text, never inside a character that takes two units. */
export function piecesOf(value: string): string[] {
  const pieces: string[] = []
  for (let start = 0; start < value.length; ) {
    let end = Math.min(value.length, start + PIECE_CHARACTERS)
    if (end < value.length && /[\uD800-\uDBFF]/.test(value[end - 1] ?? '')) end -= 1
    pieces.push(value.slice(start, end))
    start = end
  }
  return pieces
}
