import type { Handler } from 'hono'
import type { Post } from '#shared/contracts/post'
import type { AppEnv } from '../middleware/request-context.ts'
import { listPosts } from '../services/posts.ts'

const RSS = 'application/rss+xml; charset=UTF-8'

/** The blog as a feed. */
export const blogFeed =
  (render: (posts: Post[]) => string): Handler<AppEnv> =>
  async (c) => {
    const { items } = await listPosts(c.var.context, false)
    return c.body(render(items), 200, { 'Content-Type': RSS })
  }
