import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** After a change of page without a new document: scrolls to the top, sets the title and focuses the heading. */
export function usePageChange(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        if (!fromLocation || !pathChanged) return
        const metas = router.state.matches.flatMap((match) => (match.meta ?? []) as { title?: string }[])
        document.title = metas.findLast((meta) => meta.title)?.title ?? document.title
        if (toLocation.hash) return
        scrollTo({ top: 0, behavior: 'instant' })
        const heading = document.querySelector<HTMLElement>('h1')
        heading?.setAttribute('tabindex', '-1')
        heading?.focus({ preventScroll: true })
      }),
    [router],
  )
}
