import { kmBetween } from '#shared/domain/geo'
import type { RoadLink, RoadPoint } from '#shared/domain/roads/road-graph'
import { readJunctions, readLinks } from '../catalogue/read-roads.ts'
import type { Roads } from './cut-graph.ts'
import { lineFinder } from './lines.ts'

/** A road of the extract whose middle is so near to a pass that the catalogue closes to coaches is that pass. */
const PASS_KM = 1.5
/** OpenStreetMap does not say what a coach cannot drive: the catalogue does. */
export function withoutClosedPasses(roads: Roads): Roads {
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
