/**
 * The headers of every response: the Worker sets them, and the build writes them to `_headers` for static files.
 * @param bootSource the inline script's source in a Content-Security-Policy; empty if the script is a file
 */
export const headersWith = (bootSource: string): Record<string, string> => ({
  // The only inline script is the one of every page, allowed by its hash. Data for hydration is a JSON block, not a
  // script.
  'Content-Security-Policy': [
    "default-src 'none'",
    `script-src 'self' ${bootSource}`.trimEnd(),
    // Only hot reload adds inline styles; a build never does.
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
  // `preload` lets the domain's owner enter it in the list of browsers: docs/decisions/0022-what-browsers-are-told.md.
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'X-Frame-Options': 'DENY',
})
