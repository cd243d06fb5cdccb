/** Pages that do not change between releases: written into the assets at build and served without a Worker. */
export const STATIC_PAGES: readonly string[] = ['/', '/privacy', '/terms', '/pricing', '/commit', '/careers']

/** Pages that are rendered at request and that search engines may list. Blog posts have a sitemap of their own. */
export const LISTED_PAGES: readonly string[] = ['/request-demo', '/contact', '/user-info', '/blog']
