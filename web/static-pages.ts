/** Pages that do not change between releases: written into the assets at build and served without a Worker. */
export const STATIC_PAGES: readonly string[] = ['/', '/privacy', '/terms', '/pricing', '/commit', '/careers']

/** Pages that are made at request and that search engines may list. The posts of the blog stand in a sitemap of their own. */
export const LISTED_PAGES: readonly string[] = ['/request-demo', '/contact', '/user-info', '/blog']
