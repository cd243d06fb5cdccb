import { type DefaultOptions, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import type { ApiFetch } from './api/client.ts'
import type { FormAnswer } from './api/form-answer.ts'
import { PageError } from './features/shell/page-error.tsx'
import { routeTree } from './route-tree.gen.ts'

/**
 * The spec's cache settings: five minutes of garbage collection, three retries in a browser, none for a mutation. They
 * stand here because the router is made while its own file is still loading others: from there they came as undefined.
 */
const QUERY_DEFAULTS: DefaultOptions = {
  queries: {
    gcTime: 5 * 60_000,
    staleTime: 30_000,
    retry: typeof window === 'undefined' ? false : 3,
    retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
  },
  mutations: { retry: 0 },
}

/** What every route's guard and loader can reach. */
export interface RouterContext {
  apiFetch: ApiFetch
  queryClient: QueryClient
  /** On the page of a form that was posted without script and could not be taken. */
  formAnswer?: FormAnswer | undefined
}

/** `none`: the page is plain HTML. `lazy`: React runs at the first touch, or at once where the route's `wake` says so. */
export type Hydration = 'none' | 'lazy'

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
    /**
     * Why a lazy page wakes as it opens: `now` is always, `query` is any query in its address, and any other word is a
     * key under which the browser has kept something. It may depend on what the loader gave.
     */
    wake?: readonly string[] | ((loaderData: unknown) => readonly string[])
    /** A script of the page's own, whether React wakes or not. */
    script?: 'hero'
  }
}
