import { createRequestHandler, getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server'
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

async function render(request: Request, router: AppRouter, as: { hydration?: Hydration }): Promise<Response> {
  const handle = createRequestHandler({ request, createRouter: () => router })
  return handle(({ responseHeaders }) => {
    const html = documentFor(router, renderToString(<RouterServer router={router} />), as)
    return Promise.resolve(new Response(html, { status: getSsrStatus(router), headers: responseHeaders }))
  })
}
