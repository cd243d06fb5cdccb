/**
 * The headers of every response, whoever serves it: the Worker sets them on what it answers, and the build
 * writes the same list into `_headers` for the files that are served without a Worker.
 * @param bootSource the script of every page, as a Content-Security-Policy names it; empty where it is a file
 */
export const headersWith = (bootSource: string): Record<string, string> => ({
  // Nothing inline runs but the one script of every page, known by its hash: data for hydration is a JSON block.
  'Content-Security-Policy': [
    "default-src 'none'",
    `script-src 'self' ${bootSource}`.trimEnd(),
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
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'X-Frame-Options': 'DENY',
})
