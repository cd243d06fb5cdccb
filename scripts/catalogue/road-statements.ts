import { createHash } from 'node:crypto'
import { BUILT_IN_ROADS, type RoadData } from '#shared/domain/roads/road-data'
import { insertsOf, text } from './sql.ts'

/** The length of one part: with its quotation marks doubled it stays within what a statement may have. */
const PART_LENGTH = 40_000

/** A network as a text cut in parts, in place of what was stored under its name. */
function partStatements(network: string, data: RoadData): string[] {
  const written = JSON.stringify(data)
  const parts = Array.from({ length: Math.ceil(written.length / PART_LENGTH) }, (_, i) =>
    written.slice(i * PART_LENGTH, (i + 1) * PART_LENGTH),
  )
  const rows = parts.map((body, part) => `(${text(network)},${part},${text(body)})`)
  return [
    `DELETE FROM road_parts WHERE network = ${text(network)}`,
    ...insertsOf('INSERT INTO road_parts (network, part, body) VALUES ', rows, ''),
  ]
}

/** The graph that the project writes itself; it is loaded with the catalogue. */
export const builtInRoadStatements = (data: RoadData): string[] => partStatements(BUILT_IN_ROADS, data)

/** Makes plans use a network that was made from a file; the one before it is deleted. Run them in one transaction. */
export function loadedRoadStatements(data: RoadData, file: string): string[] {
  const network = `loaded-${createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16)}`
  return [
    ...partStatements(network, data),
    `INSERT INTO road_source (id, network, file, loaded_at) VALUES (1, ${text(network)}, ${text(file)}, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) ON CONFLICT (id) DO UPDATE SET network = excluded.network, file = excluded.file, loaded_at = excluded.loaded_at`,
    `DELETE FROM road_parts WHERE network NOT IN (${text(network)}, ${text(BUILT_IN_ROADS)})`,
  ]
}

/** Makes plans use the built-in graph again. */
export const unloadedRoadStatements = (): string[] => [
  'DELETE FROM road_source',
  `DELETE FROM road_parts WHERE network <> ${text(BUILT_IN_ROADS)}`,
]
