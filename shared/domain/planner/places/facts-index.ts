import type { Facts, Place, Stay, Town } from '#shared/domain/catalogue/facts'
import { offerOf } from '#shared/domain/catalogue/offers'
import type { TripType } from '#shared/domain/trip-types'
import { minutesOf } from '../../itinerary/clock.ts'
import { leadingTripType } from './leading-trip-type.ts'
import { topicStems } from './teaching.ts'

/** A place with derived values that the planner uses often. */
export interface IndexedPlace {
  place: Place
  opens: number
  closes: number
  /** Tours or departures at fixed hours, the earliest first, and how long before them the group must be there. */
  slots?: readonly { starts: number; checkIn: number }[] | undefined
  /** Topics and names of offers in small letters, for the words of an idea. */
  words: string
  plainName: string
  /** Stems of each of its topics. */
  stems: (readonly string[])[]
  /** The type of trip that it is most for. */
  kind: TripType
  order: number
}
export interface FactsIndex {
  places: IndexedPlace[]
  placeById: Map<string, IndexedPlace>
  stayById: Map<string, Stay>
  townByName: Map<string, Town>
}

/** Lower-case letters and digits only, so that "V&A" matches "v and a" and "Jo'burg" matches "joburg". */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’!]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const offersOf = ({ offers, also_offers = [] }: Place) => [...offers, ...also_offers].map(offerOf)

/** The tours of a place in the order of their hours, in minutes from midnight. */
export const slotsOf = ({ slots }: Pick<Place, 'slots'>): IndexedPlace['slots'] =>
  slots
    ?.map(({ starts, check_in_min }) => ({ starts: minutesOf(starts), checkIn: check_in_min }))
    .toSorted((a, b) => a.starts - b.starts)

const indexes = new WeakMap<Facts, FactsIndex>()

/** The index of these facts, made once for each facts object. */
export function readIndex(facts: Facts): FactsIndex {
  const known = indexes.get(facts)
  if (known) return known
  const places = facts.places.map((place, order) => ({
    place,
    order,
    opens: minutesOf(place.opens),
    closes: minutesOf(place.closes),
    slots: slotsOf(place),
    words: ` ${plainName([...place.topics, ...offersOf(place).map(({ name }) => name)].join(' '))} `,
    plainName: plainName(place.name),
    stems: place.topics.map(topicStems),
    kind: leadingTripType(place),
  }))
  const townByName = new Map<string, Town>()
  for (const town of facts.towns) for (const alias of town.aliases) townByName.set(plainName(alias), town)
  for (const town of facts.towns) townByName.set(plainName(town.name), town)
  const index: FactsIndex = {
    places,
    placeById: new Map(places.map((entry) => [entry.place.id, entry])),
    stayById: new Map(facts.stays.map((stay) => [stay.id, stay])),
    townByName,
  }
  indexes.set(facts, index)
  return index
}
