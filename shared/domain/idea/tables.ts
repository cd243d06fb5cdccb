import { type MappedText, MappedTextBuilder } from './mapped-text.ts'

interface Row {
  cells: { start: number; end: number }[]
  start: number
  end: number
}
const RULE_LINE = /^[\s|:+=-]{3,}$/u

/**
 * Turns a pasted table with a header row ("Grade | Learners" over "7 | 45") into labelled lines ("grade: 7"),
 * and a two-column one ("Grade | 7") likewise, so that one set of rules reads both.
 */
export function unrollTables(source: MappedText): MappedText {
  if (!/[|\t]/u.test(source.text)) return source
  const out = new MappedTextBuilder()
  const rows = readRows(source.text)
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!
    const header = row.cells
    if (header.length < 2) {
      out.copy(source, row.start, row.end)
    } else if (RULE_LINE.test(source.text.slice(row.start, row.end))) {
      out.push(' ', row.start, row.end)
    } else if (header.length > 2 && isHeader(source.text, header)) {
      let next = at + 1
      for (; next < rows.length; next++) {
        const body = rows[next]!
        if (RULE_LINE.test(source.text.slice(body.start, body.end))) continue
        if (body.cells.length !== header.length) break
        body.cells.forEach((cell, column) => labelled(out, source, header[column]!, cell))
      }
      at = next - 1
    } else if (header.length === 2) {
      labelled(out, source, header[0]!, header[1]!)
    } else {
      header.forEach((cell) => {
        out.copy(source, cell.start, cell.end)
        out.push(', ', cell.end, cell.end)
      })
    }
    out.push('\n', row.end, row.end)
  }
  return out.done()
}

function labelled(out: MappedTextBuilder, source: MappedText, label: Row['cells'][0], cell: Row['cells'][0]): void {
  out.copy(source, label.start, label.end)
  out.push(': ', label.end, label.end)
  out.copy(source, cell.start, cell.end)
  out.push('\n', cell.end, cell.end)
}

const isHeader = (text: string, cells: Row['cells']): boolean =>
  cells.every(({ start, end }) => /^[^\d]{2,40}$/u.test(text.slice(start, end)))

function readRows(text: string): Row[] {
  const rows: Row[] = []
  let start = 0
  for (const line of text.split('\n')) {
    rows.push({ cells: readCells(line, start), start, end: start + line.length })
    start += line.length + 1
  }
  return rows
}

function readCells(line: string, offset: number): Row['cells'] {
  const cells: Row['cells'] = []
  let start = 0
  for (const cell of line.split(/[|\t]/u)) {
    const lead = cell.length - cell.trimStart().length
    if (cell.trim() !== '')
      cells.push({ start: offset + start + lead, end: offset + start + lead + cell.trim().length })
    start += cell.length + 1
  }
  return cells
}
