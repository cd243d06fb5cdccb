import { queryOptions } from '@tanstack/react-query'
import { Post } from '#shared/contracts/post'
import { type ApiFetch, callApi } from '../../api/client.ts'
import { listOf } from '../../api/lists.ts'

const Posts = listOf(Post)

/** The published posts, newest first; the error's message is for the page. */
export const postsQuery = (apiFetch: ApiFetch) =>
  queryOptions({
    queryKey: ['posts'],
    queryFn: async () => {
      const reply = await callApi(apiFetch, '/api/blog', Posts)
      if ('answer' in reply) return reply.answer
      throw new Error(`GET /api/blog failed: ${reply.status} ${reply.words ?? reply.statusText}`.trim())
    },
  })

/** One post; null if there is none. */
export const postQuery = (slug: string, apiFetch: ApiFetch) =>
  queryOptions({
    queryKey: ['post', slug],
    queryFn: async () => {
      const reply = await callApi(apiFetch, `/api/blog/${encodeURIComponent(slug)}`, Post)
      if ('answer' in reply) return reply.answer
      if (reply.status === 404) return null
      throw new Error(`Failed to fetch post (${reply.status})`)
    },
  })
