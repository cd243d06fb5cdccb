import { kmBetween, type Point } from '#shared/domain/geo'
import { buildRoadGraph, type RoadLink, type RoadPoint } from '#shared/domain/roads/road-graph'
import { findShortestWays, NO_BRANCH, UNREACHED } from '#shared/domain/roads/shortest-ways'
import { simplifyLine } from '#shared/domain/roads/way-shape'

export interface Roads {
  points: readonly RoadPoint[]
  links: readonly RoadLink[]
}

/** Finds the bends of a link with its ends. */
export function lineFinder({ points, links }: Roads): (link: RoadLink) => readonly Point[] {
  const byId = new Map(points.map((point) => [point.id, point]))
  const lines = new Map(
    links.map((link): [RoadLink, Point[]] => [
      link,
      [byId.get(link.from)!, ...(link.via ?? []).map(([lat, lon]) => ({ lat, lon })), byId.get(link.to)!],
    ]),
  )
  return (link) => lines.get(link)!
}

/** The groups of points that hang together, the largest first. */
function findIslands({ points, links }: Roads): string[][] {
  const neighbours = new Map<string, string[]>(points.map(({ id }) => [id, []]))
  for (const { from, to } of links) {
    neighbours.get(from)!.push(to)
    neighbours.get(to)!.push(from)
  }
  const seen = new Set<string>()
  const islands: string[][] = []
  for (const { id } of points) {
    if (seen.has(id)) continue
    const island = [id]
    seen.add(id)
    for (const at of island)
      for (const next of neighbours.get(at)!)
        if (!seen.has(next)) {
          seen.add(next)
          island.push(next)
        }
    islands.push(island)
  }
  return islands.toSorted((a, b) => b.length - a.length)
}
/** An island of the graph: a point of it and the length of its roads. */
export interface Island {
  km: number
  at: Point
}
/**
 * The roads on which a coach gets from each point to every other one, and the islands that hang together with none of
 * them. Also left out are ends that one-way roads only lead to, or only away from.
 */
export function keepMainland(roads: Roads): { roads: Roads; islands: Island[] } {
  const [mainland = [], ...others] = findIslands(roads)
  const islandOf = new Map(others.flatMap((island, i) => island.map((id): [string, number] => [id, i])))
  const km = others.map(() => 0)
  for (const { from, km: length } of roads.links) {
    const island = islandOf.get(from)
    if (island !== undefined) km[island]! += length
  }
  const position = new Map(roads.points.map((point) => [point.id, point]))
  const kept = findTwoWayReach(roads.links, mainland)
  return {
    roads: {
      points: roads.points.filter(({ id }) => kept.has(id)),
      links: roads.links.filter(({ from, to }) => kept.has(from) && kept.has(to)),
    },
    islands: others.map(([first], i) => ({ km: km[i]!, at: position.get(first!)! })),
  }
}

/** Points from which the search begins until it has found most of the island. */
const BEGINNINGS = 20
/** The largest found set of points of an island that can each be reached from each other. */
function findTwoWayReach(links: readonly RoadLink[], island: readonly string[]): ReadonlySet<string> {
  const ways = { onward: new Map<string, string[]>(), back: new Map<string, string[]>() }
  const add = (map: Map<string, string[]>, from: string, to: string) => {
    const known = map.get(from)
    if (known) known.push(to)
    else map.set(from, [to])
  }
  for (const { from, to, oneway } of links) {
    add(ways.onward, from, to)
    add(ways.back, to, from)
    if (oneway) continue
    add(ways.onward, to, from)
    add(ways.back, from, to)
  }
  let best: ReadonlySet<string> = new Set()
  for (let i = 0; i < BEGINNINGS && 2 * best.size < island.length; i++) {
    const start = island[Math.floor((i * island.length) / BEGINNINGS)]
    if (start === undefined || best.has(start)) continue
    const returning = reachFrom(start, ways.back)
    const found = new Set([...reachFrom(start, ways.onward)].filter((id) => returning.has(id)))
    if (found.size > best.size) best = found
  }
  return best
}
function reachFrom(start: string, next: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set([start])
  for (const at of reached) for (const id of next.get(at) ?? []) reached.add(id)
  return reached
}

