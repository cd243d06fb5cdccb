import { buildRoadGraph, type RoadLink, type RoadPoint } from './road-graph.ts'
import { networkOf, type RoadNetwork } from './road-network.ts'

/** The name under which the graph that the project writes itself is stored. */
export const BUILT_IN_ROADS = 'built-in'

/** A road graph as it is written, stored and loaded. */
export interface RoadData {
  points: readonly RoadPoint[]
  links: readonly RoadLink[]
  /** Whom a map or route must name; absent for the graph that the project writes itself. */
  attribution?: string
}

/** The network of a graph, with the points that a link leads to. */
export function networkFrom({ points, links, attribution }: RoadData): RoadNetwork {
  const linked = new Set(links.flatMap(({ from, to }) => [from, to]))
  const network = networkOf(
    buildRoadGraph(
      points.filter(({ id }) => linked.has(id)),
      links,
    ),
  )
  return attribution === undefined ? network : { ...network, attribution }
}
