import { foldName } from '#shared/domain/fold-name'

/** What is read of each school, and the headings under which lists have it. Compared without case, spaces and signs. */
const HEADINGS = {
  emis: ['NatEmis', 'National EMIS', 'EMIS', 'EMIS No', 'EMIS Number'],
  name: ['Official_Institution_Name', 'Institution_Name', 'School_Name', 'Name', 'Name of school'],
  province: ['Province', 'Province_Name', 'Prov'],
  lat: ['GIS_Latitude', 'GIS_Lat', 'Latitude', 'Lat'],
  lon: ['GIS_Longitude', 'GIS_Long', 'GIS_Lon', 'Longitude', 'Long', 'Lon'],
  phase: ['Phase', 'Phase_PED', 'PhasePED', 'Phase_DoE'],
  status: ['Status', 'School_Status'],
  town: ['Town_City', 'TownCity', 'Town', 'City', 'Place'],
  suburb: ['Suburb', 'Township_Village', 'TownshipVillage', 'Township'],
  street: ['StreetAddress', 'Street_Address', 'Street', 'PhysicalAddress', 'Physical_Address'],
  learners: ['Learners', 'Learner_Numbers', 'No_of_Learners', 'Total_Learners'],
} as const

export type Column = keyof typeof HEADINGS
export type Columns = Partial<Record<Column, number>>

/** Without these a list is refused; the words are for the sentence that says so. */
const NEEDED: Partial<Record<Column, string>> = {
  emis: 'the EMIS number',
  name: 'the name',
  province: 'the province',
  lat: 'the latitude',
  lon: 'the longitude',
}

const COLUMN_OF = new Map(
  Object.entries(HEADINGS).flatMap(([column, headings]) =>
    headings.map((heading) => [foldName(heading), column as Column] as const),
  ),
)
/** "Learners2024": the year of the count is part of the heading. */
const columnOf = (heading: string): Column | undefined => COLUMN_OF.get(foldName(heading).replace(/\d{4}$/u, ''))

/** The columns of a row of headings; of two with one meaning the first. */
export function findColumns(headings: readonly string[]): Columns {
  const columns: Columns = {}
  headings.forEach((heading, at) => {
    const column = columnOf(heading)
    if (column) columns[column] ??= at
  })
  return columns
}

export const missingIn = (columns: Columns): string[] =>
  Object.entries(NEEDED).flatMap(([column, words]) => (columns[column as Column] === undefined ? [words] : []))
