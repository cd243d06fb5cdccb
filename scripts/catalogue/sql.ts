/** D1 refuses statements of more than 100 KB; the limit here is a little lower. */
export const STATEMENT_BYTES = 98_000

/** Upserts rows; the first column is the key. */
export function upserts(table: string, columns: string[], rows: string[][]): string[] {
  const [key, ...others] = columns
  const updates = others.map((column) => `${column} = excluded.${column}`).join(', ')
  const tuples = rows.map((row) => `(${row.join(',')})`)
  return insertsOf(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES `,
    tuples,
    ` ON CONFLICT (${key}) DO UPDATE SET ${updates}`,
  )
}

/** Makes as few statements as the size limit allows. Throws if one row alone exceeds it. */
export function insertsOf(head: string, tuples: string[], tail: string): string[] {
  const room = STATEMENT_BYTES - Buffer.byteLength(head + tail)
  const statements: string[] = []
  let rows: string[] = []
  let used = 0
  for (const tuple of tuples) {
    const bytes = Buffer.byteLength(tuple) + 1
    if (bytes > room) throw new Error(`One row is over ${STATEMENT_BYTES} bytes: ${tuple.slice(0, 80)}`)
    if (used + bytes > room) {
      statements.push(head + rows.join(',') + tail)
      rows = []
      used = 0
    }
    rows.push(tuple)
    used += bytes
  }
  return rows.length === 0 ? statements : [...statements, head + rows.join(',') + tail]
}

export const text = (value: string) => `'${value.replaceAll("'", "''")}'`
