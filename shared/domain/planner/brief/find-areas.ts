import type { Facts, Place, Town } from '#shared/domain/catalogue/facts'
import { PROVINCES, type Province } from '#shared/domain/provinces'
import { kmBetween, type Point } from '../../geo.ts'
import { plainName, readIndex } from '../candidates/facts-index.ts'
import type { Area } from './brief.ts'

const areaOfTown = (town: Town): Area =>
  ({ name: town.name, kind: town.kind, province: town.province, lat: town.lat, lon: town.lon, radiusKm: town.radius_km })
const areaOfPlace = (place: Place): Area =>
  ({ name: place.name, kind: 'place', province: place.province, lat: place.lat, lon: place.lon, radiusKm: 30 })

export function findTown(facts: Facts, name: string): Town | null {
  return readIndex(facts).townByName.get(plainName(name)) ?? null
}
/** A region's parts keep their own name ("Benoni", not "Ekurhuleni"); nicknames of a town become the town's. */
function ownName(town: Town, name: string): string {
  const part = town.kind === 'region' ? town.aliases.find((alias) => plainName(alias) === plainName(name)) : undefined
  return part && !/^(the )/i.test(part) && plainName(town.name) !== plainName(part) ? part : town.name
}
/** The place a name means: its whole name, or the only or first one whose name holds all of it. */
export function findNamedPlace(facts: Facts, name: string): Place | null {
  const wanted = plainName(name)
  if (wanted.length < 4) return null
  const { places } = readIndex(facts)
  const named = places.find(({ place }) => plainName(place.name) === wanted)
  return (named ?? places.find(({ place }) => ` ${plainName(place.name)} `.includes(` ${wanted} `)))?.place ?? null
}
export function findArea(facts: Facts, name: string): Area | null {
  const town = findTown(facts, name)
  if (town) return { ...areaOfTown(town), name: ownName(town, name) }
  const place = findNamedPlace(facts, name)
  return place ? areaOfPlace(place) : null
}

/** Where a province's trips are planned when nothing nearer was said: its best-served city. */
const MAIN_CITY: Record<Province, string> = {
  GP: 'Johannesburg', WC: 'Cape Town', KZN: 'Durban', EC: 'Gqeberha', FS: 'Bloemfontein',
  LP: 'Polokwane', MP: 'Mbombela', NW: 'Rustenburg', NC: 'Kimberley',
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
