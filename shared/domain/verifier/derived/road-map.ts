import type { GateHours, RoadGraph, RoadLink } from '../../roads/road-graph.ts'
import type { RoadClass } from '../../roads/road-classes.ts'
import { greatCircleKm, type Spot, spotOf } from './distance.ts'

/**
 * The fastest that a coach is by class of road, km/h: a little faster than the planner reckons, so that its times hold,
 * and no more, so that a drive cut by a seventh does not.
 */
const FASTEST_KMH: Record<RoadClass, number> = {
  motorway: 91,
  trunk: 80.8,
  primary: 70.7,
  secondary: 60.6,
  tertiary: 44.5,
  street: 42.5,
  park: 38.4,
  track: 30.3,
  ferry: 20,
  cable_car: 20,
}
const GRAVEL_KMH = 44.5
/** What hills leave of it. */
const TERRAIN_FACTORS = { flat: 1, hilly: 0.971, mountain: 0.902 }
/** Streets that the graph does not have: from a spot beside it, and between neighbours. */
const STREETS = { factor: 1.35, kmh: 30 }
/** A spot beside the graph is joined to so many points, found within growing distances. */
const MOST_BESIDE = 3
const REACHES_KM = [5, 20, 80]
/** Two spots with the same four decimals are the same. */
const SAME_KM = 0.015
/** A spot so near to a link is on it. */
const ON_ROAD_KM = 0.3

/** Times are counted in parts of a minute, so that reached points wait in one queue for each. */
export const TICKS = 30
const ticksOf = ({ km, minutes, class: road, surface, terrain }: RoadLink): number => {
  const kmh = surface === 'gravel' ? Math.min(GRAVEL_KMH, FASTEST_KMH[road]) : FASTEST_KMH[road]
  return Math.max(1, Math.round(TICKS * (minutes ?? (60 * km) / (kmh * TERRAIN_FACTORS[terrain ?? 'flat']))))
}
export const streetTicks = (km: number): number => Math.floor((TICKS * 60 * STREETS.factor * km) / STREETS.kmh)
export const streetKm = (km: number): number => STREETS.factor * km

export interface Edge {
  to: number
  ticks: number
  km: number
  link: RoadLink
  /** Its bends as it is driven. */
  bends: Spot[]
}
/** A link with its ends and the line between them. */
interface Stretch {
  link: RoadLink
  from: number
  to: number
  ticks: number
  line: Spot[]
}
export interface RoadMap {
  spots: Spot[]
  /** The first point at a position. */
  pointAt: Map<string, number>
  gates: ({ park: string; hours: GateHours[] } | undefined)[]
  edges: Edge[][]
  /** Of the longest edge. */
  mostTicks: number
  stretches: Stretch[]
  /** How spots were joined before, by position. */
  joined: Map<string, Joined>
}
export const positionOf = ({ latitude, longitude }: Spot) => `${latitude},${longitude}`
const maps = new WeakMap<RoadGraph, RoadMap>()
export function mapOf(graph: RoadGraph): RoadMap {
  const known = maps.get(graph)
  if (known) return known
  const spots = graph.points.map(spotOf)
  const edges: Edge[][] = spots.map(() => [])
  const stretches: Stretch[] = []
  for (const link of graph.links) {
    const [from, to] = [graph.indexOf.get(link.from), graph.indexOf.get(link.to)]
    if (from === undefined || to === undefined || link.no_coach || link.border) continue
    const ticks = ticksOf(link)
    const bends = (link.via ?? []).map(([latitude, longitude]) => ({ latitude, longitude }))
    edges[from]!.push({ to, ticks, km: link.km, link, bends })
    if (!link.oneway) edges[to]!.push({ to: from, ticks, km: link.km, link, bends: bends.toReversed() })
    stretches.push({ link, from, to, ticks, line: [spots[from]!, ...bends, spots[to]!] })
  }
  const mostTicks = stretches.reduce((most, { ticks }) => Math.max(most, ticks), 0)
  const pointAt = new Map(spots.map((spot, point): [string, number] => [positionOf(spot), point]).reverse())
  const map: RoadMap = {
    spots,
    pointAt,
    gates: graph.points.map(({ gate }) => gate),
    edges,
    mostTicks,
    stretches,
    joined: new Map(),
  }
  maps.set(graph, map)
  return map
}

