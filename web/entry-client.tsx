import { hydrate as hydrateQueries, type DehydratedState } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createAppRouter } from './router.tsx'

const router = createAppRouter({ apiFetch: (path, init) => fetch(path, init) })

const carried = document.getElementById('page-data')?.textContent
if (carried) hydrateQueries(router.options.context.queryClient, JSON.parse(carried) as DehydratedState)

// The HTML came from the server, so the first render must match it: no suspense boundary around the page.
router.ssr = { manifest: undefined }

// The first drawing is of a page that somebody is reading already: only a change of page leads to its top.
router.options.scrollRestoration = () => false
const firstDrawn = router.subscribe('onRendered', () => {
  router.options.scrollRestoration = false
  firstDrawn()
})

// Not awaited at the top: a page's file imports what lies in this one, and each would wait for the other.
void router.load().then(() =>
  // In pieces, so that a long page does not hold up the touch that woke it.
  startTransition(() => {
    hydrateRoot(document.getElementById('root') as HTMLElement, <RouterProvider router={router} />)
  }),
)
