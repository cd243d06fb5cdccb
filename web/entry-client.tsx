import { hydrate as hydrateQueries, type DehydratedState } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createAppRouter } from './router.tsx'

const router = createAppRouter({ apiFetch: (path, init) => fetch(path, init) })

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

/** The data with which the server rendered the page; they are in the page, or at an address. */
async function findData(): Promise<DehydratedState | null> {
  const { fetched } = document.getElementById('boot')!.dataset
  const carried = document.getElementById('page-data')?.textContent
  if (!fetched) return carried ? (JSON.parse(carried) as DehydratedState) : null
  // The page can be read without them: where they do not arrive, it stays as it is until the next touch.
  for (;;) {
    const response = await fetch(fetched).catch(() => null)
    if (response?.ok) return (await response.json()) as DehydratedState
    await nextTouch()
  }
}

const nextTouch = () =>
  new Promise((touched) => {
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, touched, { once: true })
  })

async function start(): Promise<void> {
  const data = await findData()
  if (data) hydrateQueries(router.options.context.queryClient, data)
  await router.load()
  // A transition, so that hydration of a long page does not block the touch that started it.
  startTransition(() => {
    hydrateRoot(document.getElementById('root') as HTMLElement, <RouterProvider router={router} />)
  })
}

// No top-level await: a page's chunk imports from this one, so each would wait for the other.
void start()
