import { kmBetween, type Point } from '#shared/domain/geo'
import { networkFrom, type RoadData } from '#shared/domain/roads/road-data'
import type { RoadLink, RoadPoint } from '#shared/domain/roads/road-graph'
import { pointOf, readCataloguePoints, readRoadData } from '../catalogue/read-roads.ts'
import { withoutClosedRoads } from './close-passes.ts'
import { type Island, joinLinks, keepMainland, keepRoadsBetween, lineFinder, type Roads } from './cut-graph.ts'
import type { ExtractItem } from './extract/extract-road.ts'
import { graphOfExtract } from './graph-of-extract.ts'
import { hangPoints, roadFinder } from './hang-points.ts'
import { findOwnAccess } from './own-access.ts'

/** Whom OpenStreetMap's licence wants named wherever its data are shown. */
export const OSM_ATTRIBUTION = '© OpenStreetMap contributors'

export interface MadeNetwork {
  data: RoadData
  /** Sentences for whoever loads the file: islands, and what was left out. */
  remarks: string[]
  /** Sentences about the places, often a hundred, that lie far from its roads. */
  farPlaces: string[]
}

/** A place farther from every road than this is reached by our own graph, from where that is beside a road. */
const FAR_KM = 2
const BESIDE_KM = 0.5
/** A place farther from every road than this is named. */
const OFF_ROAD_KM = 5
/** Islands with less road than this are ferries' yards and pieces at the rim. */
const ISLAND_KM = 20

/** Makes the graph of coaches out of an extract: joined, cut to the ways between points of the catalogue, with gates and without closed passes. */
export async function makeNetwork(items: AsyncIterable<ExtractItem>): Promise<MadeNetwork> {
  const extract = await graphOfExtract(items)
  const own = readRoadData()
  const { towns, places, stays } = readCataloguePoints()
  const long = joinLinks(extract, ({ gate }) => gate !== undefined)
  const { roads, islands } = keepMainland(withoutRoadsClosedBy(own, long))
  const gates = own.points.filter(({ gate }) => gate)
  const hung = hangCatalogue(roads, own, towns, [...places, ...stays], gates)
  const targets = hung.points.filter(({ id }) => hung.reached.has(id)).map(({ id }) => id)
  const isGate = new Set(gates.map(({ id }) => id))
  const starts = targets.filter((id) => !isGate.has(id))
  const known = new Set(targets)
  const cut = keepRoadsBetween(hung, starts, targets)
  const joined = joinLinks(cut, ({ id, halt, gate }) => known.has(id) || Boolean(halt ?? gate))
  return {
    data: {
      points: [...joined.points.map(rounded), ...hung.closed.points],
      links: [...joined.links, ...hung.closed.links],
      attribution: OSM_ATTRIBUTION,
    },
    remarks: [
      ...islands.filter(({ km }) => km >= ISLAND_KM).map((island) => remarkOnIsland(island, towns)),
      ...extract.leftOut,
    ],
    farPlaces: [...places, ...stays].flatMap((place) =>
      remarkOn(place, hung.kmToRoad(place), hung.reached.has(place.id)),
    ),
  }
}

function withoutRoadsClosedBy(own: RoadData, roads: Roads): Roads {
  const closed = own.links.filter(({ no_coach }) => no_coach)
  const ends = new Set(closed.flatMap(({ from, to }) => [from, to]))
  return withoutClosedRoads(
    roads,
    closed,
    own.points.filter(({ id }) => ends.has(id)),
  )
}

