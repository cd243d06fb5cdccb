import { queryOptions } from '@tanstack/react-query'
import type { Post } from '#shared/contracts/post'
import type { ApiFetch } from '../../api/client.ts'

/** The posts that anybody may read, newest first; its error is a sentence for the page. */
export const postsQuery = (apiFetch: ApiFetch) =>
  queryOptions({
    queryKey: ['posts'],
    queryFn: async () => {
      const response = await apiFetch('/api/blog')
      if (!response.ok)
        throw new Error(`GET /api/blog failed: ${response.status} ${await response.text().catch(() => '')}`.trim())
      // A list by itself is understood too.
      const answer = (await response.json()) as Post[] | { items: Post[] }
      return Array.isArray(answer) ? answer : answer.items
    },
  })

/** One post; null where there is none. */
export const postQuery = (slug: string, apiFetch: ApiFetch) =>
  queryOptions({
    queryKey: ['post', slug],
    queryFn: async () => {
      const response = await apiFetch(`/api/blog/${encodeURIComponent(slug)}`)
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`Failed to fetch post (${response.status})`)
      return (await response.json()) as Post
    },
  })
