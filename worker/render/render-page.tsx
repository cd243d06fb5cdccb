import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { ApiFetch } from '../../web/api/client.ts'
import { type AppRouter, createAppRouter } from '../../web/router.tsx'
import type { FormAnswer } from '../../web/api/form-answer.ts'
import { documentFor, hydrationOf, pageData } from './document.ts'

export interface PageRequest {
  /** The complete address. */
  url: string
  /** True if the header must show the links for signed-in users from the start, also without JavaScript. */
  isSignedIn?: boolean
  /** The message for a form that was posted to this page without JavaScript and refused. */
  formAnswer?: FormAnswer
}

/**
 * Renders a page, both at build and at request. A page with a `formAnswer` is sent without scripts, because its form
 * was posted without JavaScript.
 */
export async function renderPage({ url, isSignedIn, formAnswer }: PageRequest, apiFetch: ApiFetch): Promise<Response> {
  const router = createAppRouter({ apiFetch, formAnswer })
  // Does not use the library's request handler, because its serializer adds much client code; pages contain their data
  // as JSON.
  const result = await load(router, new URL(url))
  if (result?.type === 'redirect') return new Response(null, result.redirect)
  const html = documentFor(router, renderToString(<RouterProvider router={router} />), {
    hydration: formAnswer ? 'none' : hydrationOf(router),
    ...(isSignedIn && { isSignedIn }),
  })
  return new Response(html, { status: result?.status ?? 200, headers: { 'Content-Type': 'text/html; charset=UTF-8' } })
}

/** The data of a page, which React fetches as it starts; an error has none. */
export async function renderPageData(url: string, apiFetch: ApiFetch): Promise<Response> {
  const router = createAppRouter({ apiFetch })
  const result = await load(router, new URL(url))
  const status = result?.type === 'redirect' ? 404 : (result?.status ?? 200)
  return Response.json(status === 200 ? pageData(router) : null, { status })
}

async function load(router: AppRouter, { origin, pathname, search }: URL): Promise<AppRouter['_serverResult']> {
  const open = async (path: string) => {
    router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }), origin })
    await router.load()
    return router._serverResult
  }
  // A path that starts with two slashes would name another host.
  const path = pathname.replace(/^\/+/, '/') + search
  const result = await open(path)
  const target = result?.type === 'redirect' ? result.redirect.headers.get('location') : null
  // The router may redirect to its own spelling of the same URL; following that would be an endless redirect.
  return target !== null && new URL(target, origin).href === new URL(path, origin).href ? open(target) : result
}
