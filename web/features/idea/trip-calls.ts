import type { ApiFetch } from '../../api/client.ts'
import { withToken } from '../../api/session.ts'
import type { Run } from './device-record.ts'
import { answerOf, TripError, unreachable } from './trip-error.ts'

/** Where calls go, for the words of a network error. */
const host = () => location.host

async function post(
  apiFetch: ApiFetch,
  path: string,
  body: object,
  headers: Record<string, string>,
  signal: AbortSignal,
) {
  const response = await apiFetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : unreachable(host())
  })
  return response
}

/** Creates the search of a run, or finds the one that an earlier try made; the answer is its id. */
export async function createSearch(apiFetch: ApiFetch, run: Run, signal: AbortSignal): Promise<number> {
  const { idea, key, createdAt } = run
  const response = await post(
    // Whoever is signed in finds it among their trips.
    withToken(apiFetch),
    '/api/search',
    { idea, user_id: null, created_at: createdAt },
    { 'Idempotency-Key': key },
    signal,
  )
  if (!response.ok) throw new TripError('refused', await answerOf(response))
  const { id, search_id } = (await response.json()) as { id?: number; search_id?: number }
  const searchId = search_id ?? id
  if (searchId === undefined) throw new TripError('refused', 'The server gave no number for this idea.')
  return searchId
}

/** Asks for the plan of a search and answers at once: true where it is already there. */
export async function startGeneration(
  apiFetch: ApiFetch,
  run: Run,
  searchId: number,
  signal: AbortSignal,
): Promise<boolean> {
  const response = await post(
    apiFetch,
    '/api/generate-itinerary',
    { search_id: searchId, idea: run.idea },
    { Prefer: 'respond-async', 'Idempotency-Key': run.key },
    signal,
  )
  if (!response.ok) throw new TripError('failed', await answerOf(response))
  const answer = (await response.json()) as { success?: boolean; itinerary?: object; error?: string; details?: string }
  if (answer.success === false)
    throw new TripError('failed', answer.details ?? answer.error ?? 'Please try again later.')
  return answer.itinerary !== undefined
}
