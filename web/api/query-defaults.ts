import type { DefaultOptions } from '@tanstack/react-query'

/** The spec's cache settings: five minutes of garbage collection, three retries in a browser, none for a mutation. */
export const QUERY_DEFAULTS: DefaultOptions = {
  queries: {
    gcTime: 5 * 60_000,
    staleTime: 30_000,
    retry: typeof window === 'undefined' ? false : 3,
    retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
  },
  mutations: { retry: 0 },
}