/** Ways farther than this are put together from kept roads. */
const MOST_KM = 450
/** The roads on the shortest ways from each of the starts to every target around it. */
export function keepRoadsBetween(roads: Roads, starts: readonly string[], targets: readonly string[]): Roads {
  const graph = buildRoadGraph(roads.points, roads.links)
  const goals = targets.map((id) => graph.indexOf.get(id)!)
  const used = new Set<RoadLink>()
  for (const id of starts) {
    const from = graph.indexOf.get(id)!
    const tree = findShortestWays(graph, from)
    const done = new Set<number>()
    for (const goal of goals) {
      if (tree.times[goal] === UNREACHED || kmBetween(graph.points[from]!, graph.points[goal]!) > MOST_KM) continue
      for (let at = goal; !done.has(at); ) {
        done.add(at)
        const id = tree.lastBranch[at]!
        if (id === NO_BRANCH) break
        const { link, from: before } = graph.allBranches[id]!
        used.add(link)
        at = before
      }
    }
  }
  const links = roads.links.filter((link) => used.has(link))
  const ends = new Set(links.flatMap(({ from, to }) => [from, to]))
  return { points: roads.points.filter(({ id }) => ends.has(id)), links }
}

const isAlike = (a: RoadLink, b: RoadLink) =>
  a.class === b.class && a.surface === b.surface && a.oneway === b.oneway && !a.minutes && !b.minutes
/** Bends that leave the line by less than this are not kept. */
const BEND_KM = 0.08

/**
 * Joins the links on both sides of a point at which nothing else meets, and drops bends that cannot be seen. The number
 * of the longer one stays.
 */
export function joinLinks({ points, links }: Roads, isKept: (point: RoadPoint) => boolean): Roads {
  const byId = new Map(points.map((point) => [point.id, point]))
  const at = new Map<string, Set<RoadLink>>(points.map(({ id }) => [id, new Set()]))
  const all = new Set<RoadLink>()
  const add = (link: RoadLink) => {
    all.add(link)
    at.get(link.from)!.add(link)
    at.get(link.to)!.add(link)
  }
  const remove = (link: RoadLink) => {
    all.delete(link)
    at.get(link.from)!.delete(link)
    at.get(link.to)!.delete(link)
  }
  for (const link of links) add(link)
  for (const point of points) {
    const [one, other, ...more] = at.get(point.id)!
    if (!one || !other || more.length > 0 || isKept(point) || !isAlike(one, other)) continue
    const joined = joinedAt(point, one, other)
    if (!joined || joined.from === joined.to) continue
    remove(one)
    remove(other)
    at.delete(point.id)
    add(joined)
  }
  return {
    points: points.filter(({ id }) => at.has(id)),
    links: [...all].map((link) => simplified(link, byId.get(link.from)!, byId.get(link.to)!)),
  }
}

const turned = (link: RoadLink): RoadLink => ({
  ...link,
  from: link.to,
  to: link.from,
  ...(link.via ? { via: link.via.toReversed() } : {}),
})
/** Both links as one; null if they are one-way against each other. */
function joinedAt({ id, lat, lon }: RoadPoint, one: RoadLink, other: RoadLink): RoadLink | null {
  if (one.oneway) {
    const [first, second] = one.to === id ? [one, other] : [other, one]
    if (first.to !== id || second.from !== id) return null
    return merged(first, second)
  }
  return merged(one.to === id ? one : turned(one), other.from === id ? other : turned(other))

  function merged(first: RoadLink, second: RoadLink): RoadLink {
    const via: [number, number][] = [...(first.via ?? []), [lat, lon], ...(second.via ?? [])]
    const longer = first.km >= second.km ? first : second
    return { ...longer, from: first.from, to: second.to, km: first.km + second.km, via }
  }
}
const round4 = (degrees: number) => Math.round(degrees * 1e4) / 1e4
function simplified(link: RoadLink, from: Point, to: Point): RoadLink {
  const bends = (link.via ?? []).map(([lat, lon]) => ({ lat, lon }))
  const line = simplifyLine([from, ...bends, to], BEND_KM).slice(1, -1)
  const { via: _, ...rest } = link
  return {
    ...rest,
    km: Math.round(link.km * 1000) / 1000,
    ...(line.length > 0 ? { via: line.map(({ lat, lon }): [number, number] => [round4(lat), round4(lon)]) } : {}),
  }
}
