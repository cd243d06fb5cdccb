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
