/** The address that a page says is its own; a page that is written for everybody must have one. */
export function canonicalOf(html: string, path: string): string {
  const address = /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1]
  if (!address) throw new Error(`${path} is written at build but names no address of its own`)
  return address
}

/**
 * What search engines read first, by file name: the addresses of the pages written at build, and the paths of those
 * made at request. Private pages say `noindex` themselves and are not closed here: a robot that may not read a page
 * cannot see that it must not be listed. Posts come and go, so the Worker answers their sitemap.
 */
export function searchEngineFiles(addresses: readonly string[], paths: readonly string[]): Record<string, string> {
  const { origin } = new URL(addresses[0] ?? '')
  const entries = [...addresses, ...paths.map((path) => `${origin}${path}`)].map(
    (address) => `<url><loc>${address}</loc></url>`,
  )
  const sitemaps = ['sitemap.xml', 'sitemap-posts.xml'].map((name) => `Sitemap: ${origin}/${name}\n`)
  return {
    'robots.txt': `User-agent: *\nDisallow: /api/\n\n${sitemaps.join('')}`,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`,
  }
}
