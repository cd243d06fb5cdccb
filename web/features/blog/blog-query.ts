import { queryOptions } from '@tanstack/react-query'
import { Post } from '#shared/contracts/post'
import { type ApiFetch, callApi } from '../../api/client.ts'
import { pageOf, withCursor } from '../../api/lists.ts'

const PostPage = pageOf(Post)

export interface PostPage {
  items: Post[]
  /** The cursor of the older posts; null at the end. */
  next: string | null
}

/** A page of the published posts, newest first; null for an unknown cursor. The error's message is for the page. */
export const postsQuery = (cursor: string | null, apiFetch: ApiFetch) =>
  queryOptions({
    queryKey: ['posts', cursor],
    queryFn: async (): Promise<PostPage | null> => {
      const reply = await callApi(apiFetch, withCursor('/api/blog', cursor), PostPage)
      if ('answer' in reply) return reply.answer
      if (reply.status === 422) return null
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
