import { hydrate as hydrateQueries, type DehydratedState } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { fetchOwnerParts } from '../web/features/itinerary/change/owner-parts.ts'
import { createAppRouter } from '../web/router.tsx'
import { startWorker } from './browser/ask-worker.ts'
import { leadLinksToFiles, REWRITE } from './browser/base.ts'
import { takeFormPosts } from './browser/form-posts.ts'
import { readPlansAgain, standIn } from './browser/stand-in.ts'
import { closePages } from './pages/adapt-routes.ts'

closePages()
const apiFetch = standIn(async () => {
  await readPlansAgain(router.options.context.queryClient)
  await router.invalidate()
})
const router = createAppRouter({ apiFetch })
router.update({ ...router.options, rewrite: REWRITE })

/** Fetches what a plan's page runs, while the idea is still being written. */
async function fetchPlanPage(): Promise<void> {
  await Promise.all([router.loadRouteChunk(router.routesById['/itinerary/$id']), fetchOwnerParts()])
}

async function start(): Promise<void> {
  leadLinksToFiles()
  takeFormPosts(apiFetch)
  const { id, dataset } = document.getElementById('root') as HTMLElement
  startWorker({ warmUp: !('opened' in dataset) })
  const carried = document.getElementById('page-data')?.textContent
  if (carried) hydrateQueries(router.options.context.queryClient, JSON.parse(carried) as DehydratedState)
  // The HTML was written for the page without a query.
  const isAsWritten = !('opened' in dataset) && !location.search
  if (isAsWritten) router.ssr = { manifest: undefined }
  await router.load()
  const root = document.getElementById(id) as HTMLElement
  startTransition(() => {
    if (isAsWritten) hydrateRoot(root, <RouterProvider router={router} />)
    else createRoot(root).render(<RouterProvider router={router} />)
  })
  // What fails here is fetched again when it is needed.
  if (isAsWritten) fetchPlanPage().catch(() => undefined)
}

void start()
