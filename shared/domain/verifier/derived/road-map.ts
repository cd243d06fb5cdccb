import type { GateHours, RoadGraph, RoadLink } from '../../roads/road-graph.ts'
import type { RoadClass } from '../../roads/road-classes.ts'
import { type Spot, spotOf } from './distance.ts'
import { gridOf } from './spot-grid.ts'

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
/** The edges as numbers, those of a point one after the other: a search reads each of them. */
export interface EdgeRows {
  /** The first row of each point; the last item is the number of rows. */
  first: Int32Array
  to: Int32Array
  ticks: Int32Array
  km: Float64Array
}
/** A link with its ends and the line between them. */
export interface Stretch {
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
  rows: EdgeRows
  /** Of the longest edge. */
  mostTicks: number
  stretches: Stretch[]
  /** The points and the stretches that may be within some km of a spot. */
  pointsNear: (spot: Spot, km: number) => number[]
  stretchesNear: (spot: Spot, km: number) => number[]
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
  const pointAt = new Map(spots.map((spot, point): [string, number] => [positionOf(spot), point]).reverse())
  const map: RoadMap = {
    spots,
    pointAt,
    gates: graph.points.map(({ gate }) => gate),
    edges,
    rows: rowsOf(edges),
    mostTicks: stretches.reduce((most, { ticks }) => Math.max(most, ticks), 0),
    stretches,
    pointsNear: gridOf(spots.map((spot) => [spot])),
    stretchesNear: gridOf(stretches.map(({ line }) => line)),
  }
  maps.set(graph, map)
  return map
}

function rowsOf(edges: readonly (readonly Edge[])[]): EdgeRows {
  const all = edges.flat()
  const first = new Int32Array(edges.length + 1)
  for (const [point, own] of edges.entries()) first[point + 1] = first[point]! + own.length
  return {
    first,
    to: Int32Array.from(all, ({ to }) => to),
    ticks: Int32Array.from(all, ({ ticks }) => ticks),
    km: Float64Array.from(all, ({ km }) => km),
  }
}
