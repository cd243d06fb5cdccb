import type { AnyRoute } from '@tanstack/react-router'
import { pageHead } from '../../web/page-head.ts'
import { routeTree } from '../../web/route-tree.gen.ts'
import { NeedsServer } from './needs-server.tsx'
import { Opening } from './opening.tsx'

/** Pages that are nothing without a server: their routes, and so all below `/admin`. */
const CLOSED = /^\/(login|forgot|reset|invite|user-info|account.*|admin.*|payment.*|search\/parsed)$/
/** The addresses at which the build writes the page that says so. */
export const CLOSED_PAGES: readonly string[] =
  '/login /forgot /reset /invite /user-info /account /account/trips /admin /payment /search/parsed'.split(' ')
/** Pages whose content the browser makes, with an address at which they can be rendered. */
export const OPENED_PAGES: Readonly<Record<string, string>> = {
  '/itinerary/$id': '/itinerary/1',
  '/itinerary/$id_/checks': '/itinerary/1/checks',
  '/itinerary/$id_/worksheets': '/itinerary/1/worksheets',
  '/commit_/plan': '/commit/plan',
}

const routesIn = (route: AnyRoute): AnyRoute[] => [
  route,
  ...(Object.values(route.children ?? {}) as AnyRoute[]).flatMap(routesIn),
]
const changeRoutes = (change: (id: string) => object | null) => {
  for (const route of routesIn(routeTree as AnyRoute)) {
    const options = change((route.options as { id?: string }).id ?? '')
    if (options) route.update(options)
  }
}

/** Puts a page that says so in place of those that need a server. */
export const closePages = () =>
  changeRoutes((id) =>
    CLOSED.test(id.replace(/\/$/, ''))
      ? {
          component: NeedsServer,
          loader: undefined,
          beforeLoad: undefined,
          staticData: { hydration: 'none' },
          head: () => pageHead({ path: id, title: 'This part needs our server', index: false }),
        }
      : null,
  )

/** At build: leaves the content of these pages to the browser, which starts as they open. */
export const leavePagesToBrowser = () =>
  changeRoutes((id) =>
    id in OPENED_PAGES
      ? { component: Opening, loader: undefined, staticData: { hydration: 'lazy', wake: ['now'] } }
      : null,
  )
