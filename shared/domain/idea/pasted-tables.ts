import { type MappedText, MappedTextBuilder } from './mapped-text.ts'

interface Cell {
  start: number
  end: number
}
interface Row {
  cells: Cell[]
  start: number
  end: number
}
const RULE_LINE = /^[\s|:+=-]{3,}$/u
const TOTAL = /^(?:grand |sub-?)?(?:totals?|totaal|sum|altesaam)$/u
const PEOPLE =
  /^(?:(?:no\.?|number|aantal) (?:of )?)?(?:learners?|students?|pupils?|kids|children|leerders|kinders|boys|girls|seuns|dogters|meisies|teachers?|educators?|staff|adults?|parents|onderwysers|ouers)$/u
const QUESTION = /^\s*(?:q(?:uestion)?|v(?:raag)?) ?\d{0,2} ?[:.)-] ?(.{2,80}?)\?? *$/u
const ANSWER = /^\s*a(?:nswer|ntwoord)? ?\d{0,2} ?[:.)-] ?(.{1,300}?) *$/u

/**
 * Turns a pasted table with a header row ("Grade | Learners" over "7 | 45", tabs, semicolons or commas too) into
 * labelled lines ("grade: 7"), and so rows of two cells and questions with answers, so that the same rules read all.
 */
export function unrollTables(source: MappedText): MappedText {
  const by = separatorOf(source.text)
  if (by === null && !/\?\s{0,9}\n/u.test(source.text)) return source
  const out = new MappedTextBuilder()
  const rows = readRows(source.text, by)
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!
    const header = row.cells
    const body =
      header.length > 2 && isHeader(source.text, header) ? bodyOf(source.text, rows, at + 1, header.length) : null
    const answered = answerTo(source.text, row, rows[at + 1])
    if (answered) {
      labelled(out, source, ...answered)
      at++
    } else if (header.length < 2) {
      out.copy(source, row.start, row.end)
    } else if (RULE_LINE.test(source.text.slice(row.start, row.end))) {
      write(out, source, ' ', row.start, row.end)
    } else if (body && body.rows.length > 0) {
      unrollBody(out, source, header, body.rows)
      at = body.until - 1
    } else if (header.length === 2) {
      labelled(out, source, header[0]!, header[1]!)
    } else {
      header.forEach((cell) => {
        out.copy(source, cell.start, cell.end)
        write(out, source, ', ', cell.end, cell.end)
      })
    }
    write(out, source, '\n', row.end, row.end)
  }
  return out.done()
}

/** Bars and tabs always separate cells; semicolons and commas only where several lines have the same number of them. */
function separatorOf(text: string): RegExp | null {
  if (/[|\t]/u.test(text)) return /[|\t]/u
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length > 1 && lines.filter((line) => /^[^;]{2,40};[^;]{1,120}$/u.test(line)).length > lines.length / 2)
    return /;/u
  for (const mark of [';', ',']) {
    const counts = lines.map((line) => line.split(mark).length)
    const rowsOfData = counts.slice(1).filter((count) => count === counts[0]).length
    if ((counts[0] ?? 0) > 3 && rowsOfData > 0 && !/\d/u.test(lines[0] ?? '')) return mark === ';' ? /;/u : /,/u
  }
  return null
}

function answerTo(text: string, { start, end }: Row, next: Row | undefined): [Cell, Cell] | null {
  const question = QUESTION.exec(text.slice(start, end))?.[1]
  const answer = next && ANSWER.exec(text.slice(next.start, next.end))?.[1]
  if (question === undefined || answer === undefined || !next) return null
  const asked = start + text.slice(start, end).indexOf(question)
  const said = next.start + text.slice(next.start, next.end).lastIndexOf(answer)
  return [
    { start: asked, end: asked + question.length },
    { start: said, end: said + answer.length },
  ]
}

/** Writes words that map to a span of the text, and so to the source of that span. */
function write(out: MappedTextBuilder, source: MappedText, written: string, start: number, end: number): void {
  const at = source.ends[end - 1] ?? 0
  out.push(written, start === end ? at : source.sourceSpan(start, end).start, at)
}

function labelled(out: MappedTextBuilder, source: MappedText, label: Cell, cell: Cell): void {
  out.copy(source, label.start, label.end)
  write(out, source, ': ', label.end, label.end)
  out.copy(source, cell.start, cell.end)
  write(out, source, '\n', cell.end, cell.end)
}

function labelledAs(out: MappedTextBuilder, source: MappedText, label: Cell, cell: Cell, words: string): void {
  out.copy(source, label.start, label.end)
  write(out, source, ': ', label.end, label.end)
  write(out, source, words, cell.start, cell.end)
  write(out, source, '\n', cell.end, cell.end)
}

function bodyOf(text: string, rows: readonly Row[], from: number, columns: number): { rows: Row[]; until: number } {
  const body: Row[] = []
  let until = from
  for (; until < rows.length; until++) {
    const row = rows[until]!
    if (RULE_LINE.test(text.slice(row.start, row.end))) continue
    if (row.cells.length !== columns) break
    body.push(row)
  }
  return { rows: body, until }
}

/** A line for each cell. If rows are parts of one group, a count is written once: from the row of totals, or as the sum. */
function unrollBody(out: MappedTextBuilder, source: MappedText, header: readonly Cell[], body: readonly Row[]): void {
  const wordsOf = ({ start, end }: Cell) => source.text.slice(start, end)
  const isTotal = ({ cells: [first] }: Row) => first !== undefined && TOTAL.test(wordsOf(first))
  const totalled = body.some(isTotal)
  const sums = header.map((label, column) => {
    const counts = body.map(({ cells }) => wordsOf(cells[column]!))
    const isCounted = !totalled && counts.length > 1 && PEOPLE.test(wordsOf(label))
    return isCounted && counts.every((count) => /^\d{1,3}$/u.test(count))
      ? String(counts.reduce((sum, count) => sum + Number(count), 0))
      : null
  })
  for (const row of body) {
    row.cells.forEach((cell, column) => {
      if (totalled && column > 0 && !isTotal(row)) return
      const sum = sums[column] ?? null
      if (sum === null) labelled(out, source, header[column]!, cell)
      else if (row === body.at(-1)) labelledAs(out, source, header[column]!, cell, sum)
    })
  }
}

const isHeader = (text: string, cells: Cell[]): boolean =>
  cells.every(({ start, end }) => /^[^\d]{2,40}$/u.test(text.slice(start, end)))

function readRows(text: string, by: RegExp | null): Row[] {
  const rows: Row[] = []
  let start = 0
  for (const line of text.split('\n')) {
    rows.push({ cells: by === null ? [] : readCells(line, start, by), start, end: start + line.length })
    start += line.length + 1
  }
  return rows
}

function readCells(line: string, offset: number, by: RegExp): Cell[] {
  const cells: Cell[] = []
  let start = 0
  for (const cell of line.split(by)) {
    const lead = cell.length - cell.trimStart().length
    if (cell.trim() !== '')
      cells.push({ start: offset + start + lead, end: offset + start + lead + cell.trim().length })
    start += cell.length + 1
  }
  return cells
}
