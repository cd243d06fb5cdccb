import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { isWithin, kmBetween, type Point } from '#shared/domain/geo'
import { buildRoadGraph, type RoadLink, type RoadPoint } from '#shared/domain/roads/road-graph'
import { networkOf, type RoadNetwork } from '#shared/domain/roads/road-network'
import { withoutClosedPasses } from '../../roads/closed-passes.ts'
import { hangPoints } from '../../roads/hang-points.ts'

/** A coach's km/h on roads of OpenStreetMap by their `highway`: `planner.md`, "What every plan must pass". */
const KMH: Record<string, number> = { motorway: 95, trunk: 85, primary: 75, secondary: 62, tertiary: 45 }
const OTHER_KMH = 40

const outline = (...points: [number, number][]): Point[] => points.map(([lat, lon]) => ({ lat, lon }))
/** Lesotho and Eswatini, drawn roughly inside their frontiers: trips do not cross them, so the yardstick may not. */
const NEIGHBOURS = [
  outline(
    [-28.62, 28.6],
    [-28.8, 28.85],
    [-29.05, 29.2],
    [-29.35, 29.35],
    [-29.6, 29.2],
    [-29.9, 29.05],
    [-30.05, 28.75],
  ).concat(
    outline(
      [-30.15, 28.4],
      [-30.45, 28.2],
      [-30.6, 28.05],
      [-30.5, 27.8],
      [-30.38, 27.6],
      [-30.2, 27.42],
      [-29.9, 27.25],
    ),
    outline(
      [-29.65, 27.1],
      [-29.5, 27.3],
      [-29.33, 27.52],
      [-29.1, 27.7],
      [-28.93, 27.9],
      [-28.85, 28],
      [-28.75, 28.25],
      [-28.65, 28.45],
    ),
  ),
  outline(
    [-25.75, 31.4],
    [-25.95, 31.9],
    [-26.3, 32.05],
    [-26.8, 32.08],
    [-27.25, 31.98],
    [-27.28, 31.5],
    [-27.15, 31.2],
  ).concat(outline([-27, 30.9], [-26.7, 30.85], [-26.35, 30.85], [-26.05, 31.1])),
]
const isAbroad = (line: readonly Point[]) =>
  NEIGHBOURS.some((country) => isWithin(line[Math.floor(line.length / 2)]!, country))

/** A road of the extract with its bends. */
interface Line {
  highway: string
  points: Point[]
}
async function* readLines(file: string): AsyncGenerator<Line> {
  for await (const text of createInterface({ input: createReadStream(file) })) {
    if (text.trim() === '') continue
    const { properties, geometry } = JSON.parse(text) as {
      properties: { highway: string }
      geometry: { coordinates: [number, number][] }
    }
    yield { highway: properties.highway, points: geometry.coordinates.map(([lon, lat]) => ({ lat, lon })) }
  }
}
const idOf = ({ lat, lon }: Point) => `${lat.toFixed(4)},${lon.toFixed(4)}`
const lengthOf = (points: readonly Point[]) =>
  points.slice(1).reduce((sum, point, i) => sum + kmBetween(points[i]!, point), 0)

export interface Yardstick {
  network: RoadNetwork
  /** By id of a point: km of the straight line to the nearest road; absent where there is none within 25 km. */
  kmToRoad: ReadonlyMap<string, number>
}
/** Real roads, with the points of the catalogue hung on the nearest of them; made once for a run. */
export async function readYardstick(
  file: string,
  points: readonly RoadPoint[],
  roughKm?: (point: RoadPoint) => number,
): Promise<Yardstick> {
  const nodes = new Map<string, RoadPoint>()
  const links: RoadLink[] = []
  const speeds = new Map<RoadLink, string>()
  for await (const { highway, points: line } of readLines(file)) {
    if (isAbroad(line)) continue
    const ends = [line[0]!, line.at(-1)!].map((end) => {
      const id = idOf(end)
      if (!nodes.has(id)) nodes.set(id, { id, name: '', ...end })
      return id
    })
    const link: RoadLink = {
      from: ends[0]!,
      to: ends[1]!,
      km: lengthOf(line),
      class: 'primary',
      road: highway,
      via: line.slice(1, -1).map(({ lat, lon }): [number, number] => [lat, lon]),
    }
    speeds.set(link, highway)
    links.push(link)
  }
  const lineOf = ({ from, to, via = [] }: RoadLink): Point[] => [
    nodes.get(from)!,
    ...via.map(([lat, lon]) => ({ lat, lon })),
    nodes.get(to)!,
  ]
  const lines = new Map(links.map((link) => [link, lineOf(link)]))
  const open = withoutClosedPasses({ points: [...nodes.values()], links })
  const hung = hangPoints(open, points, (link) => lines.get(link)!, roughKm)
  // The class of the road stands in `road` here: the classes of our own graph do not tell OpenStreetMap's apart.
  const minutesOf = ({ km, road }: RoadLink) => (60 * km) / (KMH[road ?? ''] ?? OTHER_KMH)
  return { network: networkOf(buildRoadGraph(hung.points, hung.links, minutesOf)), kmToRoad: hung.kmToRoad }
}
