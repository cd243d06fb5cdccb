import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './request-context.ts'

/**
 * Caches a page that is the same for everybody in the data centre that made it. The key contains the build and the
 * version of what the page shows, read from the database, so every change is visible with the next request and nothing
 * is purged. A page without a version is not cached. Browsers revalidate and get 304 if nothing changed.
 */
export const keptAtEdge = (build: string, versionOf: (c: Context<AppEnv>) => Promise<string | null>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.method !== 'GET') return next()
    const { pageCache } = c.var.context.ports
    // Without the database the version is unknown; the page then reports the failure itself.
    const version = await versionOf(c).catch(() => null)
    if (version === null) return next()
    const etag = `W/"${build}-${version}"`
    const isFresh = c.req
      .header('if-none-match')
      ?.split(',')
      .some((tag) => tag.trim() === etag)
    const key = `${build}-${version}${encodeURI(c.req.path)}${pageOf(c.req.query('cursor'))}`
    const kept = await pageCache.find(key).catch(() => undefined)
    if (kept && isFresh) c.res = new Response(null, { status: 304 })
    else if (kept) c.res = new Response(kept.body, kept)
    else {
      await next()
      if (c.res.status !== 200) return
      c.var.context.later(pageCache.keep(key, c.res.clone()).catch(() => undefined))
    }
    c.res.headers.set('ETag', etag)
    c.res.headers.set('Cache-Control', 'no-cache')
  })

/** The page of the list that is asked for; the rest of a query changes nothing. */
const pageOf = (cursor: string | undefined): string => (cursor ? `?cursor=${encodeURIComponent(cursor)}` : '')
