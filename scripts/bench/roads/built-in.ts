import type { RoadPoint } from '#shared/domain/roads/road-graph'
import { buildRoadGraph } from '#shared/domain/roads/road-graph'
import { networkOf, type RoadNetwork } from '#shared/domain/roads/road-network'
import { readAccessLinks, readCataloguePoints, readJunctions, readLinks } from '../../catalogue/read-roads.ts'

/** The graph that the project writes itself, with all its points that a link leads to. */
export function readBuiltIn(): { network: RoadNetwork; points: RoadPoint[]; unlinked: RoadPoint[] } {
  const { towns, settlements, places, stays } = readCataloguePoints()
  const all = [...towns, ...settlements, ...places, ...stays, ...readJunctions()]
  const known = new Set(all.map(({ id }) => id))
  const written = [...readLinks(), ...readAccessLinks()]
  const links = written.filter(({ from, to }) => known.has(from) && known.has(to))
  for (const { from, to } of written)
    if (!known.has(from) || !known.has(to)) console.error(`No such point: ${known.has(from) ? to : from}`)
  const linked = new Set(links.flatMap(({ from, to }) => [from, to]))
  const points = all.filter(({ id }) => linked.has(id))
  const unlinked = [...towns, ...places, ...stays].filter(({ id }) => !linked.has(id))
  return { network: networkOf(buildRoadGraph(points, links)), points, unlinked }
}
