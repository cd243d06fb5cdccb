import { useEffect, useRef } from 'react'

/**
 * The browser asks before it leaves a page with unsaved text. Every link of the site opens a document, so this covers
 * all ways to leave; the router's guard would be in the bundle of every page.
 */
export function useLeaveGuard(isUnsaved: () => boolean): void {
  const latest = useRef(isUnsaved)
  useEffect(() => {
    latest.current = isUnsaved
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
}
