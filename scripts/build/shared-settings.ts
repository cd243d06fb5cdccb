import type { tanstackRouter } from '@tanstack/router-plugin/vite'

/** How every build reads the pages in `web/routes/`. */
export const ROUTER: Parameters<typeof tanstackRouter>[0] = {
  target: 'react',
  routesDirectory: 'web/routes',
  generatedRouteTree: 'web/route-tree.gen.ts',
  autoCodeSplitting: true,
  // A page's loader travels with the page, so that no other page loads it.
  codeSplittingOptions: { defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']] },
}

/** How every build cuts the client into files. */
export const CODE_SPLITTING = {
  groups: [
    { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\//, priority: 2 },
    // One file instead of some twenty, whose names would be in the HTML of each page.
    { name: 'common', minShareCount: 4, priority: 1 },
  ],
}
