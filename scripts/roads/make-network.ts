import { kmBetween, type Point } from '#shared/domain/geo'
import type { RoadData } from '#shared/domain/roads/road-data'
import type { RoadPoint } from '#shared/domain/roads/road-graph'
import { readCataloguePoints, readJunctions } from '../catalogue/read-roads.ts'
import { joinLinks, keepMainland, keepRoadsBetween } from './cut-graph.ts'
import type { ExtractRoad } from './extract/extract-road.ts'
import { graphOfExtract } from './graph-of-extract.ts'
import { hangPoints } from './hang-points.ts'
import { lineFinder } from './lines.ts'
import { withOwnAccess } from './own-access.ts'
import { withoutClosedPasses } from './closed-passes.ts'

/** Whom OpenStreetMap's licence wants named wherever its data are shown. */
export const OSM_ATTRIBUTION = '© OpenStreetMap contributors'

export interface MadeNetwork {
  data: RoadData
  /** Sentences for whoever loads the file: what was left out, and what hangs far from a road. */
  remarks: string[]
}

/** A place farther from every road than this is named. */
const OFF_ROAD_KM = 5
/** Islands with less road than this are ferries' yards and pieces at the rim. */
const ISLAND_KM = 20

/** Makes the graph of coaches out of an extract: joined, cut to the ways between points of the catalogue, with gates and closed passes. */
export async function makeNetwork(roads: AsyncIterable<ExtractRoad>): Promise<MadeNetwork> {
  const extract = await graphOfExtract(roads)
  const { roads: mainland, islands } = keepMainland(extract)
  const open = withoutClosedPasses(mainland)
  const { towns, places, stays } = readCataloguePoints()
  const gates = readJunctions().filter(({ gate }) => gate)
  const extra = [...towns, ...places, ...stays, ...gates].map(pointOf)
  const lines = lineFinder(open)
  const onFile = hangPoints(open, extra, lines)
  const hung = withOwnAccess(onFile, [...places, ...stays], towns)
  const isHung = ({ id }: { id: string }) => hung.kmToRoad.has(id)
  const starts = [...towns, ...places, ...stays].filter(isHung).map(({ id }) => id)
  const targets = extra.filter(isHung).map(({ id }) => id)
  const cut = keepRoadsBetween(hung, starts, targets)
  const known = new Set(targets)
  const joined = joinLinks(cut, ({ id, halt, gate }) => known.has(id) || Boolean(halt ?? gate))
  return {
    data: { ...joined, points: joined.points.map(rounded), attribution: OSM_ATTRIBUTION },
    remarks: [
      ...extract.leftOut,
      ...islands
        .filter(({ km }) => km >= ISLAND_KM)
        .map(
          ({ km, at }) =>
            `An island of ${Math.round(km)} km of road near ${nameOf(at, towns)} hangs on nothing and is left out`,
        ),
      ...[...places, ...stays].flatMap(({ id, name }) => {
        const km = onFile.kmToRoad.get(id)
        if (km !== undefined && km <= OFF_ROAD_KM) return []
        const far = km === undefined ? 'more than 25' : Math.round(km)
        return [`${name} (${id}) lies ${far} km from every road of the file; it is reached by our own graph`]
      }),
    ],
  }
}

const pointOf = ({ id, name, lat, lon, halt, gate }: RoadPoint): RoadPoint => ({
  id,
  name,
  lat,
  lon,
  ...(halt ? { halt } : {}),
  ...(gate ? { gate } : {}),
})
/** Points of the catalogue keep their positions, by which they are found; those of the extract need fewer digits. */
const rounded = (point: RoadPoint): RoadPoint =>
  point.id.includes('-')
    ? point
    : { ...point, lat: Math.round(point.lat * 1e5) / 1e5, lon: Math.round(point.lon * 1e5) / 1e5 }

const nameOf = (at: Point, towns: readonly RoadPoint[]) =>
  towns.reduce((near, town) => (kmBetween(at, town) < kmBetween(at, near) ? town : near)).name
