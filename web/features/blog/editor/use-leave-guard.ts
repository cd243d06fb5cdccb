import { useEffect, useRef } from 'react'

/**
 * The browser asks before a page with unsaved words goes. Every link of the site opens a document, so this is the one
 * way out of a page; the library's own guard would be carried by every page for nothing.
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
