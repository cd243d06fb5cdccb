import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { ApiFetch } from '../../web/api/client.ts'
import { type AppRouter, createAppRouter, type Hydration, type RouterContext } from '../../web/router.tsx'
import { documentFor } from './document.ts'

/**
 * Renders the page of a request: the one renderer behind the pages written at build and those made at request.
 * `apiFetch` reaches the API in-process, so a loader costs no HTTP hop.
 */
export function renderPage(request: Request, apiFetch: ApiFetch): Promise<Response> {
  return render(request, createAppRouter({ apiFetch }), {})
}

/** The page of a form that was posted without script and could not be taken: with the answer, and without script again. */
export async function renderAnswer(
  page: URL,
  apiFetch: ApiFetch,
  { status, ...formAnswer }: NonNullable<RouterContext['formAnswer']> & { status: number },
): Promise<Response> {
  const router = createAppRouter({ apiFetch, formAnswer })
  const { body, headers } = await render(new Request(page), router, { hydration: 'none' })
  return new Response(body, { status, headers })
}

/** Without the library's request handler, whose serializer for the browser is heavy: our pages carry their data themselves. */
async function render(request: Request, router: AppRouter, as: { hydration?: Hydration }): Promise<Response> {
  const result = await load(router, new URL(request.url))
  if (result?.type === 'redirect') return result.redirect
  const html = documentFor(router, renderToString(<RouterProvider router={router} />), as)
  return new Response(html, { status: result?.status ?? 200, headers: { 'Content-Type': 'text/html; charset=UTF-8' } })
}

async function load(router: AppRouter, { origin, pathname, search }: URL): Promise<AppRouter['_serverResult']> {
  const open = async (path: string) => {
    router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }), origin })
    await router.load()
    return router._serverResult
  }
  // Two slashes would name another site's host.
  const path = pathname.replace(/^\/+/, '/') + search
  const result = await open(path)
  const target = result?.type === 'redirect' ? result.redirect.headers.get('location') : null
  // The router leads to an address in its own spelling; where a URL spells both alike, that would be a circle.
  return target !== null && new URL(target, origin).href === new URL(path, origin).href ? open(target) : result
}
