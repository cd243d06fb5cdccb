import { kmBetween, type Point } from '#shared/domain/geo'
import { networkFrom, type RoadData } from '#shared/domain/roads/road-data'
import type { RoadLink, RoadPoint } from '#shared/domain/roads/road-graph'
import { readCataloguePoints, readJunctions, readLinks, readRoadData } from '../catalogue/read-roads.ts'
import { joinLinks, keepMainland, keepRoadsBetween, type Roads } from './cut-graph.ts'
import type { ExtractRoad } from './extract/extract-road.ts'
import { graphOfExtract } from './graph-of-extract.ts'
import { hangPoints, type Hung } from './hang-points.ts'

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

function lineFinder({ points, links }: Roads) {
  const byId = new Map(points.map((point) => [point.id, point]))
  const lines = new Map(
    links.map((link): [RoadLink, Point[]] => [
      link,
      [byId.get(link.from)!, ...(link.via ?? []).map(([lat, lon]) => ({ lat, lon })), byId.get(link.to)!],
    ]),
  )
  return (link: RoadLink) => lines.get(link)!
}

/** A point so far from every road of the file is reached by our own graph, which has the small roads that extracts leave out. */
const FAR_KM = 2
const NEAR_KM = 1
/** Points that are tried as the end of the small road, the nearest first. */
const TRIED = 8
function withOwnAccess(hung: Hung, far: readonly RoadPoint[], near: readonly RoadPoint[]): Hung {
  const ours = networkFrom(readRoadData())
  const kmOf = ({ id }: RoadPoint) => hung.kmToRoad.get(id) ?? Infinity
  const anchors = near.filter((point) => kmOf(point) <= NEAR_KM)
  const access = far
    .filter((point) => kmOf(point) > FAR_KM)
    .flatMap((point): RoadLink[] => {
      const best = anchors
        .toSorted((a, b) => kmBetween(a, point) - kmBetween(b, point))
        .slice(0, TRIED)
        .map((anchor) => ({ anchor, ...ours.measure(point, anchor) }))
        .toSorted((a, b) => a.minutes - b.minutes)[0]
      if (!best || best.minutes === Infinity) return []
      return [{ from: point.id, to: best.anchor.id, km: best.km, minutes: best.minutes, class: 'tertiary' }]
    })
  const replaced = new Set(access.map(({ from }) => from))
  const kmToRoad = new Map([...hung.kmToRoad, ...access.map(({ from }): [string, number] => [from, FAR_KM])])
  return { ...hung, links: [...hung.links.filter(({ from }) => !replaced.has(from)), ...access], kmToRoad }
}

/** A road of the extract whose middle is so near to a pass that the catalogue closes to coaches is that pass. */
const PASS_KM = 1.5
/** OpenStreetMap does not say what a coach cannot drive: the catalogue does. */
function withoutClosedPasses(roads: Roads): Roads {
  const junctions = new Map(readJunctions().map((point) => [point.id, point]))
  const closed = readLinks()
    .filter(({ no_coach, pass }) => no_coach && pass)
    .flatMap(({ from, to, via = [] }) => {
      const ends = [junctions.get(from), ...via.map(([lat, lon]) => ({ lat, lon })), junctions.get(to)]
      return ends.filter((point): point is RoadPoint => point !== undefined).slice(0, -1)
    })
  const lineOf = lineFinder(roads)
  const isClosed = (link: RoadLink) => {
    const line = lineOf(link)
    const middle = line[Math.floor(line.length / 2)]!
    return closed.some((point) => kmBetween(point, middle) <= PASS_KM)
  }
  return { ...roads, links: roads.links.filter((link) => link.class === 'motorway' || !isClosed(link)) }
}
