import { parseSearchId } from '#shared/contracts/search-id'

const PENDING = 'pending_search_id'

/** The trip that led to the sign-up: from the query, else the referring plan, else the browser's storage. */
export function findSearchId(query: URLSearchParams): string | null {
  const fromPage = import.meta.env.SSR ? null : planOf(document.referrer)
  const candidates = [query.get('searchId'), fromPage, import.meta.env.SSR ? null : remembered()]
  return candidates.find((id) => id !== null && parseSearchId(id) !== null) ?? null
}

/** The path of a page of another site is ignored. */
function planOf(referrer: string): string | null {
  try {
    const { origin, pathname } = new URL(referrer)
    return origin === location.origin ? (/^\/itinerary\/(\d+)$/.exec(pathname)?.[1] ?? null) : null
  } catch {
    return null
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(PENDING)
  } catch {
    return null
  }
}
