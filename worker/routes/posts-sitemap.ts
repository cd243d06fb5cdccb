import type { Handler } from 'hono'
import type { AppEnv } from '../middleware/request-context.ts'
import { listAddresses } from '../services/posts.ts'

/** The published posts for search engines. Posts change without a release, so the build cannot write this file. */
export const postsSitemap: Handler<AppEnv> = async (c) => {
  const addresses = await listAddresses(c.var.context)
  const entries = addresses.map(
    ({ slug, updatedAt }) =>
      `<url><loc>${c.var.context.site.origin}/blog/${encodeURIComponent(slug)}</loc><lastmod>${updatedAt}</lastmod></url>`,
  )
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`
  return c.body(text, 200, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' })
}
