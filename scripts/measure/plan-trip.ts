import { performance } from 'node:perf_hooks'

export interface PlannedTrip {
  searchId: number
  /** The parsed idea, with the names of the API. */
  parsed: Record<string, unknown>
  itinerary: {
    title: string
    checks: { id: string; label: string; status: 'pass' | 'warn' | 'fail'; detail: string }[]
  }
  searchMs: number
  generateMs: number
}

/** Sends an idea through the API as a client does: a search, then the plan. */
export async function planTrip(origin: string, idea: string, createdAt?: string): Promise<PlannedTrip> {
  const began = performance.now()
  const search = await post(`${origin}/api/search`, { idea, ...(createdAt ? { created_at: createdAt } : {}) })
  const searched = performance.now()
  const searchId = search['search_id'] as number
  const generated = await post(`${origin}/api/generate-itinerary`, { search_id: searchId, idea })
  return {
    searchId,
    parsed: search['parsed'] as Record<string, unknown>,
    itinerary: generated['itinerary'] as PlannedTrip['itinerary'],
    searchMs: searched - began,
    generateMs: performance.now() - searched,
  }
}

async function post(url: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = await response.text()
  if (!response.ok) throw new Error(`POST ${url} answered ${response.status}: ${answer}`)
  return JSON.parse(answer) as Record<string, unknown>
}
