import { parseSearchId } from '#shared/contracts/search-id'

const PENDING = 'pending_search_id'

/** The trip that leads to the account: by the query, else the plan's page that the person came from, else what the device remembers. */
export function findSearchId(query: URLSearchParams): string | null {
  const fromPage = import.meta.env.SSR ? null : planOf(document.referrer)
  const candidates = [query.get('searchId'), fromPage, import.meta.env.SSR ? null : remembered()]
  return candidates.find((id) => id !== null && parseSearchId(id) !== null) ?? null
}

/** The referring page may be another site's: then its path says nothing. */
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
