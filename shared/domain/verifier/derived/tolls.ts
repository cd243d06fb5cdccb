import type { Facts } from '../../catalogue/facts.ts'
import type { TollPlaza } from '../../catalogue/toll-plazas.ts'
import type { RoadLink } from '../../roads/road-graph.ts'
import type { Flight } from './flights.ts'
import { type Spot, spotOf } from './distance.ts'
import { passing } from './passing.ts'
import type { CheckedLeg } from './road.ts'

/** So far a plaza may lie from its road: both are drawn roughly. */
const BESIDE_KM = 3
/** Corners of the drawn line are left out where it stays within a share of its length. */
const DRAWN_SHARE = 0.01
const BEFORE_END = 1e-6

const known = new WeakMap<Facts, Map<TollPlaza, Set<RoadLink>>>()
/** The links of the road graph on which each plaza stands. */
export function linksOfPlazas(facts: Facts): Map<TollPlaza, Set<RoadLink>> {
  const found = known.get(facts)
  if (found) return found
  const { graph } = facts.roads
  const byPlaza = new Map(facts.tollPlazas.map((plaza): [TollPlaza, Set<RoadLink>] => [plaza, new Set()]))
  for (const link of graph.links) {
    const numbers = link.road?.split(';')
    if (!numbers) continue
    for (const [plaza, links] of byPlaza) {
      if (!numbers.includes(plaza.road)) continue
      const [from, to] = [graph.indexOf.get(link.from), graph.indexOf.get(link.to)]
      if (from === undefined || to === undefined) continue
      const bends = (link.via ?? []).map(([latitude, longitude]) => ({
        latitude,
        longitude,
      }))
      const { km, share } = passing(spotOf(plaza), [spotOf(graph.points[from]!), ...bends, spotOf(graph.points[to]!)])
      if (km <= BESIDE_KM && share > BEFORE_END && share < 1 - BEFORE_END) links.add(link)
    }
  }
  known.set(facts, byPlaza)
  return byPlaza
}

/** The line that a drive is drawn with, and how far a plaza on it may lie beside it. */
export interface DrawnLine {
  line: Spot[]
  most: number
  /** Degrees between which such a plaza lies. */
  latitudes: [number, number]
  longitudes: [number, number]
}
/** Lower bounds for a degree in this country. */
const KM_OF_DEGREE = { latitude: 110, longitude: 90 }
export function drawnLineOf({ path, km }: CheckedLeg): DrawnLine | null {
  if (!path || path.length < 2) return null
  const most = BESIDE_KM + DRAWN_SHARE * km
  const between = (degrees: number[], margin: number): [number, number] => [
    Math.min(...degrees) - margin,
    Math.max(...degrees) + margin,
  ]
  return {
    line: path.map(([latitude, longitude]) => ({ latitude, longitude })),
    most,
    latitudes: between(
      path.map(([latitude]) => latitude),
      most / KM_OF_DEGREE.latitude,
    ),
    longitudes: between(
      path.map(([, longitude]) => longitude),
      most / KM_OF_DEGREE.longitude,
    ),
  }
}
const isBetween = (degrees: number, [least, most]: [number, number]) => degrees >= least && degrees <= most
/** Whether the line comes by a plaza. */
export const isDrawnBy = ({ line, most, latitudes, longitudes }: DrawnLine, plaza: TollPlaza): boolean =>
  isBetween(plaza.lat, latitudes) && isBetween(plaza.lon, longitudes) && passing(spotOf(plaza), line).km <= most

/** Whether a leg is on the way between home and the airport, which another bus drives. */
export function isTransferLeg({ day, begins, ends }: CheckedLeg, flights: readonly Flight[]): boolean {
  const [first, last] = [flights[0], flights.at(-1)]
  if (!first || !last) return false
  return (day === first.day.day && ends <= first.step.from) || (day === last.day.day && begins >= last.step.to)
}
