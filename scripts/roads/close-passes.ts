import { buildRoadGraph, type RoadGraph, type RoadLink, type RoadPoint } from '#shared/domain/roads/road-graph'
import { findShortestWays, NO_BRANCH, UNREACHED, type WayTree } from '#shared/domain/roads/shortest-ways'
import { lineFinder, type Roads } from './cut-graph.ts'
import { hangPoints } from './hang-points.ts'

/** Both ends of a road of our own graph are beside roads of the file if these are so near. */
const NEAR_KM = 2
/** A way of the file is the road of our own graph if its length differs by no more than this. */
const SAME_LENGTH = { share: 0.15, km: 2 }
/** The part of a way that is closed: its ends lie in towns and on other roads. */
const MIDDLE = { from: 0.2, to: 0.8 }

/**
 * The roads without those that our own graph closes to coaches: OpenStreetMap does not say what a coach cannot drive. A
 * closed road is the shortest way of the file between its ends, if that is as long.
 */
export function withoutClosedRoads(roads: Roads, closed: readonly RoadLink[], ends: readonly RoadPoint[]): Roads {
  const isEnd = new Set(ends.map(({ id }) => id))
  const hung = hangPoints(
    roads,
    ends.map(({ id, lat, lon }) => ({ id, name: '', lat, lon })),
    lineFinder(roads),
  )
  const graph = buildRoadGraph(hung.points, hung.links, ({ km }) => km)
  const isNear = (id: string) => (hung.kmToRoad.get(id) ?? Infinity) <= NEAR_KM
  const shut = new Set<RoadLink>()
  for (const { from, to, km } of closed) {
    if (!isNear(from) || !isNear(to)) continue
    const tree = findShortestWays(graph, graph.indexOf.get(from)!)
    const goal = graph.indexOf.get(to)!
    const found = tree.lengths[goal]!
    if (found === UNREACHED || Math.abs(found / 100 - km) > SAME_LENGTH.share * km + SAME_LENGTH.km) continue
    for (const link of middleOf(graph, tree, goal)) shut.add(link)
  }
  return {
    points: hung.points.filter(({ id }) => !isEnd.has(id)),
    links: hung.links.filter((link) => !shut.has(link) && !isEnd.has(link.from)),
  }
}

/** The links whose middle lies in the middle part of the way to a point. */
function middleOf({ allBranches }: RoadGraph, { lengths, lastBranch }: WayTree, goal: number): RoadLink[] {
  const links: RoadLink[] = []
  for (let id = lastBranch[goal]!; id !== NO_BRANCH; ) {
    const { from, length, link } = allBranches[id]!
    const share = (lengths[from]! + length / 2) / lengths[goal]!
    if (share >= MIDDLE.from && share <= MIDDLE.to) links.push(link)
    id = lastBranch[from]!
  }
  return links
}
