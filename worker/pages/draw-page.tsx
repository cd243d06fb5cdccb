import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { ApiFetch } from '../../web/api/client.ts'
import { type AppRouter, createAppRouter } from '../../web/router.tsx'
import type { DrawnPage, PageTask } from '../ports/pages.ts'
import { documentFor, hydrationOf } from './document.ts'

/**
 * Draws a page: the one renderer behind the pages written at build and those made at request. The page of a form that
 * was posted without script and could not be taken comes with the answer, and without script again.
 */
export async function drawPage({ url, isSignedIn, formAnswer }: PageTask, apiFetch: ApiFetch): Promise<DrawnPage> {
  const router = createAppRouter({ apiFetch, formAnswer })
  // Without the library's request handler, whose serializer for the browser is heavy: our pages carry their data themselves.
  const result = await load(router, new URL(url))
  if (result?.type === 'redirect') {
    const { status, headers } = result.redirect
    return { status, headers: Object.fromEntries(headers), html: '' }
  }
  const hydration = formAnswer ? 'none' : hydrationOf(router)
  // The comments by which React finds its way are for pages that it wakes.
  const draw = hydration === 'none' ? renderToStaticMarkup : renderToString
  const html = documentFor(router, draw(<RouterProvider router={router} />), {
    hydration,
    ...(isSignedIn && { isSignedIn }),
  })
  return { status: result?.status ?? 200, headers: { 'Content-Type': 'text/html; charset=UTF-8' }, html }
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
