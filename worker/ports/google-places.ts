import * as z from 'zod/mini'
import type { FoundAddress, PlaceService } from './places.ts'

const ORIGIN = 'https://places.googleapis.com'
const TIMEOUT_MS = 2_500
/** Prefix that distinguishes Google's places from ours. */
export const GOOGLE_ID = 'google:'

const Suggestions = z.object({
  suggestions: z.optional(
    z.array(
      z.object({
        placePrediction: z.optional(
          z.object({
            placeId: z.string(),
            structuredFormat: z.object({
              mainText: z.object({ text: z.string() }),
              secondaryText: z.optional(z.object({ text: z.string() })),
            }),
          }),
        ),
      }),
    ),
  ),
})

const Details = z.object({
  formattedAddress: z.string(),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  addressComponents: z.array(z.object({ longText: z.string(), shortText: z.string(), types: z.array(z.string()) })),
})
type Details = z.infer<typeof Details>

/** Google's Places service (new), for South African addresses. */
export function googlePlaces(key: string): PlaceService {
  const ask = (path: string, fields: string, init: RequestInit = {}) =>
    fetch(`${ORIGIN}${path}`, {
      ...init,
      headers: { 'Content-Type': 'application/json', 'X-Goog-Api-Key': key, 'X-Goog-FieldMask': fields },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  return {
    async suggest(typed) {
      const body = JSON.stringify({ input: typed, includedRegionCodes: ['za'], languageCode: 'en' })
      const answer = await ask('/v1/places:autocomplete', '*', { method: 'POST', body })
      if (!answer.ok) throw new Error(`The place service answered ${answer.status}`)
      const { suggestions = [] } = Suggestions.parse(await answer.json())
      return suggestions.flatMap(({ placePrediction: one }) =>
        one
          ? {
              id: GOOGLE_ID + one.placeId,
              label: one.structuredFormat.mainText.text,
              secondary: one.structuredFormat.secondaryText?.text ?? '',
            }
          : [],
      )
    },
    async find(id) {
      const path = `/v1/places/${encodeURIComponent(id.slice(GOOGLE_ID.length))}`
      const answer = await ask(path, 'formattedAddress,location,addressComponents')
      if (answer.status === 404 || answer.status === 400) return null
      if (!answer.ok) throw new Error(`The place service answered ${answer.status}`)
      return toAddress(Details.parse(await answer.json()))
    },
  }
}

function toAddress({ formattedAddress, location, addressComponents }: Details): FoundAddress {
  const part = (...types: string[]) =>
    types.map((type) => addressComponents.find((one) => one.types.includes(type))).find((one) => one !== undefined)
  return {
    address: formattedAddress,
    suburb: part('sublocality', 'sublocality_level_1', 'neighborhood')?.longText ?? null,
    city: part('locality', 'postal_town', 'administrative_area_level_2')?.longText ?? null,
    state: part('administrative_area_level_1')?.longText ?? null,
    countryCode: part('country')?.shortText ?? null,
    ...location,
  }
}
