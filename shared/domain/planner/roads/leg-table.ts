import type { Point } from '../../geo.ts'
import type { RoadNetwork } from '../../roads/road-network.ts'
import { type Leg, leastMinutesBetween, legBetween } from './leg.ts'

/** The points of one search, numbered as they come, and the legs between them: the search reads each leg thousands of times. */
export interface LegTable {
  roads: RoadNetwork
  points: Point[]
  numbers: Map<Point, number>
  /** By the numbers of its two ends. */
  legs: Leg[][]
  /** The least minutes of each leg: of most legs nothing else is needed. */
  minutes: number[][]
}
export const newLegTable = (roads: RoadNetwork): LegTable => ({
  roads,
  points: [],
  numbers: new Map(),
  legs: [],
  minutes: [],
})
export function numberOf(point: Point, { points, numbers, legs, minutes }: LegTable): number {
  const known = numbers.get(point)
  if (known !== undefined) return known
  const number = points.length
  numbers.set(point, number)
  points.push(point)
  legs.push([])
  minutes.push([])
  return number
}
/** What a leg between two points, given by their numbers, takes at least. */
export function leastMinutes(from: number, to: number, { roads, points, minutes }: LegTable): number {
  const row = minutes[from]!
  return (row[to] ??= leastMinutesBetween(roads, points[from]!, points[to]!))
}
/** The leg between two points, given by their numbers. */
export function legAt(from: number, to: number, { roads, points, legs }: LegTable): Leg {
  const row = legs[from]!
  return (row[to] ??= legBetween(roads, points[from]!, points[to]!))
}
