import type { MiddlewareHandler } from 'hono'

/**
 * The headers of every response, whoever serves it: the Worker sets them on what it answers, and the build
 * writes the same list into `_headers` for the files that are served without a Worker.
 */
export const SECURITY_HEADERS: Record<string, string> = {
  // Nothing inline runs: data for hydration travels as a JSON block, which is not script.
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    // Hot reload puts styles into the page; a build never does.
    import.meta.env?.DEV ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
  'X-Frame-Options': 'DENY',
}

/** Sets the security headers last, so that no route can forget them. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.res.headers.set(name, value)
}
