import type { GateHours, RoadGraph, RoadLink } from '../../roads/road-graph.ts'
import { greatCircleKm, type Spot } from './distance.ts'
import { type Access, joinSpot, type Joined, MOST_ACCESS_TICKS } from './join-spot.ts'
import { mapOf, type RoadMap, streetKm, streetTicks, TICKS } from './road-map.ts'

const NEIGHBOURS_KM = 1

/** A point of the graph on a way, with the minutes and km before it. */
export interface Passed {
  spot: Spot
  minutes: number
  km: number
}
/** The fastest way of a coach between two spots. */
export interface FastestWay {
  minutes: number
  km: number
  /** Both ends are on the graph, so that nothing is estimated. */
  isExact: boolean
  /** The points of the graph that it passes, in order, and the links between them. */
  passed: Passed[]
  links: RoadLink[]
  /** On the map, from its beginning to its end. */
  line: Spot[]
  /** The gates on it, each with the share (0 to 1) of the way's time before it. */
  gates: { park: string; hours: GateHours[]; share: number }[]
}
const withoutPoints = (ticks: number, km: number, isExact: boolean, links: RoadLink[], line: Spot[]): FastestWay => ({
  minutes: ticks / TICKS,
  km,
  isExact,
  passed: [],
  links,
  line,
  gates: [],
})

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
  const [start, end] = [joinSpot(map, from), joinSpot(map, to)]
  const reached = search(map, start.leaving, new Set(end.arriving.map(({ point }) => point)))
  let best: { last: Access; total: number } | null = null
  for (const last of end.arriving) {
    const there = reached.ticks[last.point]!
    if (there !== NEVER && there + last.ticks < (best?.total ?? NEVER)) best = { last, total: there + last.ticks }
  }
  const isExact = start.isExact && end.isExact
  const direct = directWays(from, to, start, end).toSorted((a, b) => a.minutes - b.minutes)[0]
  if (direct && TICKS * direct.minutes <= (best?.total ?? NEVER)) return direct
  return best && wayTo(map, reached, best, isExact)
}

/** Ways that pass no point of the graph: along a link that both spots lie on, or through streets between neighbours. */
function directWays(from: Spot, to: Spot, start: Joined, end: Joined): FastestWay[] {
  const straight = greatCircleKm(from, to)
  const streets =
    straight <= NEIGHBOURS_KM ? [withoutPoints(streetTicks(straight), streetKm(straight), false, [], [from, to])] : []
  const onLink = start.on.flatMap(({ stretch, share }) => {
    const { link, ticks } = stretch
    const other = end.on.find((one) => one.stretch === stretch)
    if (!other || (link.oneway && other.share < share)) return []
    const part = Math.abs(other.share - share)
    return [withoutPoints(part * ticks, part * link.km, true, [link], [from, to])]
  })
  return [...streets, ...onLink]
}

/** The way that the search found to the last point, and from there to its end. */
function wayTo(map: RoadMap, reached: Reached, best: { last: Access; total: number }, isExact: boolean): FastestWay {
  const way: FastestWay = {
    minutes: best.total / TICKS,
    km: reached.km[best.last.point]! + best.last.km,
    isExact,
    passed: [],
    links: [],
    line: [],
    gates: [],
  }
  for (let at = best.last.point; at !== NOTHING; at = reached.before[at]!) {
    const ticks = reached.ticks[at]!
    way.passed.push({ spot: map.spots[at]!, minutes: ticks / TICKS, km: reached.km[at]! })
    way.line.push(map.spots[at]!)
    const gate = map.gates[at]
    if (gate) way.gates.push({ ...gate, share: best.total > 0 ? ticks / best.total : 0 })
    const last = reached.before[at]!
    const edge = map.edges[last]?.find(({ to, ticks: length }) => to === at && reached.ticks[last]! + length === ticks)
    if (!edge) continue
    way.links.push(edge.link)
    for (let bend = edge.bends.length - 1; bend >= 0; bend--) way.line.push(edge.bends[bend]!)
  }
  for (const backwards of [way.passed, way.line, way.links]) backwards.reverse()
  return way
}

const NEVER = 2 ** 31 - 1
const NOTHING = -1
/** Ticks and km to each point, and the point before it. */
interface Reached {
  ticks: Int32Array
  km: Float64Array
  before: Int32Array
}
/** Points that wait in one queue for each tick. The queues are used again in turn, since no edge or way to the graph is longer than all of them. */
function queuesFor(mostTicks: number) {
  const count = mostTicks + 1
  const [first, last] = [new Int32Array(count).fill(NOTHING), new Int32Array(count)]
  const points: number[] = []
  const next: number[] = []
  let waiting = 0
  return {
    isEmpty: () => waiting === 0,
    clear: () => {
      first.fill(NOTHING)
      points.length = 0
      next.length = 0
      waiting = 0
    },
    add: (point: number, tick: number) => {
      const queue = tick % count
      const item = points.push(point) - 1
      next.push(NOTHING)
      if (first[queue] === NOTHING) first[queue] = item
      else next[last[queue]!] = item
      last[queue] = item
      waiting++
    },
    /** The next point of a tick; `NOTHING` if there is no more. */
    take: (tick: number): number => {
      const queue = tick % count
      const item = first[queue]!
      if (item === NOTHING) return NOTHING
      first[queue] = next[item]!
      waiting--
      return points[item]!
    },
  }
}

/** What the searches of a map write on; each first wipes off what the one before it wrote, which is a small part of a country. */
interface Slate extends Reached {
  written: number[]
  queues: ReturnType<typeof queuesFor>
}
const slates = new WeakMap<RoadMap, Slate>()
function cleanSlate(map: RoadMap): Slate {
  const count = map.spots.length
  const slate = slates.get(map) ?? {
    ticks: new Int32Array(count).fill(NEVER),
    km: new Float64Array(count),
    before: new Int32Array(count),
    written: [],
    queues: queuesFor(Math.max(map.mostTicks, MOST_ACCESS_TICKS)),
  }
  slates.set(map, slate)
  for (const point of slate.written) slate.ticks[point] = NEVER
  slate.written.length = 0
  slate.queues.clear()
  return slate
}

/** Searches by queues of equal time until the goals are reached; what it found holds until the next search. */
function search(map: RoadMap, starts: readonly Access[], goals: ReadonlySet<number>): Reached {
  const slate = cleanSlate(map)
  const { ticks, km, before, written, queues } = slate
  const { rows } = map
  const reach = (point: number, at: number, length: number, last: number) => {
    const known = ticks[point]!
    if (at >= known) return
    if (known === NEVER) written.push(point)
    ticks[point] = at
    km[point] = length
    before[point] = last
    queues.add(point, at)
  }
  for (const { point, ticks: at, km: length } of starts) reach(point, at, length, NOTHING)
  let left = goals.size
  for (let at = 0; !queues.isEmpty() && left > 0; at++)
    for (let point = queues.take(at); point !== NOTHING; point = queues.take(at)) {
      if (ticks[point] !== at) continue
      if (goals.has(point)) left--
      const end = rows.first[point + 1]!
      for (let row = rows.first[point]!; row < end; row++)
        reach(rows.to[row]!, at + rows.ticks[row]!, km[point]! + rows.km[row]!, point)
    }
  return slate
}
