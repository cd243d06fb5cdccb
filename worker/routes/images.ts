import { Hono } from 'hono'
import type { AppEnv } from '../middleware/request-context.ts'
import { findImage } from '../services/images.ts'

/** Uploaded pictures for pages; not part of the JSON API. */
export const imageRoutes: Hono<AppEnv> = new Hono<AppEnv>()
  .get('/:key{.+}', async (c): Promise<Response> => {
    const key = c.req.param('key')
    const image = await findImage(c.var.context, key)
    if (!image) return c.text('There is no picture at this address.', 404, { 'Cache-Control': 'no-store' })
    const etag = `"${key}"`
    c.header('ETag', etag)
    // The key is the hash of the content, so another picture has another address.
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
    if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304)
    c.header('Content-Type', image.type)
    c.header('Content-Length', String(image.sizeBytes))
    return c.req.method === 'HEAD' ? c.body(null) : c.body(await image.open())
  })
  .all('/:key{.+}', (c): Response => c.text('A picture can only be read here.', 405, { Allow: 'GET, HEAD' }))

/** True if the client already has the picture (RFC 9110, weak comparison). */
function isKnown(condition: string | undefined, etag: string): boolean {
  const tags = condition?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}