/** The way between a spot and a point of the graph. */
export interface Access {
  point: number
  ticks: number
  km: number
}
/** How a spot is joined to the graph. */
export interface Joined {
  leaving: Access[]
  arriving: Access[]
  /** The spot is a point of the graph, or on a link: nothing is estimated. */
  isExact: boolean
  /** The links that it lies on, with the share (0 to 1) of each before it. */
  on: { stretch: Stretch; share: number }[]
}
const joinedBy = (accesses: Access[], isExact: boolean): Joined => ({
  leaving: accesses,
  arriving: accesses,
  isExact,
  on: [],
})

/** Cheap: a link leads no farther from its beginning than it is long. */
const isFar = ({ line, link }: Stretch, spot: Spot): boolean => {
  const most = (link.km + 5) / 80
  return Math.abs(line[0]!.latitude - spot.latitude) > most || Math.abs(line[0]!.longitude - spot.longitude) > most
}

const MOST_JOINED = 2000
/** Kept, because all points and links are compared with the spot and many ways begin or end at it. */
export function joinSpot(map: RoadMap, spot: Spot): Joined {
  const key = positionOf(spot)
  const same = map.pointAt.get(key)
  if (same !== undefined) return joinedBy([{ point: same, ticks: 0, km: 0 }], true)
  const known = map.joined.get(key)
  if (known) return known
  const joined = joinBeside(map, spot)
  if (map.joined.size >= MOST_JOINED) map.joined.clear()
  map.joined.set(key, joined)
  return joined
}

function joinBeside({ spots, stretches }: RoadMap, spot: Spot): Joined {
  const near: Access[] = []
  for (let point = 0; point < spots.length; point++) {
    const other = spots[point]!
    // Cheap: most points are degrees away.
    if (Math.abs(other.latitude - spot.latitude) > 1 || Math.abs(other.longitude - spot.longitude) > 1) continue
    const km = greatCircleKm(spot, other)
    near.push({ point, km: streetKm(km), ticks: streetTicks(km) })
  }
  near.sort((a, b) => a.km - b.km)
  const nearest = near.length > 0 ? near[0]!.km : Infinity
  if (nearest <= streetKm(SAME_KM)) return joinedBy([{ point: near[0]!.point, ticks: 0, km: 0 }], true)
  const on: Joined['on'] = []
  for (const stretch of stretches) {
    if (isFar(stretch, spot)) continue
    const { km, share } = passing(spot, stretch.line)
    if (km <= ON_ROAD_KM) on.push({ stretch, share })
  }
  if (on.length > 0) return joinedOnLinks(on)
  const reach = REACHES_KM.find((most) => nearest <= streetKm(most)) ?? 0
  return joinedBy(near.filter(({ km }) => km <= streetKm(reach)).slice(0, MOST_BESIDE), false)
}

function joinedOnLinks(on: Joined['on']): Joined {
  const part = (point: number, { ticks, link }: Stretch, share: number): Access => ({
    point,
    ticks: Math.round(share * ticks),
    km: share * link.km,
  })
  const onwards = on.map(({ stretch, share }) => part(stretch.to, stretch, 1 - share))
  const back = on.map(({ stretch, share }) => part(stretch.from, stretch, share))
  const isTwoWay = (_: Access, i: number) => !on[i]!.stretch.link.oneway
  return {
    leaving: [...onwards, ...back.filter(isTwoWay)],
    arriving: [...back, ...onwards.filter(isTwoWay)],
    isExact: true,
    on,
  }
}

const KM_OF_DEGREE = 111.2
/** How far a line passes from a spot in km, on a map that is flat around it, and what share of the line lies before. */
export function passing(spot: Spot, line: readonly Spot[]): { km: number; share: number } {
  const east = KM_OF_DEGREE * Math.cos((spot.latitude * Math.PI) / 180)
  let best = Infinity
  let at = 0
  let length = 0
  let bx = 0
  let by = 0
  for (let i = 0; i < line.length; i++) {
    const ax = bx
    const ay = by
    bx = (line[i]!.longitude - spot.longitude) * east
    by = (line[i]!.latitude - spot.latitude) * KM_OF_DEGREE
    if (i === 0) continue
    const piece = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2)
    const along = piece === 0 ? 0 : Math.max(0, Math.min(1, (-ax * (bx - ax) - ay * (by - ay)) / piece ** 2))
    const off = Math.sqrt((ax + along * (bx - ax)) ** 2 + (ay + along * (by - ay)) ** 2)
    if (off < best) {
      best = off
      at = length + along * piece
    }
    length += piece
  }
  return { km: best, share: length === 0 ? 0 : at / length }
}
