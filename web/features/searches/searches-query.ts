import { queryOptions } from '@tanstack/react-query'
import type { ParsedSearchPage } from '#shared/contracts/account'
import type { ApiFetch } from '../../api/client.ts'
import { findToken, withToken } from '../../api/session.ts'

const RETRIES = 3

/** A call that was refused: trying again does not help. */
export class SearchesRefused extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Whoever is signed in by the cookie alone, or not at all: only the server can draw what they may see. */
export const isAskedByToken = (): boolean => import.meta.env.SSR || findToken() !== null

/** The searches of whoever is signed in. `status` is a comma-separated list, empty for all. */
export const searchesQuery = (status: string, cursor: string, apiFetch: ApiFetch) =>
  queryOptions({
    queryKey: ['searches', status, cursor],
    queryFn: async (): Promise<ParsedSearchPage> => {
      if (!isAskedByToken()) throw new SearchesRefused(401, 'Please sign in first.')
      const query = new URLSearchParams({ ...(status && { status }), ...(cursor && { cursor }) })
      const response = await withToken(apiFetch)(`/api/search/parsed?${query}`)
      const answer: unknown = await response.json().catch(() => null)
      if (!response.ok) throw new SearchesRefused(response.status, messageOf(answer))
      // The spec's server answers a bare list or one with a name.
      return Array.isArray(answer) ? { items: answer, next_cursor: null } : (answer as ParsedSearchPage)
    },
    retry: (failures, error) => !(error instanceof SearchesRefused && error.status < 500) && failures < RETRIES,
  })

const messageOf = (answer: unknown): string =>
  (answer as { error?: string } | null)?.error ?? 'Failed to load parsed search results. Please try again later.'
