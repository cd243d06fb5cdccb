import { kmBetween, leastKmBetween, type Point } from '../geo.ts'
import { gridOf } from '../point-grid.ts'
import { NO_BRANCH, reachOf, searchTo, startSearch, UNREACHED, type WaySearch, type WayTree } from './shortest-ways.ts'
import type { Branch, RoadGraph, RoadLink, RoadPoint } from './road-graph.ts'

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
  /** From its beginning to the first of its links. */
  streets: Measure
}
/** The ways of a road graph between any two points of the map. */
export interface RoadNetwork {
  graph: RoadGraph
  /** Whom a map or route must name. */
  attribution?: string
  /** Null where no road leads. */
  findWay: (from: Point, to: Point) => Way | null
  /** The network on which this leg is reckoned, if not all legs are reckoned alike. */
  forLeg?: (from: Point, to: Point) => RoadNetwork
  /** Kilometres and minutes without the links: cheaper than the way. Infinity where no road leads. */
  measure: (from: Point, to: Point) => Measure
  /** The nearest town or service station within a short detour; null if there is none. */
  findHalt: (point: Point) => RoadPoint | null
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
/** What the searches that are kept may hold in all, and of one search what each point takes. */
const TREES_BYTES = 30_000_000
const BYTES_OF_POINT = 12
/** Positions that are kept besides those of the graph's points. */
const MOST_POSITIONS = 5000
/** Measures that are kept, some 100 bytes each: the searches of one plan ask for the same ones many times. */
const MOST_MEASURES = 100_000

/** Where a way is searched from: at a dead end the junction before it, so that all dead ends of a junction share a search. */
interface Anchor extends Measure {
  point: number
  index: number
  /** The link from the dead end to its junction. */
  access: Branch | null
}
function anchorAt(point: number, { branches, isTwoWay }: RoadGraph, { km, minutes }: Measure): Anchor {
  const [access, ...others] = branches[point]!
  const isDeadEnd = isTwoWay && access && others.length === 0 && branches[access.to]!.length > 1
  return isDeadEnd
    ? { point, index: access.to, access, km, minutes }
    : { point, index: point, access: null, km, minutes }
}
/** A way between two points of the graph, with the streets from the anchors to its ends. */
interface Found extends Measure {
  tree: WayTree
  first: Anchor
  last: Anchor
}
/** How far a coach leaves its road for a rest. */
const HALT_KM = 5
const NOWHERE: Measure = { km: Infinity, minutes: Infinity }

const keyOf = ({ lat, lon }: Point) => `${lat},${lon}`

/** Returns what was made for a key, and makes it if it is not there; forgets what was made first. */
function keeper<Key, Value>(most: number, make: (key: Key) => Value) {
  const kept = new Map<Key, Value>()
  const read = (key: Key): Value => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const value = make(key)
    kept.set(key, value)
    if (kept.size > most) kept.delete(kept.keys().next().value!)
    return value
  }
  return { known: (key: Key) => kept.get(key), read }
}

