import * as z from 'zod/mini'
import { callApi } from '../../../api/client.ts'

/** The storage key of the landing page for the idea and its search. */
const IDEA_KEY = 'pending_idea'
const SEARCH_KEY = 'pending_search_id'

/** The idea of a search, if it was written in this browser. */
export function findIdea(id: string): string | null {
  try {
    return localStorage.getItem(SEARCH_KEY) === id ? localStorage.getItem(IDEA_KEY) : null
  } catch {
    return null
  }
}

/** Requests the plan again; a search has only one plan, so a repeated request is harmless. Throws if it is refused. */
export async function restartGeneration(id: string, idea: string): Promise<void> {
  const reply = await callApi((path, init) => fetch(path, init), '/api/generate-itinerary', z.unknown(), {
    method: 'POST',
    headers: { prefer: 'respond-async' },
    json: { search_id: Number(id), idea },
  })
  if (!('answer' in reply)) throw new Error(`The plan was not started again (${reply.status})`)
}
