import { createRequestHandler, getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import type { ApiFetch } from '../../web/api/client.ts'
import { createAppRouter } from '../../web/router.tsx'
import { documentFor } from './document.ts'

/**
 * Renders the page of a request: the one renderer behind the pages written at build and those made at request.
 * `apiFetch` reaches the API in-process, so a loader costs no HTTP hop.
 */
export async function renderPage(request: Request, apiFetch: ApiFetch): Promise<Response> {
  const router = createAppRouter({ apiFetch })
  const handle = createRequestHandler({ request, createRouter: () => router })
  return handle(({ responseHeaders }) => {
    const html = documentFor(router, renderToString(<RouterServer router={router} />))
    return Promise.resolve(new Response(html, { status: getSsrStatus(router), headers: responseHeaders }))
  })
}
