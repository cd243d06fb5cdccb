/** Pages that do not change between releases: written into the assets at build and served without a Worker. */
export const STATIC_PAGES: readonly string[] = ['/', '/privacy', '/terms', '/pricing', '/commit', '/careers']