export function networkOf(graph: RoadGraph): RoadNetwork {
  const grid = gridOf(graph.points)
  const halts = gridOf(graph.points.filter(({ halt }) => halt))
  const haltBy = new WeakMap<Point, { halt: RoadPoint | null }>()
  const atPosition = new Map(graph.points.map((point, index): [string, number] => [keyOf(point), index]).reverse())
  const mostSearches = Math.floor(TREES_BYTES / (BYTES_OF_POINT * Math.max(1, graph.points.length)))
  const searches = keeper(mostSearches, (index: number) => startSearch(graph, index))
  const anchorsAt = keeper(MOST_POSITIONS, (position: string): Anchor[] => {
    const index = atPosition.get(position)
    if (index !== undefined) return [anchorAt(index, graph, { km: 0, minutes: 0 })]
    const [lat, lon] = position.split(',').map(Number)
    const point = { lat: lat!, lon: lon! }
    const around = REACHES_KM.map((km) => grid.near(point, km)).find((points) => points.length > 0) ?? []
    return around
      .toSorted((a, b) => kmBetween(point, a) - kmBetween(point, b))
      .slice(0, MOST_ANCHORS)
      .map((near) => anchorAt(graph.indexOf.get(near.id)!, graph, streets(point, near)))
  })
  const anchorsByObject = new WeakMap<Point, Anchor[]>()
  const anchorsOf = (point: Point): Anchor[] => {
    const known = anchorsByObject.get(point)
    if (known) return known
    const found = anchorsAt.read(keyOf(point))
    anchorsByObject.set(point, found)
    return found
  }
  /** Without one-way links a search from either end finds the same way, so the one that has gone farther is used. */
  const searchBetween = (first: Anchor, last: Anchor): WaySearch => {
    const begun = searches.known(first.index)
    if (!graph.isTwoWay) return begun ?? searches.read(first.index)
    const other = searches.known(last.index)
    if (other && (!begun || reachOf(other) > reachOf(begun))) return other
    return begun ?? searches.read(first.index)
  }
  const find = (from: Point, to: Point): Found | null => {
    let best: Found | null = null
    for (const first of anchorsOf(from))
      for (const last of anchorsOf(to)) {
        const tree = searchBetween(first, last)
        const end = tree.from === first.index ? last.index : first.index
        searchTo(graph, tree, end)
        if (tree.times[end] === UNREACHED) continue
        const begun = first.point === last.point ? null : first.access
        const ended = first.point === last.point ? null : last.access
        const time = tree.times[end]! + (begun?.time ?? 0) + (ended?.time ?? 0)
        const minutes = first.minutes + time / 100 + last.minutes
        if (minutes >= (best?.minutes ?? Infinity)) continue
        const length = tree.lengths[end]! + (begun?.length ?? 0) + (ended?.length ?? 0)
        best = { km: first.km + length / 100 + last.km, minutes, tree, first, last }
      }
    return best
  }
  /** Neighbours may walk or drive round the block instead. */
  const nearer = (from: Point, to: Point, found: Found | null): Measure => {
    if (leastKmBetween(from, to) > NEIGHBOURS_KM || kmBetween(from, to) > NEIGHBOURS_KM) return found ?? NOWHERE
    const direct = streets(from, to)
    return direct.minutes < (found?.minutes ?? Infinity) ? direct : found!
  }
  const nearestHalt = (point: Point): RoadPoint | null =>
    halts
      .near(point, HALT_KM)
      .reduce<RoadPoint | null>(
        (best, halt) => (!best || kmBetween(point, halt) < kmBetween(point, best) ? halt : best),
        null,
      )
  let measures = new Map<Point, Map<Point, Measure>>()
  let kept = 0
  const keep = (from: Point, to: Point, measure: Measure): Measure => {
    if (kept++ >= MOST_MEASURES) [measures, kept] = [new Map(), 1]
    const fromHere = measures.get(from)
    if (fromHere) fromHere.set(to, measure)
    else measures.set(from, new Map([[to, measure]]))
    return measure
  }
  return {
    graph,
    findHalt: (point) => {
      const known = haltBy.get(point) ?? { halt: nearestHalt(point) }
      haltBy.set(point, known)
      return known.halt
    },
    measure: (from, to) => {
      const known = measures.get(from)?.get(to)
      if (known) return known
      const { km, minutes } = nearer(from, to, find(from, to))
      return keep(from, to, { km, minutes })
    },
    findWay: (from, to) => {
      const found = find(from, to)
      const best = nearer(from, to, found)
      if (best.minutes === Infinity) return null
      const { km, minutes } = best
      if (!found || best !== found) return { km, minutes, from, to, links: [], streets: best }
      return { km, minutes, from, to, links: linksOf(graph, found), streets: found.first }
    },
  }
}

const drivenLinks = new WeakMap<Branch, { onward: DrivenLink; back: DrivenLink }>()
/** A branch as it is driven onward and back; made once, because many ways lead over it. */
function drivenOn(branch: Branch, { points }: RoadGraph): { onward: DrivenLink; back: DrivenLink } {
  const known = drivenLinks.get(branch)
  if (known) return known
  const { link, time } = branch
  const [from, to] = [points[branch.from]!, points[branch.to]!]
  const both = {
    onward: { link, minutes: time / 100, begins: from, ends: to },
    back: { link, minutes: time / 100, begins: to, ends: from },
  }
  drivenLinks.set(branch, both)
  return both
}

/** The links of a way in the order in which they are driven. A way that was searched from its end is turned round. */
function linksOf(graph: RoadGraph, { tree, first, last }: Found): DrivenLink[] {
  if (first.point === last.point) return []
  const isForward = tree.from === first.index
  const links: DrivenLink[] = []
  let at = isForward ? last.index : first.index
  for (let id = tree.lastBranch[at]!; id !== NO_BRANCH; id = tree.lastBranch[at]!) {
    const branch = graph.allBranches[id]!
    const { onward, back } = drivenOn(branch, graph)
    links.push(isForward ? onward : back)
    at = branch.from
  }
  if (isForward) links.reverse()
  if (first.access) links.unshift(drivenOn(first.access, graph).onward)
  if (last.access) links.push(drivenOn(last.access, graph).back)
  return links
}
