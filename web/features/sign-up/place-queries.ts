import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { Country, PlaceAddress, type PlaceSuggestion, PlaceSuggestionList, State } from '#shared/contracts/place'
import { SchoolSuggestionList } from '#shared/contracts/school'
import { PROVINCES } from '#shared/domain/provinces'
import { type ApiFetch, callApi } from '../../api/client.ts'
import { listOf } from '../../api/lists.ts'
import { showNotice } from '../../ui/notices/notices.ts'

const HOUR_MS = 3_600_000

const CountryNames = listOf(Country)
const StateNames = z.union([
  listOf(State),
  z.pipe(
    z.object({ states: z.array(State) }),
    z.transform(({ states }) => states),
  ),
])

function tell(failure: string): void {
  if (!import.meta.env.SSR) showNotice({ title: 'Error', description: failure, destructive: true })
}

export const countriesQuery = (apiFetch: ApiFetch) =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: async () => {
      const reply = await callApi(apiFetch, '/api/countries', CountryNames)
      if ('answer' in reply) return reply.answer
      tell('Failed to load countries')
      return []
    },
    staleTime: HOUR_MS,
  })

export const statesQuery = (countryId: string, apiFetch: ApiFetch) =>
  queryOptions({
    queryKey: ['states', countryId],
    queryFn: async () => {
      const reply = await callApi(apiFetch, `/api/states?country_id=${encodeURIComponent(countryId)}`, StateNames)
      if ('answer' in reply) return reply.answer
      tell('Failed to load states')
      return []
    },
    staleTime: HOUR_MS,
    enabled: countryId !== '',
  })

/** Fetches suggestions for the typed text; a newer request cancels an older one. */
export type Suggest = (typed: string, apiFetch: ApiFetch, signal: AbortSignal) => Promise<PlaceSuggestion[]>

export const suggestPlaces: Suggest = async (typed, apiFetch, signal) => {
  const path = `/api/places/autocomplete?q=${encodeURIComponent(typed)}`
  const reply = await callApi(apiFetch, path, PlaceSuggestionList, { signal })
  return 'answer' in reply ? reply.answer.items : []
}

export const suggestSchools: Suggest = async (typed, apiFetch, signal) => {
  const path = `/api/schools?q=${encodeURIComponent(typed)}`
  const reply = await callApi(apiFetch, path, SchoolSuggestionList, { signal })
  if (!('answer' in reply)) return []
  return reply.answer.items.map(({ id, name, town, province, address }) => ({
    id,
    label: name,
    secondary: [address, town, PROVINCES[province]].filter(Boolean).join(', '),
  }))
}

export async function findPlace(id: string, apiFetch: ApiFetch): Promise<PlaceAddress | null> {
  const reply = await callApi(apiFetch, `/api/places/${encodeURIComponent(id)}`, PlaceAddress)
  return 'answer' in reply ? reply.answer : null
}
