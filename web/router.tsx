import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import type { ApiFetch } from './api/client.ts'
import type { FormAnswer } from './api/form-answer.ts'
import { QUERY_DEFAULTS } from './api/query-defaults.ts'
import { PageError } from './features/shell/page-error.tsx'
import type { PageModule } from './page-modules.ts'
import { routeTree } from './route-tree.gen.ts'

/** What every route's guard and loader can reach. */
export interface RouterContext {
  apiFetch: ApiFetch
  queryClient: QueryClient
  /** On the page of a form that was posted without script and could not be taken. */
  formAnswer?: FormAnswer | undefined
}

/**
 * When a page's script runs. `none`: never, the page is plain HTML. `lazy`: at the first touch, fetched when idle.
 * `eager`: right after the first paint.
 */
export type Hydration = 'none' | 'lazy' | 'eager'

/** A fresh router: one a request on the server, one a page load in the browser. */
export function createAppRouter({ apiFetch, formAnswer }: Omit<RouterContext, 'queryClient'>) {
  const queryClient = new QueryClient({ defaultOptions: QUERY_DEFAULTS })
  return createRouter({
    routeTree,
    context: { apiFetch, queryClient, formAnswer },
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    defaultPreload: 'intent',
    // React Query owns freshness: the router keeps nothing of its own.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: PageError,
  })
}
export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    hydration?: Hydration
    /** What wakes a lazy page at once: `?` for any query, else keys of the browser's storage, separated by spaces. */
    wake?: string
    /** A small module that runs once the page has loaded, whether React wakes or not. */
    afterLoad?: PageModule
  }
}
