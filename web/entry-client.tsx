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

// At the first render the page may already be scrolled: only a change of page scrolls to the top.
router.options.scrollRestoration = () => false
const firstDrawn = router.subscribe('onRendered', () => {
  router.options.scrollRestoration = false
  firstDrawn()
})

// No top-level await: a page's chunk imports from this one, so each would wait for the other.
void router.load().then(() =>
  // A transition, so that hydration of a long page does not block the touch that started it.
  startTransition(() => {
    hydrateRoot(document.getElementById('root') as HTMLElement, <RouterProvider router={router} />)
  }),
)
