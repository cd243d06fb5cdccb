import { hydrate as hydrateQueries, type DehydratedState } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createAppRouter } from './router.tsx'

const router = createAppRouter({ apiFetch: (path, init) => fetch(path, init) })

const carried = document.getElementById('page-data')?.textContent
if (carried) hydrateQueries(router.options.context.queryClient, JSON.parse(carried) as DehydratedState)

// The first render must match the server's HTML: no suspense boundary around the page.
router.ssr = { manifest: undefined }

// Only another page scrolls to the top: neither the first render, when the page may already be scrolled, nor new data of
// the same page. Each entry of the browser's history has a key of its own.
let drawn: string | undefined
router.options.scrollRestoration = ({ location: { state } }) => {
  const isOther = drawn !== undefined && drawn !== state.__TSR_key
  drawn = state.__TSR_key
  return isOther
}

// No top-level await: a page's chunk imports from this one, so each would wait for the other.
void router.load().then(() =>
  // A transition, so that hydration of a long page does not block the touch that started it.
  startTransition(() => {
    hydrateRoot(document.getElementById('root') as HTMLElement, <RouterProvider router={router} />)
  }),
)
