import type { Facts } from '../../catalogue/facts.ts'
import type { TollPlaza } from '../../catalogue/toll-plazas.ts'
import type { RoadLink } from '../../roads/road-graph.ts'
import type { Flight } from './flights.ts'
import { spotOf } from './distance.ts'
import { passing } from './road-map.ts'
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
    const numbers = link.road?.split(';') ?? []
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

/** Whether the line that a drive is drawn with comes by a plaza; null if it is drawn with none. */
export function isDrawnBy({ path, km }: CheckedLeg, plaza: TollPlaza): boolean | null {
  if (!path || path.length < 2) return null
  const drawn = path.map(([latitude, longitude]) => ({ latitude, longitude }))
  return passing(spotOf(plaza), drawn).km <= BESIDE_KM + DRAWN_SHARE * km
}

/** Whether a leg is on the way between home and the airport, which another bus drives. */
export function isTransferLeg({ day, begins, ends }: CheckedLeg, flights: readonly Flight[]): boolean {
  const [first, last] = [flights[0], flights.at(-1)]
  if (!first || !last) return false
  return (day === first.day.day && ends <= first.step.from) || (day === last.day.day && begins >= last.step.to)
}
