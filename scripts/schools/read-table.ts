import { readFileSync } from 'node:fs'
import readXlsxFile from 'read-excel-file/node'
import { type Columns, findColumns, missingIn } from './columns.ts'
import { readCsv, type Row } from './read-csv.ts'

/** The rows below the headings. */
export interface Table {
  columns: Columns
  rows: Row[]
}

/** Titles may stand above the headings. */
const MOST_TITLES = 10

/** Reads a list of schools from a CSV or xlsx file. Throws a sentence where it is no such list. */
export async function readTable(file: string): Promise<Table> {
  const content = readFileSync(file)
  const isXlsx = content.subarray(0, 2).toString('latin1') === 'PK'
  const sheets = isXlsx ? await readXlsx(file, content) : [checkedForTears(readCsv(decode(content)))]
  const tables = sheets.map(tableOf)
  const table = tables.find(({ columns }) => missingIn(columns).length === 0)
  if (table) return table
  const closest = tables.toSorted((a, b) => missingIn(a.columns).length - missingIn(b.columns).length)[0]
  throw new Error(`It has no column for ${missingIn(closest?.columns ?? {}).join(', ')}.`)
}

function decode(content: Buffer): string {
  const text = decoded(content)
    .replace(/^\uFEFF/u, '')
    .replace(/\r\n/gu, '\n')
  if (text.includes('\0')) throw new Error('It is neither CSV in UTF-8 nor xlsx.')
  return text
}

function decoded(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    const broken = content
      .toString('utf8')
      .split('\n')
      .findIndex((line) => line.includes('\uFFFD'))
    throw new Error(`Line ${broken + 1} is not in UTF-8: save the list as "CSV UTF-8", or give the xlsx.`)
  }
}

async function readXlsx(file: string, content: Buffer): Promise<Row[][]> {
  // Numbers stay as they are written: an EMIS number is a name.
  const sheets = await readXlsxFile(content, { parseNumber: (written) => written }).catch((error: unknown) => {
    throw new Error(`The xlsx cannot be read, it may be torn (${error instanceof Error ? error.message : file}).`)
  })
  return sheets.map(({ data }) =>
    data.map((cells, at) => ({ line: at + 1, cells: cells.map((cell) => String(cell ?? '').trim()) })),
  )
}

function tableOf(all: readonly Row[]): Table {
  const heads = all.slice(0, MOST_TITLES).map(({ cells }) => findColumns(cells))
  const best = heads.reduce((most, columns, at) => (count(columns) > count(heads[most] ?? {}) ? at : most), 0)
  return { columns: heads[best] ?? {}, rows: all.slice(best + 1) }
}
const count = (columns: Columns): number => Object.keys(columns).length

/** The last line of a file whose end is lost has fewer cells than the others. */
function checkedForTears(rows: Row[]): Row[] {
  const width = Math.max(0, ...rows.slice(0, MOST_TITLES).map(({ cells }) => cells.length))
  const torn = rows.slice(MOST_TITLES).find(({ cells }) => cells.length < width)
  if (torn) throw new Error(`Line ${torn.line} has ${torn.cells.length} cells instead of ${width}. The file is torn.`)
  return rows
}
