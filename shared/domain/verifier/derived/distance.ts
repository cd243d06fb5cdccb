import type { Place, Town } from '../../catalogue/facts.ts'
import { SETTLEMENTS } from '../../idea/settlements.ts'

/** Decimal degrees. The verifier computes distances with its own code, so that it finds errors in the planner's. */
export interface Spot {
  latitude: number
  longitude: number
}
const EARTH_KM = 6371.0088

/** Great-circle distance in kilometres (Vincenty's formula on a sphere). */
export function greatCircleKm(a: Spot, b: Spot): number {
  const rad = Math.PI / 180
  const [lat1, lat2, turn] = [a.latitude * rad, b.latitude * rad, (b.longitude - a.longitude) * rad]
  const east = Math.cos(lat2) * Math.sin(turn)
  const north = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(turn)
  const along = Math.sin(lat1) * Math.sin(lat2) + Math.cos(lat1) * Math.cos(lat2) * Math.cos(turn)
  return EARTH_KM * Math.atan2(Math.hypot(east, north), along)
}
export const spotOf = (fact: { lat: number; lon: number }): Spot => ({ latitude: fact.lat, longitude: fact.lon })

const fold = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
/** Names that are kept; the catalogue has fewer. */
const MOST_FOLDED = 5000
const known = new Map<string, string>()
/** A name without case, accents and marks; kept, because the same names are compared for every plan. */
function folded(name: string): string {
  const found = known.get(name)
  if (found !== undefined) return found
  if (known.size >= MOST_FOLDED) known.clear()
  const made = fold(name)
  known.set(name, made)
  return made
}
const indexes = new WeakMap<readonly Town[], Map<string, Town>>()

/** The town with this name or alias; a name has priority over an alias of another town. */
export function findTown(towns: readonly Town[], name: string | null): Town | null {
  if (!name) return null
  let index = indexes.get(towns)
  if (!index) {
    index = new Map()
    for (const town of towns) for (const alias of town.aliases) index.set(folded(alias), town)
    for (const town of towns) index.set(folded(town.name), town)
    indexes.set(towns, index)
  }
  return index.get(folded(name)) ?? null
}
/** The position of a township or small town that the idea parser knows and the catalogue's towns do not include. */
export function findSettlementSpot(name: string): Spot | null {
  const settlement = SETTLEMENTS.find((one) => folded(one.name) === folded(name))
  return settlement ? spotOf(settlement) : null
}
const placesByName = new WeakMap<readonly Place[], Map<string, Place[]>>()
/** The places with one of these names, in the order of the catalogue. */
export function findPlaces(places: readonly Place[], names: readonly string[]): Place[] {
  let index = placesByName.get(places)
  if (!index) {
    index = new Map()
    for (const place of places) index.set(folded(place.name), [...(index.get(folded(place.name)) ?? []), place])
    placesByName.set(places, index)
  }
  const found = new Set(names.flatMap((name) => index.get(folded(name)) ?? []))
  return found.size < 2 ? [...found] : places.filter((place) => found.has(place))
}
export const sameName = (a: string, b: string): boolean => folded(a) === folded(b)
