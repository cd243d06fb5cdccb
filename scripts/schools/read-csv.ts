/** A row of a file; the line is that of its first cell. */
export interface Row {
  line: number
  cells: string[]
}

/** Reads comma- or semicolon-separated values (RFC 4180). Throws with the line where the text is no table. */
export function readCsv(written: string): Row[] {
  const text = written.endsWith('\n') ? written : `${written}\n`
  const separator = separatorOf(text)
  const rows: Row[] = []
  let row: Row = { line: 1, cells: [] }
  let line = 1
  let at = 0
  const endRow = () => {
    if (row.cells.some((cell) => cell !== '')) rows.push(row)
    row = { line, cells: [] }
  }
  while (at < text.length) {
    const [cell, end] = text[at] === '"' ? readQuoted(text, at, line) : readPlain(text, at, separator)
    row.cells.push(cell.trim())
    line += cell.split('\n').length - 1
    const next = text[end] ?? '\n'
    if (next !== separator && next !== '\n') throw new Error(`Line ${line}: there is text after a closing quote.`)
    at = end + 1
    if (next !== '\n') continue
    line += 1
    endRow()
  }
  return rows
}

/** Excel writes semicolons where numbers have a decimal comma. */
function separatorOf(text: string): ',' | ';' {
  const first = text.slice(0, text.indexOf('\n'))
  return first.split(';').length > first.split(',').length ? ';' : ','
}

function readPlain(text: string, from: number, separator: string): [cell: string, end: number] {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1
  return [text.slice(from, end), end]
}

function readQuoted(text: string, from: number, line: number): [cell: string, end: number] {
  let end = text.indexOf('"', from + 1)
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  if (end < 0) throw new Error(`Line ${line}: a quote is opened and never closed. The file is torn.`)
  return [text.slice(from + 1, end).replaceAll('""', '"'), text[end + 1] === '\r' ? end + 2 : end + 1]
}
