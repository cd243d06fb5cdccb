import { queryOptions } from '@tanstack/react-query'
import type { Country, PlaceAddress, PlaceSuggestion, PlaceSuggestionList, State } from '#shared/contracts/place'
import type { ApiFetch } from '../../api/client.ts'
import { showNotice } from '../../ui/notices/notices.ts'

const HOUR_MS = 3_600_000

/** A list of the API's; where it cannot be had it is empty, and a notice says so. */
async function listOf<Item>(apiFetch: ApiFetch, path: string, failure: string): Promise<Item[]> {
  try {
    const response = await apiFetch(path)
    if (!response.ok) throw new Error(`${response.status}`)
    const answer = (await response.json()) as Item[] | { items?: Item[]; states?: Item[] }
    return Array.isArray(answer) ? answer : (answer.states ?? answer.items ?? [])
  } catch {
    if (!import.meta.env.SSR) showNotice({ title: 'Error', description: failure, destructive: true })
    return []
  }
}

export const countriesQuery = (apiFetch: ApiFetch) =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: () => listOf<Country>(apiFetch, '/api/countries', 'Failed to load countries'),
    staleTime: HOUR_MS,
  })

export const statesQuery = (countryId: string, apiFetch: ApiFetch) =>
  queryOptions({
    queryKey: ['states', countryId],
    queryFn: () =>
      listOf<State>(apiFetch, `/api/states?country_id=${encodeURIComponent(countryId)}`, 'Failed to load states'),
    staleTime: HOUR_MS,
    enabled: countryId !== '',
  })

/** Places for what is typed; an older request is given up for a newer one. */
export async function suggestPlaces(
  typed: string,
  apiFetch: ApiFetch,
  signal: AbortSignal,
): Promise<PlaceSuggestion[]> {
  const response = await apiFetch(`/api/places/autocomplete?q=${encodeURIComponent(typed)}`, { signal })
  return response.ok ? ((await response.json()) as PlaceSuggestionList).items : []
}

export async function findPlace(id: string, apiFetch: ApiFetch): Promise<PlaceAddress | null> {
  const response = await apiFetch(`/api/places/${encodeURIComponent(id)}`).catch(() => null)
  return response?.ok ? ((await response.json()) as PlaceAddress) : null
}
