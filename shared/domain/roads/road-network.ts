import { kmBetween, leastKmBetween, type Point } from '../geo.ts'
import { gridOf } from '../point-grid.ts'
import { branchesOf, climbFrom, crossingOf } from './hierarchy-ways.ts'
import type { Branch, RoadGraph, RoadLink, RoadPoint } from './road-graph.ts'
import { buildHierarchy, lengthOf, type RoadHierarchy, timeOf } from './road-hierarchy.ts'

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
/** Climbs that are kept, some 3 kB each: many plans begin and end at the same points. */
const MOST_CLIMBS = 6000
/** Positions that are kept besides those of the graph's points. */
const MOST_POSITIONS = 5000
/** Measures that are kept, some 100 bytes each: the searches of one plan ask for the same ones many times. */
const MOST_MEASURES = 100_000

/** A point of the graph at which a way begins or ends, with the streets to it. */
interface Anchor extends Measure {
  point: number
}
/** A way between two points of the graph, with the streets from the anchors to its ends. */
interface Found extends Measure {
  first: Anchor
  last: Anchor
  top: number
}
/** How far a coach leaves its road for a rest. */
const HALT_KM = 5
const NOWHERE: Measure = { km: Infinity, minutes: Infinity }

const keyOf = ({ lat, lon }: Point) => `${lat},${lon}`

/** Returns what was made for a key, and makes it if it is not there; forgets what was made first. */
function keeper<Key, Value>(most: number, make: (key: Key) => Value): (key: Key) => Value {
  const kept = new Map<Key, Value>()
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const value = make(key)
    kept.set(key, value)
    if (kept.size > most) kept.delete(kept.keys().next().value!)
    return value
  }
}

export function networkOf(graph: RoadGraph): RoadNetwork {
  const grid = gridOf(graph.points)
  const halts = gridOf(graph.points.filter(({ halt }) => halt))
  const haltBy = new WeakMap<Point, { halt: RoadPoint | null }>()
  const atPosition = new Map(graph.points.map((point, index): [string, number] => [keyOf(point), index]).reverse())
  let built: RoadHierarchy | undefined
  const hierarchy = () => (built ??= buildHierarchy(graph))
  const leaving = keeper(MOST_CLIMBS, (point: number) => climbFrom(hierarchy(), point, 'leaving'))
  const arriving = graph.isTwoWay
    ? leaving
    : keeper(MOST_CLIMBS, (point: number) => climbFrom(hierarchy(), point, 'arriving'))
  const anchorsAt = keeper(MOST_POSITIONS, (position: string): Anchor[] => {
    const index = atPosition.get(position)
    if (index !== undefined) return [{ point: index, km: 0, minutes: 0 }]
    const [lat, lon] = position.split(',').map(Number)
    const point = { lat: lat!, lon: lon! }
    const around = REACHES_KM.map((km) => grid.near(point, km)).find((points) => points.length > 0) ?? []
    return around
      .toSorted((a, b) => kmBetween(point, a) - kmBetween(point, b))
      .slice(0, MOST_ANCHORS)
      .map((near) => ({ point: graph.indexOf.get(near.id)!, ...streets(point, near) }))
  })
  const anchorsByObject = new WeakMap<Point, Anchor[]>()
  const anchorsOf = (point: Point): Anchor[] => {
    const known = anchorsByObject.get(point)
    if (known) return known
    const found = anchorsAt(keyOf(point))
    anchorsByObject.set(point, found)
    return found
  }
  const find = (from: Point, to: Point): Found | null => {
    let best: Found | null = null
    for (const first of anchorsOf(from))
      for (const last of anchorsOf(to)) {
        const { cost, top } = crossingOf(hierarchy(), leaving(first.point), arriving(last.point))
        const minutes = first.minutes + timeOf(cost) / 100 + last.minutes
        if (cost === Infinity || minutes >= (best?.minutes ?? Infinity)) continue
        best = { km: first.km + lengthOf(cost) / 100 + last.km, minutes, first, last, top }
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
  // Made once, because many ways lead over each.
  const driven = graph.allBranches.map((branch) => drivenOn(branch, graph))
  const linksOf = ({ first, last, top }: Found): DrivenLink[] =>
    branchesOf(hierarchy(), leaving(first.point), arriving(last.point), top).map((id) => driven[id]!)
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
      return { km, minutes, from, to, links: linksOf(found), streets: found.first }
    },
  }
}

/** A branch as it is driven. */
const drivenOn = ({ link, time, from, to }: Branch, { points }: RoadGraph): DrivenLink => ({
  link,
  minutes: time / 100,
  begins: points[from]!,
  ends: points[to]!,
})
