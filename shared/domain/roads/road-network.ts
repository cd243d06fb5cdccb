import { kmBetween, type Point } from '../geo.ts'
import { gridOf } from '../point-grid.ts'
import { findShortestWays, type WayTree } from './shortest-ways.ts'
import type { RoadGraph, RoadLink, RoadPoint } from './road-graph.ts'

/** A link as it is driven on a way, from one of its ends to the other. */
export interface DrivenLink {
  link: RoadLink
  minutes: number
  begins: RoadPoint
  ends: RoadPoint
}
/** The shortest way by time from one point to another. */
export interface Way {
  km: number
  minutes: number
  from: Point
  to: Point
  links: readonly DrivenLink[]
}
/** The ways of a road graph between any two points of the map. */
export interface RoadNetwork {
  graph: RoadGraph
  /** Whom a map or route must name. */
  attribution?: string
  /** Null where no road leads. */
  findWay: (from: Point, to: Point) => Way | null
  /** Kilometres and minutes without the links: cheaper than the way. Infinity where no road leads. */
  measure: (from: Point, to: Point) => Measure
}
export interface Measure {
  km: number
  minutes: number
}

/** Streets that the graph does not have: from a point that is not in it, and between neighbours. */
const STREETS = { factor: 1.4, kmh: 30 }
const NEIGHBOURS_KM = 1
const streets = (a: Point, b: Point): Measure => {
  const km = STREETS.factor * kmBetween(a, b)
  return { km, minutes: (60 * km) / STREETS.kmh }
}
/** A point that is not in the graph hangs on so many points around it, found within growing distances. */
const MOST_ANCHORS = 3
const REACHES_KM = [5, 20, 80]
/** The searches that are kept: the starts that were asked for last. */
const MOST_TREES = 400

interface Anchor extends Measure {
  index: number
}
interface Found extends Measure {
  tree: WayTree
  first: Anchor
  last: Anchor
}

const keyOf = ({ lat, lon }: Point) => `${lat},${lon}`

export function networkOf(graph: RoadGraph): RoadNetwork {
  const grid = gridOf(graph.points)
  const atPosition = new Map(graph.points.map((point, index) => [keyOf(point), index]).reverse() as [string, number][])
  const trees = new Map<number, WayTree>()
  const anchors = new Map<string, Anchor[]>()

  const treeFrom = (index: number): WayTree => {
    const tree = trees.get(index) ?? findShortestWays(graph, index)
    trees.delete(index)
    trees.set(index, tree)
    if (trees.size > MOST_TREES) trees.delete(trees.keys().next().value!)
    return tree
  }
  const findAnchors = (point: Point): Anchor[] => {
    const index = atPosition.get(keyOf(point))
    if (index !== undefined) return [{ index, km: 0, minutes: 0 }]
    const around = REACHES_KM.map((km) => grid.near(point, km)).find((points) => points.length > 0) ?? []
    return around
      .toSorted((a, b) => kmBetween(point, a) - kmBetween(point, b))
      .slice(0, MOST_ANCHORS)
      .map((near) => ({ index: graph.indexOf.get(near.id)!, ...streets(point, near) }))
  }
  const anchorsOf = (point: Point): Anchor[] => {
    const key = keyOf(point)
    const known = anchors.get(key) ?? findAnchors(point)
    anchors.set(key, known)
    return known
  }
  /** The best pair of anchors. The search starts at the end that has been searched from before. */
  const find = (from: Point, to: Point): Found | null => {
    let best: Found | null = null
    for (const first of anchorsOf(from))
      for (const last of anchorsOf(to)) {
        const tree = treeFrom(trees.has(last.index) && !trees.has(first.index) ? last.index : first.index)
        const end = tree.from === first.index ? last.index : first.index
        const minutes = first.minutes + tree.minutes[end]! + last.minutes
        const km = first.km + tree.km[end]! + last.km
        if (minutes < (best?.minutes ?? Infinity)) best = { km, minutes, tree, first, last }
      }
    return best
  }
  const measure = (from: Point, to: Point): Measure => {
    const found = find(from, to) ?? { km: Infinity, minutes: Infinity }
    if (kmBetween(from, to) > NEIGHBOURS_KM) return found
    const onFoot = streets(from, to)
    return onFoot.minutes < found.minutes ? onFoot : found
  }
  const findWay = (from: Point, to: Point): Way | null => {
    const found = find(from, to)
    const { km, minutes } = measure(from, to)
    if (minutes === Infinity) return null
    const links = found && found.minutes === minutes ? linksOf(graph, found) : []
    return { km, minutes, from, to, links }
  }
  return { graph, findWay, measure }
}

/** The links of a way in the order in which they are driven. A way that was searched from its end is turned round. */
function linksOf({ points }: RoadGraph, { tree, first, last }: Found): DrivenLink[] {
  const isForward = tree.from === first.index
  const links: DrivenLink[] = []
  let at = isForward ? last.index : first.index
  for (let branch = tree.lastBranch[at]; branch; branch = tree.lastBranch[at]) {
    const { link, minutes, from } = branch
    const [begins, ends] = isForward ? [from, at] : [at, from]
    links.push({ link, minutes, begins: points[begins]!, ends: points[ends]! })
    at = from
  }
  return isForward ? links.reverse() : links
}
