import type { Place, Town } from '#shared/domain/catalogue/facts'
import { type AddressPlace, isForAddresses, type Settlement } from '#shared/domain/catalogue/gazetteer'
import { foldName } from '#shared/domain/fold-name'
import { kmBetween } from '#shared/domain/geo'
import { OTHER_NAMES } from './gazetteer/other-names.ts'

const RANK = { city: 0, town: 1, settlement: 2, sight: 3 }
/** A place to visit with the same name within this distance is the same place. */
const SAME_PLACE_KM = 25

/**
 * Everything that is offered for an address: towns, townships and suburbs, and places to visit that have a fixed
 * position.
 */
export function addressPlaces(
  settlements: readonly Settlement[],
  towns: readonly Town[],
  places: readonly Place[],
): AddressPlace[] {
  const lived: AddressPlace[] = [
    ...towns
      .filter(isForAddresses)
      .map((town) => ({ ...toSettlement(town), rank: RANK[town.kind as 'city' | 'town'] })),
    ...settlements.map((place) => ({ ...place, rank: RANK.settlement })),
  ]
  const foldedNames = lived.map(({ name }) => foldName(name))
  const isLived = (place: Place) => {
    const folded = foldName(place.name)
    return lived.some((one, at) => foldedNames[at] === folded && kmBetween(one, place) < SAME_PLACE_KM)
  }
  const sights = places
    .filter((place) => place.landmark && !isLived(place))
    .map(({ id, name, town, province, lat, lon }): AddressPlace => {
      return { id: `sight-${id}`, name, city: town, aliases: [], province, lat, lon, rank: RANK.sight, isSight: true }
    })
  return [...lived, ...sights]
}

function toSettlement({
  id,
  name: ownName,
  address_name: name = ownName,
  aliases,
  province,
  lat,
  lon,
}: Town): Settlement {
  const known = [...aliases, ...otherNamesOf(name)]
  const seen = new Set([foldName(name)])
  const others = known.filter((other) => !seen.has(foldName(other)) && seen.add(foldName(other)))
  return { id, name, aliases: others, province, lat, lon }
}

const otherNamesOf = (name: string): readonly string[] =>
  [...OTHER_NAMES].map(([shown, others]) => [shown, ...others]).find((names) => names.includes(name)) ?? []
