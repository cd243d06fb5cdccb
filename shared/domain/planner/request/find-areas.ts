import type { Airport, Facts, Place, Town } from '#shared/domain/catalogue/facts'
import { SETTLEMENTS } from '#shared/domain/idea/settlements'
import { PROVINCES, type Province } from '#shared/domain/provinces'
import { kmBetween, type Point } from '../../geo.ts'
import { plainName, readIndex } from '../places/facts-index.ts'
import type { Area } from './trip-request.ts'

const areaOfTown = (town: Town): Area => ({
  town,
  name: town.name,
  kind: town.kind,
  province: town.province,
  lat: town.lat,
  lon: town.lon,
  radiusKm: town.radius_km,
})
const areaOfPlace = (place: Place): Area => ({
  name: place.name,
  kind: 'place',
  province: place.province,
  lat: place.lat,
  lon: place.lon,
  radiusKm: 30,
})

export function findTown(facts: Facts, name: string): Town | null {
  return readIndex(facts).townByName.get(plainName(name)) ?? null
}
/** Towns and townships that schools leave from, by their own name ("Benoni", which the catalogue has as part of Ekurhuleni). */
function findSettlement(name: string): Omit<Area, 'kind' | 'radiusKm'> | null {
  const found = SETTLEMENTS.find((one) => plainName(one.name) === plainName(name))
  return found ? { name: found.name, province: found.province, lat: found.lat, lon: found.lon } : null
}
export const isSettlement = (name: string): boolean => findSettlement(name) !== null
/** The place with this name, else the first one whose name includes it. */
export function findNamedPlace(facts: Facts, name: string): Place | null {
  const wanted = plainName(name)
  if (wanted.length < 4) return null
  const { places } = readIndex(facts)
  const named = places.find((one) => one.plainName === wanted)
  return (named ?? places.find((one) => ` ${one.plainName} `.includes(` ${wanted} `)))?.place ?? null
}
export function findArea(facts: Facts, name: string): Area | null {
  const town = findTown(facts, name)
  const settlement = town && plainName(town.name) === plainName(name) ? null : findSettlement(name)
  if (settlement) return { ...settlement, kind: 'town', radiusKm: 10 }
  if (town) return areaOfTown(town)
  const place = findNamedPlace(facts, name)
  return place ? areaOfPlace(place) : null
}

/** The airport whose name begins like this ("Lanseria"), from which a group flies. */
export function findAirport(facts: Facts, name: string): Airport | null {
  const wanted = plainName(name)
  return facts.airports.find((one) => wanted.length >= 4 && plainName(one.name).startsWith(wanted)) ?? null
}

/** The city where trips in a province are planned if only the province was named. */
const MAIN_CITY: Record<Province, string> = {
  GP: 'Johannesburg',
  WC: 'Cape Town',
  KZN: 'Durban',
  EC: 'Gqeberha',
  FS: 'Bloemfontein',
  LP: 'Polokwane',
  MP: 'Mbombela',
  NW: 'Rustenburg',
  NC: 'Kimberley',
}
export function readProvinceArea(facts: Facts, province: Province): Area {
  const town = facts.towns.find((one) => one.kind === 'province' && one.province === province)
  if (!town) throw new Error(`The gazetteer lacks ${PROVINCES[province]}`)
  return areaOfTown(town)
}
export function readMainCity(facts: Facts, province: Province): Area {
  const area = findArea(facts, MAIN_CITY[province])
  if (!area) throw new Error(`The gazetteer lacks ${MAIN_CITY[province]}`)
  return area
}
/** The nearest town or city where a bus can pick people up. */
export function readNearestTown(facts: Facts, point: Point): Town {
  let best: Town | null = null
  let bestKm = Infinity
  for (const town of facts.towns) {
    if (town.kind !== 'town' && town.kind !== 'city') continue
    const km = kmBetween(town, point)
    if (km < bestKm) [best, bestKm] = [town, km]
  }
  if (!best) throw new Error('The gazetteer has no towns')
  return best
}
