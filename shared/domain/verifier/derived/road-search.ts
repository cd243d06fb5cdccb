import type { GateHours, RoadGraph, RoadLink } from '../../roads/road-graph.ts'
import type { RoadClass } from '../../roads/road-classes.ts'
import { greatCircleKm, type Spot, spotOf } from './distance.ts'

/** The fastest that a coach is by class of road, km/h: a little faster than the planner reckons. */
const FASTEST_KMH: Record<RoadClass, number> = {
  motorway: 95,
  trunk: 85,
  primary: 75,
  secondary: 62,
  tertiary: 45,
  street: 46,
  park: 41,
  track: 33,
  ferry: 20,
  cable_car: 20,
}
const GRAVEL_KMH = 48
/** What hills leave of it. */
const TERRAIN_FACTORS = { flat: 1, hilly: 0.98, mountain: 0.93 }
/** From a spot beside the graph to it, and between neighbours: the straight line at this speed. */
const BESIDE_KMH = 60
const NEIGHBOURS_KM = 1
const MOST_BESIDE = 3
/** Two spots with the same four decimals are the same. */
const SAME_KM = 0.015

/** Times are counted in tenths of a minute, so that reached points wait in one bucket for each. */
const TICKS = 10
const ticksOf = ({ km, minutes, class: road, surface, terrain }: RoadLink): number => {
  const kmh = surface === 'gravel' ? Math.min(GRAVEL_KMH, FASTEST_KMH[road]) : FASTEST_KMH[road]
  return Math.max(1, Math.floor(TICKS * (minutes ?? (60 * km) / (kmh * TERRAIN_FACTORS[terrain ?? 'flat']))))
}

interface Edge {
  to: number
  ticks: number
  km: number
}
interface RoadMap {
  spots: Spot[]
  /** The first point at each position. */
  byPosition: ReadonlyMap<string, number>
  gates: ({ park: string; hours: GateHours[] } | undefined)[]
  edges: Edge[][]
}
const positionOf = ({ latitude, longitude }: Spot) => `${latitude},${longitude}`
const maps = new WeakMap<RoadGraph, RoadMap>()
function mapOf(graph: RoadGraph): RoadMap {
  const known = maps.get(graph)
  if (known) return known
  const edges: Edge[][] = graph.points.map(() => [])
  for (const link of graph.links) {
    const [a, b] = [graph.indexOf.get(link.from), graph.indexOf.get(link.to)]
    if (a === undefined || b === undefined || link.no_coach || link.border) continue
    const ticks = ticksOf(link)
    edges[a]!.push({ to: b, ticks, km: link.km })
    edges[b]!.push({ to: a, ticks, km: link.km })
  }
  const spots = graph.points.map(spotOf)
  const byPosition = new Map(spots.map((spot, index): [string, number] => [positionOf(spot), index]).reverse())
  const map = { spots, byPosition, gates: graph.points.map(({ gate }) => gate), edges }
  maps.set(graph, map)
  return map
}

/** The points of the graph from which a spot is reached, with the ticks and km to them. */
function pointsBeside({ spots, byPosition }: RoadMap, spot: Spot): Edge[] {
  const there = byPosition.get(positionOf(spot))
  if (there !== undefined) return [{ to: there, ticks: 0, km: 0 }]
  const near: Edge[] = []
  for (const [to, other] of spots.entries()) {
    // Cheap: most points are degrees away.
    if (Math.abs(other.latitude - spot.latitude) > 1 || Math.abs(other.longitude - spot.longitude) > 1) continue
    const km = greatCircleKm(spot, other)
    near.push({ to, km, ticks: Math.floor((TICKS * 60 * km) / BESIDE_KMH) })
  }
  near.sort((a, b) => a.km - b.km)
  const [first] = near
  return first && first.km <= SAME_KM ? [{ ...first, ticks: 0, km: 0 }] : near.slice(0, MOST_BESIDE)
}

/** The fastest way of a coach between two spots. */
export interface FastestWay {
  minutes: number
  km: number
  /** Both ends are points of the graph, so that nothing is estimated. */
  isExact: boolean
  /** The gates on it, each with the share (0 to 1) of the way's time before it. */
  gates: { park: string; hours: GateHours[]; share: number }[]
}

const known = new WeakMap<RoadGraph, Map<string, FastestWay | null>>()
const MOST_KNOWN = 4000
/** The fastest way over the graph's links; null where no road for coaches leads. Packages of a trip ask for the same ways. */
export function findFastestWay(graph: RoadGraph, from: Spot, to: Spot): FastestWay | null {
  const ways = known.get(graph) ?? new Map<string, FastestWay | null>()
  known.set(graph, ways)
  const key = [from.latitude, from.longitude, to.latitude, to.longitude].join()
  const found = ways.get(key)
  if (found !== undefined) return found
  const way = searchFastestWay(mapOf(graph), from, to)
  if (ways.size >= MOST_KNOWN) ways.clear()
  ways.set(key, way)
  return way
}

function searchFastestWay(map: RoadMap, from: Spot, to: Spot): FastestWay | null {
  const [starts, ends] = [pointsBeside(map, from), pointsBeside(map, to)]
  const reached = spread(map, starts, new Set(ends.map((end) => end.to)))
  let best: { at: number; total: number } | null = null
  for (const { to: at, ticks } of ends) {
    const there = reached.ticks[at]!
    if (there !== NEVER && there + ticks < (best?.total ?? NEVER)) best = { at, total: there + ticks }
  }
  const straight = greatCircleKm(from, to)
  const onFoot = Math.floor((TICKS * 60 * straight) / BESIDE_KMH)
  if (straight <= NEIGHBOURS_KM && onFoot <= (best?.total ?? NEVER))
    return { minutes: onFoot / TICKS, km: straight, isExact: false, gates: [] }
  if (!best) return null
  const gates: FastestWay['gates'] = []
  for (let at = best.at; at !== NOTHING; at = reached.before[at]!) {
    const gate = map.gates[at]
    if (gate) gates.push({ ...gate, share: best.total > 0 ? reached.ticks[at]! / best.total : 0 })
  }
  const end = ends.find(({ to: at }) => at === best.at)!
  return {
    minutes: best.total / TICKS,
    km: reached.km[best.at]! + end.km,
    isExact: starts[0]?.km === 0 && end.km === 0,
    gates,
  }
}

const NEVER = 2 ** 31 - 1
const NOTHING = -1
/** Ticks and km to the points, by buckets of equal time, and the point before each; ends when all goals are reached. */
function spread({ edges }: RoadMap, starts: readonly Edge[], goals: Set<number>) {
  const ticks = new Int32Array(edges.length).fill(NEVER)
  const km = new Float64Array(edges.length)
  const before = new Int32Array(edges.length).fill(NOTHING)
  const buckets: number[][] = []
  let left = goals.size
  const reach = (point: number, at: number, length: number, last: number) => {
    if (at >= ticks[point]!) return
    ticks[point] = at
    km[point] = length
    before[point] = last
    const bucket = buckets[at]
    if (bucket) bucket.push(point)
    else buckets[at] = [point]
  }
  for (const { to, ticks: at, km: length } of starts) reach(to, at, length, NOTHING)
  for (let at = 0; at < buckets.length && left > 0; at++)
    for (const point of buckets[at] ?? []) {
      if (ticks[point] !== at) continue
      if (goals.has(point)) left--
      for (const edge of edges[point]!) reach(edge.to, at + edge.ticks, km[point]! + edge.km, point)
    }
  return { ticks, km, before }
}
