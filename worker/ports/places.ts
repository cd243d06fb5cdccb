import type { PlaceSuggestion } from '#shared/contracts/place'

/** An address from an outside service, before its country and province are mapped to our ids. */
export interface FoundAddress {
  address: string
  suburb: string | null
  city: string | null
  state: string | null
  countryCode: string | null
  latitude: number | null
  longitude: number | null
}

/** A service that finds streets. Both calls throw if it does not answer. */
export interface PlaceService {
  suggest(typed: string): Promise<PlaceSuggestion[]>
  find(id: string): Promise<FoundAddress | null>
}
