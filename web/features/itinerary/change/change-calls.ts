import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { Itinerary } from '#shared/contracts/itinerary'
import { PlaceSuggestionList } from '#shared/contracts/place'
import { SearchId } from '#shared/contracts/search-id'
import { Alternatives, type Change, RefusedRevision, Revision, StaleVersion } from '#shared/contracts/revisions'
import { type ApiFetch, callApi, type Refusal } from '../../../api/client.ts'
import { parseJson } from '../../../api/parse-json.ts'
import { withToken } from '../../../api/session.ts'
import { queryOf } from '../itinerary-query.ts'
import type { OfferedAt } from './editing-context.ts'
import { findPlaces } from './find-places.ts'

/** What became of a change. */
export type RevisionReply =
  | { state: 'made'; revision: Revision }
  | { state: 'stale'; newest: { version: number; itinerary: Itinerary } }
  | { state: 'refused'; refusal: Refusal; nearest: RefusedRevision['nearest'] }

const pathOf = (searchId: number) => `/api/itinerary/${searchId}`

/** Sends changes of the version that the person saw. */
export async function sendRevision(
  apiFetch: ApiFetch,
  searchId: number,
  base_version: number,
  changes: readonly Change[],
): Promise<RevisionReply> {
  let newest: StaleVersion | undefined
  let nearest: RefusedRevision['nearest']
  const reading: ApiFetch = async (path, init) => {
    const response = await withToken(apiFetch)(path, init)
    const read = async () => parseJson(await response.clone().text())
    if (response.status === 409) newest = StaleVersion.safeParse(await read()).data
    if (response.status === 422) nearest = RefusedRevision.safeParse(await read()).data?.nearest
    return response
  }
  const json = { base_version, changes }
  const reply = await callApi(reading, `${pathOf(searchId)}/revisions`, Revision, { method: 'POST', json })
  if ('answer' in reply) return { state: 'made', revision: reply.answer }
  return newest ? { state: 'stale', newest } : { state: 'refused', refusal: reply, nearest }
}

/** What could be at a step, or the budget, instead, each tried in this version of the plan. */
export const alternativesQuery = (apiFetch: ApiFetch, plan: { searchId: number; version: number }, at: OfferedAt) =>
  queryOptions({
    queryKey: ['alternatives', plan, at],
    queryFn: async ({ signal }) => {
      const path = `${pathOf(plan.searchId)}/alternatives?${queryOf(at)}`
      const reply = await callApi(withToken(apiFetch), path, Alternatives, { signal })
      if ('answer' in reply) return reply.answer.items
      throw new Error(reply.words ?? 'We could not look for others just now.')
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** An older version of a plan; it never changes. */
export const planVersionQuery = (apiFetch: ApiFetch, searchId: number, version: number) =>
  queryOptions({
    queryKey: ['plan version', searchId, version],
    queryFn: async ({ signal }) => {
      const reply = await callApi(withToken(apiFetch), `${pathOf(searchId)}?version=${version}`, Itinerary, { signal })
      if ('answer' in reply) return reply.answer
      throw new Error(reply.words ?? 'This version could not be fetched.')
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The id of a copy that belongs to this reader; null if it could not be made. */
export async function copyPlan(apiFetch: ApiFetch, searchId: number): Promise<number | null> {
  const Copied = z.object({ search_id: SearchId })
  const reply = await callApi(withToken(apiFetch), `${pathOf(searchId)}/copy`, Copied, { method: 'POST', json: {} })
  return 'answer' in reply ? reply.answer.search_id : null
}

/** Towns whose names begin with what was typed. */
export const townsQuery = (apiFetch: ApiFetch, typed: string) =>
  queryOptions({
    queryKey: ['towns', typed],
    queryFn: async ({ signal }) => {
      const path = `/api/places/autocomplete?q=${encodeURIComponent(typed)}`
      const reply = await callApi(apiFetch, path, PlaceSuggestionList, { signal })
      return 'answer' in reply ? reply.answer.items : []
    },
    enabled: typed.length > 1,
  })

/** Places of the catalogue, the nearest to a point ("-29.86,31.03") first. */
export const placesQuery = (apiFetch: ApiFetch, words: string, near: string) =>
  queryOptions({
    queryKey: ['catalogue', words, near],
    queryFn: ({ signal }) => findPlaces(apiFetch, words, near, { signal }),
    enabled: words.length > 1,
  })
