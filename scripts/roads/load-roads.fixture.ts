import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, beforeAll } from 'vitest'
import { kmBetween } from '#shared/domain/geo'
import { BUILT_IN_ROADS, networkFrom, type RoadData } from '#shared/domain/roads/road-data'
import type { RoadPoint } from '#shared/domain/roads/road-graph'
import type { RoadNetwork } from '#shared/domain/roads/road-network'
import { readCataloguePoints, readRoadData } from '../catalogue/read-roads.ts'
import { builtInRoadStatements } from '../catalogue/road-statements.ts'
import type { SiteDatabase } from '../database/site-database.ts'
import { applyMigrations } from '../setup/apply-migrations.ts'
import { geoJsonOf, type MadeItem, road, type Spot, writePbf } from './extract.fixture.ts'
import { type LoadedRoads, loadRoads } from './load-roads.ts'

const points = Object.values(readCataloguePoints()).flat()
/** A point of the catalogue by its id. */
export const pointOf = (id: string): RoadPoint => points.find((point) => point.id === id)!
export const spotOf = (id: string): Spot => [pointOf(id).lat, pointOf(id).lon]

export const [MOSSEL_BAY, GEORGE, WILDERNESS, KNYSNA, OUDTSHOORN] = [
  spotOf('mossel-bay'),
  spotOf('george'),
  spotOf('wilderness'),
  spotOf('knysna'),
  spotOf('oudtshoorn'),
]
/** Invented roads through real towns: straight lines. */
export const N2 = road({ highway: 'trunk', ref: 'N2' }, MOSSEL_BAY, GEORGE, WILDERNESS, KNYSNA)
export const N12 = road({ highway: 'primary', ref: 'N12' }, GEORGE, OUDTSHOORN)

const at = ([lat, lon]: Spot) => ({ lat, lon })
/** Kilometres of a line. */
export const lengthOf = (...line: Spot[]) =>
  line.slice(1).reduce((sum, spot, i) => sum + kmBetween(at(line[i]!), at(spot)), 0)
/** The point on a straight line after a share of it. */
export const between = (a: Spot, b: Spot, share = 0.5): Spot => [
  a[0] + share * (b[0] - a[0]),
  a[1] + share * (b[1] - a[1]),
]
/** North of the N2 between George and Wilderness. */
export const DETOUR: Spot = [-33.9, 22.52]
export const detour = road({ highway: 'secondary', ref: 'R1' }, GEORGE, DETOUR, WILDERNESS)
export const DETOUR_KM = lengthOf(GEORGE, DETOUR, WILDERNESS)
export const DIRECT_KM = lengthOf(GEORGE, WILDERNESS)

/** A local D1 with the built-in roads, and files that are loaded into it. */
export function openRoadTrial() {
  const folder = mkdtempSync(join(tmpdir(), 'uhambo-roads-'))
  const script = 'export default { fetch: () => new Response() }'
  const miniflare = new Miniflare(convertV4MiniflareOptions({ modules: true, script, d1Databases: ['DB'], cf: false }))
  const db = miniflare.getD1Database('DB')
  const database: SiteDatabase = {
    query: async <Row>(statement: string) => (await (await db).prepare(statement).all<Row>()).results,
    run: async (statements) => {
      const open = await db
      await open.batch(statements.map((statement) => open.prepare(statement)))
    },
  }
  beforeAll(async () => {
    await applyMigrations(await db)
    await database.run(builtInRoadStatements(readRoadData()))
  })
  afterAll(async () => {
    await miniflare.dispose()
    rmSync(folder, { recursive: true, force: true })
  })
  const read = async (): Promise<{ network: string; data: RoadData }> => {
    const [source] = await database.query<{ network: string }>('SELECT network FROM road_source')
    const network = source?.network ?? BUILT_IN_ROADS
    const parts = await database.query<{ body: string }>(
      `SELECT body FROM road_parts WHERE network = '${network}' ORDER BY part`,
    )
    return { network, data: JSON.parse(parts.map(({ body }) => body).join('')) as RoadData }
  }
  const write = (name: string, text: string): string => {
    const file = join(folder, name)
    writeFileSync(file, text)
    return file
  }
  const load = (...items: MadeItem[]): Promise<LoadedRoads> =>
    loadRoads(database, write('roads.geojsonl', items.map(geoJsonOf).join('\n')))
  return {
    database,
    folder,
    read,
    write,
    load,
    loadPbf: (items: readonly MadeItem[], missing: readonly Spot[] = []): Promise<LoadedRoads> => {
      const file = join(folder, 'roads.osm.pbf')
      writePbf(file, items, missing)
      return loadRoads(database, file)
    },
    networkInUse: async (): Promise<RoadNetwork> => networkFrom((await read()).data),
  }
}
