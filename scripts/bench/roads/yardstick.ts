import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { kmBetween, type Point } from '#shared/domain/geo'
import { buildRoadGraph, type RoadLink, type RoadPoint } from '#shared/domain/roads/road-graph'
import { networkOf, type RoadNetwork } from '#shared/domain/roads/road-network'
import { readRoadData } from '../../catalogue/read-roads.ts'
import { withoutClosedRoads } from '../../roads/close-passes.ts'
import { lineFinder } from '../../roads/cut-graph.ts'
import { isInNeighbour } from '../../roads/neighbours.ts'
import { hangPoints } from '../../roads/hang-points.ts'

/** A coach's km/h on roads of OpenStreetMap by their `highway`: `planner.md`, "What every plan must pass". */
const KMH: Record<string, number> = { motorway: 95, trunk: 85, primary: 75, secondary: 62, tertiary: 45 }
const OTHER_KMH = 40

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
  for await (const { highway, points: line } of readLines(file)) {
    if (isInNeighbour(line[Math.floor(line.length / 2)]!)) continue
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
    links.push(link)
  }
  const own = readRoadData()
  const closed = own.links.filter(({ no_coach }) => no_coach)
  const ends = new Set(closed.flatMap(({ from, to }) => [from, to]))
  const open = withoutClosedRoads(
    { points: [...nodes.values()], links },
    closed,
    own.points.filter(({ id }) => ends.has(id)),
  )
  const hung = hangPoints(open, points, lineFinder(open), roughKm)
  // The class of the road stands in `road` here: the classes of our own graph do not tell OpenStreetMap's apart.
  const minutesOf = ({ km, road }: RoadLink) => (60 * km) / (KMH[road ?? ''] ?? OTHER_KMH)
  return { network: networkOf(buildRoadGraph(hung.points, hung.links, minutesOf)), kmToRoad: hung.kmToRoad }
}
