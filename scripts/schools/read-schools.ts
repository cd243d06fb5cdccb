import { foldName } from '#shared/domain/fold-name'
import { PROVINCE_CODES, PROVINCES, type Province } from '#shared/domain/provinces'
import type { School } from '#shared/domain/schools/school'
import { PROVINCE_BOUNDS } from '../catalogue/province-bounds.ts'
import type { Column } from './columns.ts'
import { readTable, type Table } from './read-table.ts'
import { hasBrokenLetters, tidyName, tidyText, tidyTown } from './tidy-text.ts'

export interface ListedSchool extends School {
  learners: number | null
}
export interface ListOfSchools {
  schools: ListedSchool[]
  /** "za.csv, line 7: …": rows that were left out, or kept without a position. */
  reports: string[]
}

/** If more of the rows cannot be read, the file is another list. */
const MOST_LEFT_OUT = 0.1
/** Characters, as in the form of the sign-up. */
const LONGEST_NAME = 160

const PROVINCE_OF = new Map<string, Province>([
  ...PROVINCE_CODES.flatMap((code): [string, Province][] => [
    [foldName(code), code],
    [foldName(PROVINCES[code]), code],
  ]),
  ['gt', 'GP'],
])

/** Reads the files of one list. Throws a sentence if a file is not such a list or not whole. */
export async function readSchools(files: readonly string[]): Promise<ListOfSchools> {
  const list = new ListReader()
  for (const file of files) {
    const table = await readTable(file).catch((error: unknown) => {
      throw new Error(`${file}: ${error instanceof Error ? error.message : 'It cannot be read.'} Nothing was loaded.`)
    })
    list.read(file, table)
  }
  return list
}

class ListReader implements ListOfSchools {
  readonly schools: ListedSchool[] = []
  readonly reports: string[] = []
  private readonly lines = new Map<string, string>()

  read(file: string, { columns, rows }: Table): void {
    const leftOut: string[] = []
    for (const { line, cells } of rows) {
      const cell = (column: Column) => cells[columns[column] ?? -1] ?? ''
      if (/^clos/iu.test(cell('status'))) continue
      const where = `${file}, line ${line}`
      const fault = this.faultOf(cell)
      if (fault) leftOut.push(`${where}: ${fault} It is left out.`)
      else this.add(where, cell)
    }
    this.reports.push(...leftOut)
    if (leftOut.length > rows.length * MOST_LEFT_OUT || rows.length === 0)
      throw new Error(
        [
          `${file}: ${leftOut.length} of ${rows.length} rows are no schools of South Africa. Nothing was loaded.`,
          ...leftOut.slice(0, 3),
        ].join('\n'),
      )
  }

  private faultOf(cell: (column: Column) => string): string | null {
    const [emis, name, province] = [cell('emis'), tidyName(cell('name')), cell('province')]
    if (!/^\d{6,12}$/u.test(emis)) return `"${emis}" is no EMIS number.`
    const first = this.lines.get(emis)
    if (first) return `${emis} is listed before, in ${first}.`
    if (!/\p{L}{2}/u.test(name)) return `"${name}" is no name.`
    if (name.length > LONGEST_NAME) return `The name has more than ${LONGEST_NAME} characters.`
    if (hasBrokenLetters(name)) return `The name "${name}" has lost letters: save the list in UTF-8.`
    return PROVINCE_OF.has(foldName(province)) ? null : `"${province}" is no province of South Africa.`
  }

  private add(where: string, cell: (column: Column) => string): void {
    const province = PROVINCE_OF.get(foldName(cell('province')))!
    const point = pointOf(cell('lat'), cell('lon'))
    const isInside = point !== null && isIn(province, point)
    if (point && !isInside)
      this.reports.push(
        `${where}: ${point.lat}, ${point.lon} is outside ${PROVINCES[province]}. The school is kept without a position.`,
      )
    const learners = Number(cell('learners'))
    this.lines.set(cell('emis'), where)
    this.schools.push({
      id: cell('emis'),
      name: tidyName(cell('name')),
      province,
      phase: tidyText(cell('phase')),
      town: tidyTown(cell('town')),
      suburb: tidyText(cell('suburb')),
      street: tidyText(cell('street')),
      lat: isInside ? point.lat : null,
      lon: isInside ? point.lon : null,
      learners: Number.isInteger(learners) && learners > 0 ? learners : null,
    })
  }
}

/** Null where the list has no position: empty, no number, or zero. */
function pointOf(lat: string, lon: string): { lat: number; lon: number } | null {
  const [north, east] = [lat, lon].map((degrees) => Number(degrees.replace(',', '.')))
  return north && east ? { lat: north, lon: east } : null
}

function isIn(province: Province, { lat, lon }: { lat: number; lon: number }): boolean {
  const { south, north, west, east } = PROVINCE_BOUNDS[province]
  return lat >= south && lat <= north && lon >= west && lon <= east
}
