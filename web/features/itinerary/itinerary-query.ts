import { queryOptions } from '@tanstack/react-query'
import { Itinerary } from '#shared/contracts/itinerary'
import { type PackageSummary, PackageSummaryList } from '#shared/contracts/options'
import { type ApiFetch, callApi } from '../../api/client.ts'

/**
 * What the API says of a plan. `pending`: it is being made. `missing`: there is no such search. `unavailable` is
 * what the server puts in its place when it could not ask, so that the browser starts from the page it was sent.
 */
export type ItineraryAnswer =
  | { state: 'ready'; itinerary: Itinerary; packages: readonly PackageSummary[] }
  | { state: 'pending' }
  | { state: 'missing' }
  | { state: 'unavailable' }

/** Whether what a loader gave, or did not, is a plan to read. */
export const isReady = (answer: unknown): boolean => (answer as ItineraryAnswer | undefined)?.state === 'ready'

/** The plan of a search, for the loader and the page; throws where the API is out of reach or fails. */
export const itineraryQuery = (id: string, apiFetch: ApiFetch) =>
  queryOptions({
    queryKey: ['itinerary', id],
    queryFn: () => readAnswer(id, apiFetch),
    // A stored plan never changes; everything else may by the next look.
    staleTime: ({ state }) => (state.data?.state === 'ready' ? Number.POSITIVE_INFINITY : 0),
  })

async function readAnswer(id: string, apiFetch: ApiFetch): Promise<ItineraryAnswer> {
  const path = `/api/itinerary/${encodeURIComponent(id)}`
  const reply = await callApi(apiFetch, path, Itinerary)
  if ('answer' in reply) {
    // A plan is worth reading without its packages.
    const packages = await callApi(apiFetch, `${path}/packages`, PackageSummaryList)
    return { state: 'ready', itinerary: reply.answer, packages: 'answer' in packages ? packages.answer.items : [] }
  }
  if (reply.status !== 404) throw new Error(`The plan could not be fetched (${reply.status})`)
  return { state: reply.code === 'itinerary_pending' ? 'pending' : 'missing' }
}
