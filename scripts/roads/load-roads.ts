import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { loadedRoadStatements, unloadedRoadStatements } from '../catalogue/road-statements.ts'
import type { SiteDatabase } from '../database/site-database.ts'
import { BadExtract, type ExtractItem } from './extract/extract-road.ts'
import { readGeoJsonLines } from './extract/geojson-lines.ts'
import { readPbf } from './extract/pbf.ts'
import { type MadeNetwork, makeNetwork } from './make-network.ts'

export interface LoadedRoads extends Pick<MadeNetwork, 'remarks' | 'farPlaces'> {
  points: number
  links: number
}

/** Makes plans use the roads of an extract. A file that cannot be used is refused, and the roads in use stay. */
export async function loadRoads(database: SiteDatabase, file: string): Promise<LoadedRoads> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const { data, ...said } = await makeFrom(file)
  await database.run(loadedRoadStatements(data, basename(file)))
  return { points: data.points.length, links: data.links.length, ...said }
}

async function makeFrom(file: string): Promise<MadeNetwork> {
  try {
    return await makeNetwork(readExtract(file))
  } catch (error) {
    if (!(error instanceof BadExtract)) throw error
    throw new Error(`${basename(file)} was not loaded, and the roads in use stay. ${error.message}`, { cause: error })
  }
}

export const readExtract = (file: string): AsyncIterable<ExtractItem> =>
  file.endsWith('.pbf') ? readPbf(file) : readGeoJsonLines(file)

/** Makes plans use the graph of the project again. */
export const unloadRoads = (database: SiteDatabase): Promise<void> => database.run(unloadedRoadStatements())
