import * as z from 'zod/mini'
import { SearchId } from '#shared/contracts/search-id'
import { type ApiFetch, callApi } from '../../api/client.ts'
import { withToken } from '../../api/session.ts'
import type { Run } from './device-record.ts'
import { TripError, tripError } from './trip-error.ts'

/** The id of the search, under either of its names. */
const Created = z.object({ id: z.optional(SearchId), search_id: z.optional(SearchId) })

/** Only the existence of the plan is needed here. */
const Started = z.object({
  success: z.boolean(),
  itinerary: z.optional(z.unknown()),
  error: z.optional(z.string()),
  details: z.optional(z.string()),
})

/** Creates the search of a run, or finds the one of an earlier try; returns its id. */
export async function createSearch(apiFetch: ApiFetch, run: Run, signal: AbortSignal): Promise<number> {
  const { idea, key, createdAt } = run
  // For a person who is signed in, it is then in their list of trips.
  const reply = await callApi(withToken(apiFetch), '/api/search', Created, {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    json: { idea, user_id: null, created_at: createdAt },
    signal,
  })
  if (!('answer' in reply)) throw tripError('refused', reply)
  const searchId = reply.answer.search_id ?? reply.answer.id
  if (searchId === undefined) throw new TripError('refused', 'The server gave no number for this idea.')
  return searchId
}

/** Requests the plan of a search without waiting for it: true if it exists already. */
export async function startGeneration(
  apiFetch: ApiFetch,
  run: Run,
  searchId: number,
  signal: AbortSignal,
): Promise<boolean> {
  const reply = await callApi(apiFetch, '/api/generate-itinerary', Started, {
    method: 'POST',
    headers: { Prefer: 'respond-async', 'Idempotency-Key': run.key },
    json: { search_id: searchId, idea: run.idea },
    signal,
  })
  if (!('answer' in reply)) throw tripError('failed', reply)
  const { success, itinerary, details, error } = reply.answer
  if (!success) throw new TripError('failed', details ?? error ?? 'Please try again later.')
  return itinerary !== undefined
}
