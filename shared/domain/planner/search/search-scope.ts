import type { Candidate, Candidates } from '../candidates/candidates.ts'
import { isAroundRequestedArea, isInRequestedArea } from '../candidates/requested-area.ts'
import type { TripRequest } from '../request/trip-request.ts'
import { withBonus } from './wish-bonus.ts'

/** Which places count: all in reach; all, with those around the requested area preferred; only those around it; only those in its province or around it. */
export const SEARCH_AREAS = ['everywhere', 'preferred', 'around', 'inside'] as const
export type SearchArea = (typeof SEARCH_AREAS)[number]
/** The steps by which a trip may use places farther outside the area. */
export const SEARCH_ZONES_KM: readonly number[] = [12, 45, 95, 250]

/** The area that is searched for places and stays; found for one economy, used for all. */
export interface SearchScope {
  area: SearchArea
  /** Index into `SEARCH_ZONES_KM`. */
  zone: number
  /** Bases that the trip moves between; 0 if the area decides. */
  baseCount: number
}

/** More than a detour costs, less than a place that was asked for by name. */
const PREFERRED_AREA_POINTS = 200
const placesInArea: Record<SearchArea, (places: readonly Candidate[], request: TripRequest) => readonly Candidate[]> = {
  everywhere: (places) => places,
  preferred: (places, { areas }) =>
    places
      .map((one) => (isAroundRequestedArea(one.place, areas) ? withBonus(one, PREFERRED_AREA_POINTS) : one))
      .toSorted((a, b) => b.value - a.value || a.order - b.order),
  around: (places, { areas }) => places.filter(({ place }) => isAroundRequestedArea(place, areas)),
  inside: (places, { areas }) => places.filter(({ place }) => isInRequestedArea(place, areas)),
}

/** Farther from the area than this, only places in a requested province count, and none is added for a wish. */
export const FAR_KM = 95
/** The number of places from farther away for a wish that no place in the zone serves. */
const PLACES_FOR_A_WISH = 3

/** The places of a scope, best first: those in its zone and, for each wish that none of them serves, the best from farther away. */
export function placesInScope(
  { area, zone }: Pick<SearchScope, 'area' | 'zone'>,
  { request, places: all, wishes }: Candidates,
): Candidate[] {
  const places = placesInArea[area](all, request)
  const zoneKm = SEARCH_ZONES_KM[zone]!
  const isInProvince = ({ place }: Candidate) => request.areas.some(({ province }) => province === place.province)
  const chosen = new Set(
    places.filter(
      (one) =>
        one.named || (one.kmFromArea <= zoneKm && (zoneKm <= FAR_KM || one.kmFromArea <= FAR_KM || isInProvince(one))),
    ),
  )
  for (const { kind, isServedBy } of wishes) {
    if (kind === 'area' || [...chosen].some(isServedBy)) continue
    const serving = places.filter((one) => one.kmFromArea <= FAR_KM && isServedBy(one))
    for (const one of serving.slice(0, PLACES_FOR_A_WISH)) chosen.add(one)
  }
  return places.filter((one) => chosen.has(one))
}

/** The smallest zone with enough places for the days; the widest if none has enough. */
function firstZone(places: readonly Candidate[], days: number): number {
  const enough = days === 1 ? 1 : Math.ceil(1.5 * days)
  const zone = SEARCH_ZONES_KM.findIndex((km) => places.filter((one) => one.kmFromArea <= km).length >= enough)
  return zone < 0 ? SEARCH_ZONES_KM.length - 1 : zone
}
/** The scopes of an area in the order of trial: zones from the smallest, then the wide ones with two to four bases. */
export function scopesOf(area: SearchArea, { request, places }: Candidates): SearchScope[] {
  const last = SEARCH_ZONES_KM.length - 1
  const scopes: SearchScope[] = []
  for (let zone = firstZone(placesInArea[area](places, request), request.days); zone <= last; zone++)
    scopes.push({ area, zone, baseCount: 0 })
  for (const zone of area === 'preferred' ? [last - 1, last] : [last])
    for (let baseCount = 2; baseCount <= Math.min(4, request.days - 2); baseCount++)
      scopes.push({ area, zone, baseCount })
  return scopes
}
