/**
 * Rows with the properties of all of them in one order, `undefined` where a row has none: the engine compiles what reads
 * them for one kind of object instead of a hundred.
 */
export function inOneShape<Row extends object>(rows: readonly Row[]): Row[] {
  const blank = Object.fromEntries(rows.flatMap((row) => Object.keys(row)).map((name) => [name, undefined]))
  return rows.map((row) => ({ ...blank, ...row }))
}
