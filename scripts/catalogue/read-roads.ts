import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { RoadData } from '#shared/domain/roads/road-data'
import type { RoadLink, RoadPoint } from '#shared/domain/roads/road-graph'

const catalogue = new URL('../../catalogue/', import.meta.url)
const roads = new URL('roads/', catalogue)

const linesOf = <Row>(file: URL): Row[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row)
const filesOf = (kind: string, region?: string): URL[] =>
  existsSync(roads)
    ? readdirSync(roads)
        .filter((name) => name.startsWith(`${kind}-`) && (!region || name === `${kind}-${region}.jsonl`))
        .toSorted()
        .map((name) => new URL(name, roads))
    : []
const rowsOf = <Row>(kind: string, region?: string) => filesOf(kind, region).flatMap((file) => linesOf<Row>(file))

export const readJunctions = (region?: string): RoadPoint[] => rowsOf('junctions', region)
export const readLinks = (region?: string): RoadLink[] => rowsOf('links', region)
export const readAccessLinks = (region?: string): RoadLink[] => rowsOf('access', region)

interface CatalogueRow extends RoadPoint {
  kind?: string
  province: string
}
const TOWN_KINDS = ['town', 'city', 'suburb']
/** Towns, settlements, places and stays: what links may lead to besides junctions. A rest is possible in each town. */
export function readCataloguePoints(): Record<'towns' | 'settlements' | 'places' | 'stays', CatalogueRow[]> {
  const rows = (name: string) => linesOf<CatalogueRow>(new URL(name, catalogue))
  const halts = (row: CatalogueRow) => ({ ...row, halt: true })
  return {
    towns: rows('towns.jsonl')
      .filter(({ kind }) => TOWN_KINDS.includes(kind ?? ''))
      .map(halts),
    settlements: rows('settlements.jsonl').map(halts),
    places: rows('places.jsonl'),
    stays: rows('stays.jsonl'),
  }
}

/** What the road graph needs of a row of the catalogue. */
export const pointOf = ({ id, name, lat, lon, halt, gate }: RoadPoint): RoadPoint => ({
  id,
  name,
  lat,
  lon,
  ...(halt ? { halt } : {}),
  ...(gate ? { gate } : {}),
})

/** The graph that the project writes itself: every point with its position, and all links. */
export function readRoadData(): RoadData {
  const { towns, settlements, places, stays } = readCataloguePoints()
  const all: RoadPoint[] = [...towns, ...settlements, ...places, ...stays, ...readJunctions()]
  return { points: all.map(pointOf), links: [...readLinks(), ...readAccessLinks()] }
}
