import { queryOptions } from '@tanstack/react-query'
import { Itinerary, TripOwnership } from '#shared/contracts/itinerary'
import { type PackageSummary, PackageSummaryList } from '#shared/contracts/options'
import { type ApiFetch, callApi } from '../../api/client.ts'
import { withToken } from '../../api/session.ts'

/**
 * The API's answer for a plan. `pending`: it is being made. `missing`: there is no such search. `unavailable`: the
 * server could not fetch it during rendering; the browser then shows the same page.
 */
export type ItineraryAnswer =
  | { state: 'ready'; itinerary: Itinerary; packages: readonly PackageSummary[]; isOwner: boolean }
  | { state: 'pending' }
  | { state: 'missing' }
  | { state: 'unavailable' }

/** Whether the loader's data are a complete plan. */
export const isReady = (answer: unknown): boolean => (answer as ItineraryAnswer | undefined)?.state === 'ready'

/** The plan of a search, for the loader and the page; throws if the API is unreachable or fails. */
export const itineraryQuery = (id: string, apiFetch: ApiFetch) =>
  queryOptions({
    queryKey: ['itinerary', id],
    queryFn: () => readAnswer(id, apiFetch),
    // A stored plan never changes; every other state may.
    staleTime: ({ state }) => (state.data?.state === 'ready' ? Number.POSITIVE_INFINITY : 0),
  })

/** The plan alone, without the other packages, which are made at the first request; null if there is none. */
export const planQuery = (id: string, apiFetch: ApiFetch) =>
  queryOptions({
    queryKey: ['plan', id],
    queryFn: async () => {
      const reply = await callApi(apiFetch, `/api/itinerary/${encodeURIComponent(id)}`, Itinerary)
      return 'answer' in reply ? reply.answer : null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

async function readAnswer(id: string, apiFetch: ApiFetch): Promise<ItineraryAnswer> {
  const path = `/api/itinerary/${encodeURIComponent(id)}`
  const reply = await callApi(apiFetch, path, Itinerary)
  if ('answer' in reply) {
    // If one of these fails, the plan is shown without it.
    const [packages, ownership] = await Promise.all([
      callApi(apiFetch, `${path}/packages`, PackageSummaryList),
      callApi(withToken(apiFetch), `${path}/owner`, TripOwnership),
    ])
    return {
      state: 'ready',
      itinerary: reply.answer,
      packages: 'answer' in packages ? packages.answer.items : [],
      isOwner: 'answer' in ownership && ownership.answer.is_owner,
    }
  }
  if (reply.status !== 404) throw new Error(`The plan could not be fetched (${reply.status})`)
  return { state: reply.code === 'itinerary_pending' ? 'pending' : 'missing' }
}
