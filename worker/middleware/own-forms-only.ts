import { createMiddleware } from 'hono/factory'
import { Problem } from '../services/problem.ts'
import type { AppEnv } from './request-context.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a form that a page of another site or of another subdomain has sent. Both headers are set by the browser, and
 * each that is present must name our own page. Hono's `csrf` accepts a request if one of the two does.
 */
export const ownFormsOnly = createMiddleware<AppEnv>(async (c, next) => {
  const site = c.req.header('sec-fetch-site') ?? null
  const origin = c.req.header('origin') ?? null
  if (!READING.has(c.req.method) && !(isOwnSite(site) && isOwnOrigin(origin, site, new URL(c.req.url).origin)))
    throw new Problem(403, 'cross_site', 'Please send the form from our own page.')
  await next()
})

/** "none": the person sent it without a page, for example by loading the answer to a form once more. */
const isOwnSite = (site: string | null) => site === null || site === 'same-origin' || site === 'none'

/** A browser hides the origin of a page that allows no referrer: then `Sec-Fetch-Site` has to say where it came from. */
const isOwnOrigin = (origin: string | null, site: string | null, ours: string) =>
  origin === null || origin === ours || (origin === 'null' && site === 'same-origin')
