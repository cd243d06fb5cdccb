import type { z } from 'zod'
import type { Airport, Place, Stay, Town } from '#shared/domain/catalogue/facts'
import type { Programme } from '#shared/domain/catalogue/programmes'
import type { Landmark } from '#shared/domain/catalogue/landmarks'
import type { TollPlaza } from '#shared/domain/catalogue/toll-plazas'
import type { CatalogueFiles, DocumentFile, LineFile } from './catalogue-files.ts'
import {
  calendarDocument,
  curriculumDocument,
  ratesDocument,
  rulesDocument,
  topicNamesDocument,
} from './document-schemas.ts'
import {
  airportLine,
  landmarkLine,
  placeLine,
  programmeLine,
  stayLine,
  tollPlazaLine,
  townLine,
} from './line-schemas.ts'

/** A fault of the catalogue with its file and line. */
export interface Fault {
  file: string
  line?: number
  message: string
}
export interface Numbered<Fact> {
  line: number
  fact: Fact
}
export interface ParsedCatalogue {
  places: Numbered<Place>[]
  stays: Numbered<Stay>[]
  towns: Numbered<Town>[]
  airports: Numbered<Airport>[]
  programmes: Numbered<Programme>[]
  tollPlazas: Numbered<TollPlaza>[]
  landmarks: Numbered<Landmark>[]
  curriculum?: z.infer<typeof curriculumDocument>
  topicNames?: z.infer<typeof topicNamesDocument>
  faults: Fault[]
}

/** Reads each line and document with its schema. What cannot be read becomes a fault and is left out. */
export function parseFiles(files: CatalogueFiles): ParsedCatalogue {
  const faults: Fault[] = []
  const parse = <Value>(schema: z.ZodType<Value>, text: string, where: Omit<Fault, 'message'>): Value | undefined => {
    const value = jsonOf(text)
    if (value === undefined) {
      faults.push({ ...where, message: 'is not JSON' })
      return undefined
    }
    const result = schema.safeParse(value)
    for (const { path, message } of result.error?.issues ?? [])
      faults.push({ ...where, message: `${path.join('.')}: ${message}` })
    return result.data
  }
  const linesOf = <Fact>(file: LineFile, schema: z.ZodType<Fact>): Numbered<Fact>[] =>
    files[file]
      .split('\n')
      .map((text, index) => ({ text, line: index + 1 }))
      .filter(({ text }) => text !== '')
      .flatMap(({ text, line }) => {
        const fact = parse(schema, text, { file, line })
        return fact === undefined ? [] : [{ line, fact }]
      })
  const documentOf = <Value>(file: DocumentFile, schema: z.ZodType<Value>) => parse(schema, files[file], { file })

  documentOf('calendar.json', calendarDocument)
  documentOf('rates.json', ratesDocument)
  documentOf('rules.json', rulesDocument)
  return {
    places: linesOf('places.jsonl', placeLine),
    stays: linesOf('stays.jsonl', stayLine),
    towns: linesOf('towns.jsonl', townLine),
    airports: linesOf('airports.jsonl', airportLine),
    programmes: linesOf('programmes.jsonl', programmeLine),
    tollPlazas: linesOf('toll-plazas.jsonl', tollPlazaLine),
    landmarks: linesOf('landmarks.jsonl', landmarkLine),
    curriculum: documentOf('curriculum.json', curriculumDocument),
    topicNames: documentOf('topic-names.json', topicNamesDocument),
    faults,
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