interface HungCatalogue extends Roads {
  kmToRoad: (point: RoadPoint) => number
  /** Ids of the points of the catalogue that a way leads to. */
  reached: ReadonlySet<string>
  /** Places that no coach gets to, with a closed link, so that they are not taken for places in a street. */
  closed: Roads
}
/** Hangs the catalogue on the roads of a file: what is far from them by our own graph. */
function hangCatalogue(
  roads: Roads,
  own: RoadData,
  towns: readonly RoadPoint[],
  places: readonly RoadPoint[],
  gates: readonly RoadPoint[],
): HungCatalogue {
  const lineOf = lineFinder(roads)
  const kmToRoad = kmFinder(roadFinder(roads.links, lineOf))
  const near = [...towns, ...places, ...gates].filter((point) => kmToRoad(point) <= FAR_KM)
  const farPlaces = places.filter((point) => kmToRoad(point) > FAR_KM && kmToRoad(point) < Infinity)
  const farOthers = [...towns, ...gates].filter((point) => kmToRoad(point) > FAR_KM && kmToRoad(point) < Infinity)
  const nearTowns = towns.filter((point) => kmToRoad(point) <= FAR_KM)
  const network = networkFrom(own)
  const isBesideRoad = (point: RoadPoint) => kmToRoad(point) <= BESIDE_KM
  const access = farPlaces.map((point) => findOwnAccess(point, network, nearTowns, isBesideRoad))
  const [reachedPlaces, closedPlaces] = [
    farPlaces.filter((_, i) => access[i]!.links.length > 0),
    farPlaces.filter((_, i) => access[i]!.links.length === 0),
  ]
  const ends = access.flatMap((found) => found.ends)
  const hung = hangPoints(roads, distinct([...near, ...farOthers, ...ends].map(pointOf)), lineOf)
  const reached = [...near, ...farOthers, ...reachedPlaces].map(({ id }) => id)
  return {
    points: distinct([...hung.points, ...reachedPlaces.map(pointOf)]),
    links: [...hung.links, ...access.flatMap(({ links }): RoadLink[] => links)],
    kmToRoad,
    reached: new Set(reached),
    closed: {
      points: closedPlaces.map(pointOf),
      links: closedPlaces.flatMap((place) => closedLink(place, nearTowns)),
    },
  }
}

const nearestOf = <T extends Point>(at: Point, points: readonly T[]): T =>
  points.reduce((near, point) => (kmBetween(at, point) < kmBetween(at, near) ? point : near))
function closedLink(place: RoadPoint, towns: readonly RoadPoint[]): RoadLink[] {
  if (towns.length === 0) return []
  const town = nearestOf(place, towns)
  return [{ from: place.id, to: town.id, km: kmBetween(place, town), class: 'track', no_coach: true }]
}

/** Kilometres to the nearest road; Infinity where there is none within some 25 km. */
function kmFinder(find: ReturnType<typeof roadFinder>): (point: RoadPoint) => number {
  const known = new Map<string, number>()
  return (point) => {
    const km = known.get(point.id) ?? find(point)[0]?.km ?? Infinity
    known.set(point.id, km)
    return km
  }
}

const distinct = (points: readonly RoadPoint[]) => [...new Map(points.map((point) => [point.id, point])).values()]
/** Points of the catalogue keep their positions, by which they are found; those of the extract need fewer digits. */
const rounded = (point: RoadPoint): RoadPoint =>
  point.id.includes('-')
    ? point
    : { ...point, lat: Math.round(point.lat * 1e5) / 1e5, lon: Math.round(point.lon * 1e5) / 1e5 }

function remarkOn({ name, id }: RoadPoint, km: number, isReached: boolean): string[] {
  if (isReached && km <= OFF_ROAD_KM) return []
  if (km === Infinity) return [`${name} (${id}) lies more than 25 km from every road of the file`]
  const effect = isReached ? 'it is reached by our own graph' : 'our own graph leads no coach there either'
  return [`${name} (${id}) lies ${Math.round(km)} km from every road of the file; ${effect}`]
}
const remarkOnIsland = ({ km, at }: Island, towns: readonly RoadPoint[]) =>
  `An island of ${Math.round(km)} km of road near ${nearestOf(at, towns).name} hangs on nothing and is left out`
