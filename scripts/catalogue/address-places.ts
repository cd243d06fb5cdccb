import type { Place, Town } from '#shared/domain/catalogue/facts'
import { type AddressPlace, isForAddresses, type Settlement } from '#shared/domain/catalogue/gazetteer'
import { foldName } from '#shared/domain/fold-name'
import { kmBetween } from '#shared/domain/geo'
import { OTHER_NAMES } from './gazetteer/other-names.ts'

const RANK = { city: 0, town: 1, settlement: 2, sight: 3 }
/** A sight of the same name this near is the place itself. */
const SAME_PLACE_KM = 25

/** All that is offered for an address: towns, townships and suburbs, and sights that stay where they are. */
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
  const isLived = (place: Place) =>
    lived.some((one) => foldName(one.name) === foldName(place.name) && kmBetween(one, place) < SAME_PLACE_KM)
  const sights = places
    .filter((place) => place.kind === 'attraction' && !place.generic && !isLived(place))
    .map(({ id, name, town, province, lat, lon }): AddressPlace => {
      return { id: `sight-${id}`, name, city: town, aliases: [], province, lat, lon, rank: RANK.sight, isSight: true }
    })
  return [...lived, ...sights]
}

/** The list of towns says in brackets which one of a name is meant; an address has its province for that. */
function toSettlement({ id, name: told, aliases, province, lat, lon }: Town): Settlement {
  const name = told.replace(/ \(.+\)$/, '')
  const known = [...aliases, ...otherNamesOf(name)]
  const seen = new Set([foldName(name)])
  const others = known.filter((other) => !seen.has(foldName(other)) && seen.add(foldName(other)))
  return { id, name, aliases: others, province, lat, lon }
}

const otherNamesOf = (name: string): readonly string[] =>
  [...OTHER_NAMES].map(([shown, others]) => [shown, ...others]).find((names) => names.includes(name)) ?? []
