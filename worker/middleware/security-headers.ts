import type { MiddlewareHandler } from 'hono'
import { BOOT_SOURCE } from '../services/version.ts'
import { headersWith } from './headers-with.ts'

/** The headers of every response that the Worker gives. */
export const SECURITY_HEADERS = headersWith(BOOT_SOURCE)

/** An answer of the API is data: a browser that is made to show it as a page may load nothing at all. */
const API_POLICY = "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'"

/** An uploaded file opened by its own address is alone: no script, no origin, whatever it turns out to hold. */
const IMAGE_POLICY = `${API_POLICY}; sandbox`

/** The one page that shows mail as HTML, in a frame that may run nothing: a letter's styles are its own. */
const MAILBOX_POLICY = SECURITY_HEADERS['Content-Security-Policy']?.replace(
  /style-src [^;]*/,
  "style-src 'self' 'unsafe-inline'; frame-src 'self'",
)

/** Posts may show pictures of other sites, over https alone; the editor shows the same in its preview. */
const POST_POLICY = SECURITY_HEADERS['Content-Security-Policy']?.replace('img-src ', 'img-src https: ') ?? ''

function policyOf(path: string): string | undefined {
  if (/^\/images\/./.test(path)) return IMAGE_POLICY
  if (/^\/api(?:\/|$)/.test(path)) return API_POLICY
  if (/^\/admin\/mailbox\/?$/.test(path)) return MAILBOX_POLICY
  return /^\/(?:admin\/)?blog(?:\/|$)/.test(path) ? POST_POLICY : undefined
}

/** Sets the security headers last, so that no route can forget them. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  // A response that came from a binding has headers that cannot be changed; its copy's can.
  c.res = new Response(c.res.body, c.res)
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.res.headers.set(name, value)
  const policy = policyOf(c.req.path)
  if (policy) c.res.headers.set('Content-Security-Policy', policy)
  if (policy !== API_POLICY) return
  c.res.headers.set('X-Robots-Tag', 'noindex')
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
}
