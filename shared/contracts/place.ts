import * as z from 'zod/mini'
import type { AddressIndex } from '#shared/domain/address-search/address-index'
import { searchAddresses } from '#shared/domain/address-search/search-addresses'
import type { AddressPlace } from '#shared/domain/catalogue/gazetteer'
import { PROVINCES } from '#shared/domain/provinces'

export const Country = z.object({ id: z.int(), country: z.string() })
export type Country = z.infer<typeof Country>
export const CountryList = z.array(Country)

export const State = z.object({ id: z.int(), state: z.string() })
export type State = z.infer<typeof State>
export const StateList = z.array(State)

/** A suggested place: its name and the area it is in. */
export const PlaceSuggestion = z.object({ id: z.string(), label: z.string(), secondary: z.string() })
export type PlaceSuggestion = z.infer<typeof PlaceSuggestion>
export const PlaceSuggestionList = z.object({ items: z.array(PlaceSuggestion) })
export type PlaceSuggestionList = z.infer<typeof PlaceSuggestionList>

/** The fields of an address that a chosen place fills in. */
export const PlaceAddress = z.object({
  address: z.string(),
  suburb: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  state_id: z.nullable(z.int()),
  country: z.nullable(z.string()),
  country_id: z.nullable(z.int()),
  /** Null for a school whose position is not known. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
})
export type PlaceAddress = z.infer<typeof PlaceAddress>

export const MOST_SUGGESTIONS = 8
const SHORTEST = 2
const LONGEST = 80
/** What was typed as it is searched for; null if it is too short. */
export function readTypedPlace(typed: string): string | null {
  const text = typed.normalize('NFC').trim().slice(0, LONGEST)
  return text.length < SHORTEST ? null : text
}

/** The places of our own address book for a typed text. */
export const suggestOwnPlaces = (book: AddressIndex, text: string): PlaceSuggestion[] =>
  searchAddresses(book, text, MOST_SUGGESTIONS).map(toSuggestion)

const toSuggestion = (place: AddressPlace): PlaceSuggestion => ({
  id: place.id,
  label: place.name,
  secondary: [place.city, PROVINCES[place.province]].filter(Boolean).join(', '),
})
