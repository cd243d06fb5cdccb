import type { Handler } from 'hono'
import type { AppEnv } from '../middleware/request-context.ts'
import { listPosts } from '../services/posts.ts'

const RSS = 'application/rss+xml; charset=UTF-8'

/** The blog for readers' programs. */
export const blogFeed: Handler<AppEnv> = async (c) => {
  const { items } = await listPosts(c.var.context, false)
  return c.body(await c.var.context.ports.pages.drawFeed(items), 200, { 'Content-Type': RSS })
}
