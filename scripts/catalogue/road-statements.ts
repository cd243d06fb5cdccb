import { BUILT_IN_ROADS, type RoadData } from '#shared/domain/roads/road-data'
import { insertsOf, text } from './sql.ts'

/** The length of one part: with its quotation marks doubled it stays within what a statement may have. */
const PART_LENGTH = 40_000

/** The graph that the project writes itself, as a text cut in parts. */
export function roadStatements(data: RoadData): string[] {
  const written = JSON.stringify(data)
  const parts = Array.from({ length: Math.ceil(written.length / PART_LENGTH) }, (_, i) =>
    written.slice(i * PART_LENGTH, (i + 1) * PART_LENGTH),
  )
  const rows = parts.map((body, part) => `(${text(BUILT_IN_ROADS)},${part},${text(body)})`)
  return [
    `DELETE FROM road_parts WHERE network = ${text(BUILT_IN_ROADS)}`,
    ...insertsOf('INSERT INTO road_parts (network, part, body) VALUES ', rows, ''),
  ]
}
