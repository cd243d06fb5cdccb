/** Where the landing page keeps the idea and its search until it has become something more. */
const IDEA_KEY = 'pending_idea'
const SEARCH_KEY = 'pending_search_id'

/** The idea behind a search, if it was written in this browser. */
export function findIdea(id: string): string | null {
  try {
    return localStorage.getItem(SEARCH_KEY) === id ? localStorage.getItem(IDEA_KEY) : null
  } catch {
    return null
  }
}

/** Asks for the plan once more; one plan a search, so that asking twice does no harm. Throws where that is refused. */
export async function restartGeneration(id: string, idea: string): Promise<void> {
  const response = await fetch('/api/generate-itinerary', {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'respond-async' },
    body: JSON.stringify({ search_id: Number(id), idea }),
  })
  if (!response.ok) throw new Error(`The plan was not started again (${response.status})`)
}
