import type { Place } from '../../catalogue/facts.ts'
import { type Spot, spotOf } from './distance.ts'
import type { PlanUnderTest } from './plan-under-test.ts'
import { findFastestWay } from './road-search.ts'

/** Two reckonings of one road may differ by this. */
const ROAD_SHARE = 0.15
export const ROAD_KM = 10
export const isAbout = (km: number, other: number): boolean =>
  Math.abs(km - other) <= Math.max(km, other) * ROAD_SHARE + ROAD_KM

/** Road km to a place from the nearest of these spots; null if no road is known. */
export const kmFrom = (spots: readonly Spot[], plan: PlanUnderTest, place: Place): number | null =>
  kmTo(spotOf(place), spots, plan)
function kmTo(to: Spot, spots: readonly Spot[], { facts }: PlanUnderTest): number | null {
  const ways = spots.flatMap((spot) => findFastestWay(facts.roads.graph, spot, to)?.km ?? [])
  return ways.length === 0 ? null : Math.min(...ways)
}
/** Road km to the stop that is farthest from the nearest bed, or on a day trip from where it begins; null if no road is known. */
export function farthestStopKm(plan: PlanUnderTest): number | null {
  const beds = plan.nights.flatMap(({ stay }) => (stay ? [spotOf(stay)] : []))
  const from = beds.length > 0 ? beds : basesOf(plan)
  const ways = stopsOf(plan).flatMap((stop) => kmTo(stop, from, plan) ?? [])
  return ways.length === 0 ? null : Math.max(...ways)
}
/** Where the trip begins, and its beds. */
export const basesOf = ({ road: { start }, nights }: PlanUnderTest): Spot[] => [
  ...(start ? [start] : []),
  ...nights.flatMap(({ stay }) => (stay ? [spotOf(stay)] : [])),
]
/** Where the group is by day. */
export const stopsOf = ({ seen, activities }: PlanUnderTest): Spot[] => [
  ...seen.map(({ place }) => spotOf(place)),
  ...activities.flatMap(({ step: { latitude, longitude } }) =>
    latitude === undefined || longitude === undefined ? [] : [{ latitude, longitude }],
  ),
]
