import { type DefaultOptions, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import type { ApiFetch } from './api/client.ts'
import type { FormAnswer } from './api/form-answer.ts'
import { PageError } from './features/shell/page-error.tsx'
import { routeTree } from './route-tree.gen.ts'

/**
 * The specification's cache settings: garbage collection after five minutes, three retries in a browser, none for a
 * mutation. They are in this file because imported from another one they were undefined when the router was created.
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

/** The context of every route's guard and loader. */
export interface RouterContext {
  apiFetch: ApiFetch
  queryClient: QueryClient
  /** Set on the page of a form that was posted without script and not accepted. */
  formAnswer?: FormAnswer | undefined
}

/** `none`: the page is plain HTML. `lazy`: React runs at the first touch, or at once if the route's `wake` says so. */
export type Hydration = 'none' | 'lazy'

/** A new router: one for each request on the server, one for each page load in the browser. */
export function createAppRouter({ apiFetch, formAnswer }: Omit<RouterContext, 'queryClient'>) {
  const queryClient = new QueryClient({ defaultOptions: QUERY_DEFAULTS })
  return createRouter({
    routeTree,
    context: { apiFetch, queryClient, formAnswer },
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    defaultPreload: 'intent',
    // React Query caches the data: the router has no cache of its own.
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
     * When a lazy page starts React as it opens: `now` is always, `query` is with any query in its address, and any other
     * word is a key in the browser's storage that must have a value. It may depend on the loader's data.
     */
    wake?: readonly string[] | ((loaderData: unknown) => readonly string[])
    /**
     * Whether React fetches the page's data as it starts, from the page's address with `/data`. Otherwise they are in the
     * page. For a page that is complete without React and would be sent in one more round trip with its data.
     */
    fetchesData?: (loaderData: unknown) => boolean
    /** A script for this page only, independent of React. */
    script?: 'hero'
  }
}
