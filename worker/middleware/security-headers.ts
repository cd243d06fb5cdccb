import type { MiddlewareHandler } from 'hono'
import { BOOT_SOURCE } from '../services/version.ts'
import { headersWith } from './headers-with.ts'

/** The default headers of the Worker's responses. */
export const SECURITY_HEADERS = headersWith(BOOT_SOURCE)

/** API responses are data: if a browser shows one as a page, it may load nothing. */
const API_POLICY = "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'"

/** An uploaded file that is opened directly gets no script and no origin, whatever it contains. */
const IMAGE_POLICY = `${API_POLICY}; sandbox`

/** The only page that shows mail as HTML, in a frame without scripts; mail has its own styles. */
const MAILBOX_POLICY = SECURITY_HEADERS['Content-Security-Policy']?.replace(
  /style-src [^;]*/,
  "style-src 'self' 'unsafe-inline'; frame-src 'self'",
)

/** Posts, and the editor's preview, may show pictures of other sites over https. */
const POST_POLICY = SECURITY_HEADERS['Content-Security-Policy']?.replace('img-src ', 'img-src https: ') ?? ''

/** The page of a plan may show the tiles of the map server that the build names. */
function planPolicy(): string | undefined {
  const tiles = import.meta.env.VITE_MAP_TILES as string | undefined
  return tiles
    ? SECURITY_HEADERS['Content-Security-Policy']?.replace('img-src ', `img-src ${new URL(tiles).origin} `)
    : undefined
}

function policyOf(path: string): string | undefined {
  if (/^\/images\/./.test(path)) return IMAGE_POLICY
  if (/^\/api(?:\/|$)/.test(path)) return API_POLICY
  if (/^\/admin\/mailbox\/?$/.test(path)) return MAILBOX_POLICY
  if (/^\/itinerary\/./.test(path)) return planPolicy()
  return /^\/(?:admin\/)?blog(?:\/|$)/.test(path) ? POST_POLICY : undefined
}

/** Sets the headers after the route has run, so that no route can omit them. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  // The headers of a response from a binding are immutable; a copy can be changed.
  c.res = new Response(c.res.body, c.res)
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.res.headers.set(name, value)
  const policy = policyOf(c.req.path)
  if (policy) c.res.headers.set('Content-Security-Policy', policy)
  if (policy !== API_POLICY) return
  c.res.headers.set('X-Robots-Tag', 'noindex')
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
}
