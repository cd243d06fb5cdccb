import type { PlaceSuggestion } from '#shared/contracts/place'

/** An address as an outside service knows it, before its country and province have our numbers. */
export interface FoundAddress {
  address: string
  suburb: string | null
  city: string | null
  state: string | null
  countryCode: string | null
  latitude: number
  longitude: number
}

/** A service that knows streets. Both calls throw where it does not answer. */
export interface PlaceService {
  suggest(typed: string): Promise<PlaceSuggestion[]>
  find(id: string): Promise<FoundAddress | null>
}
