import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ParsedSearchPage } from '#shared/contracts/account'
import { ParsedIdea } from '#shared/contracts/parsed-idea'
import { type ApiFetch, callApi } from '../../api/client.ts'
import { findToken, withToken } from '../../api/session.ts'

const RETRIES = 3
const GENERAL_WORDS = 'Failed to load parsed search results. Please try again later.'

/** A listed idea. By the specification, fields may be missing and states may be unknown to this page. */
const ListedIdea = z.extend(z.partial(ParsedIdea), {
  id: ParsedIdea.shape.id,
  idea_id: ParsedIdea.shape.idea_id,
  status: z.string(),
})
export type ListedIdea = z.infer<typeof ListedIdea>

/** By the specification, the answer is a list or an object with a list. */
const ListedPage = z.union([
  z.extend(ParsedSearchPage, { items: z.array(ListedIdea) }),
  z.pipe(
    z.array(ListedIdea),
    z.transform((items) => ({ items, next_cursor: null })),
  ),
])
export type ListedPage = z.infer<typeof ListedPage>

/** A refused call: trying again does not help. */
export class SearchesRefused extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Nobody is signed in, or only by the cookie: then only the server can render the list. */
export const isAskedByToken = (): boolean => import.meta.env.SSR || findToken() !== null

/** The searches of the person who is signed in. `status` is a comma-separated list, empty for all. */
export const searchesQuery = (status: string, cursor: string, apiFetch: ApiFetch) =>
  queryOptions({
    queryKey: ['searches', status, cursor],
    queryFn: async (): Promise<ListedPage> => {
      if (!isAskedByToken()) throw new SearchesRefused(401, 'Please sign in first.')
      const query = new URLSearchParams({ ...(status && { status }), ...(cursor && { cursor }) })
      const reply = await callApi(withToken(apiFetch), `/api/search/parsed?${query}`, ListedPage)
      if ('answer' in reply) return reply.answer
      if (reply.status === 0) throw new Error('The searches could not be reached')
      throw new SearchesRefused(reply.status, reply.words ?? GENERAL_WORDS)
    },
    retry: (failures, error) => !(error instanceof SearchesRefused && error.status < 500) && failures < RETRIES,
  })
