import { useEffect, useRef } from 'react'

/** Where the focus goes when a new version is drawn, or when the drawer closes without a change. */
export function useFocusAfter(version: number) {
  const arriving = useRef<string | null>(null)
  const opener = useRef<string | null>(null)
  useEffect(() => {
    if (arriving.current !== null) arriveAt(arriving.current)
    arriving.current = null
  }, [version])
  return {
    comeBackTo: (id: string) => {
      opener.current = id
    },
    goTo: (id: string | null) => {
      arriving.current = id
      opener.current = null
    },
    giveBack: () => {
      if (opener.current !== null) document.getElementById(opener.current)?.focus()
    },
  }
}

const MARKED_MS = 2000

/** Opens the day of a control, puts the focus on it and marks its row for a moment. */
function arriveAt(id: string): void {
  const control = document.getElementById(id) ?? document.getElementById('plan')
  for (let fold = control?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
  control?.focus()
  const row = control?.closest('li')
  row?.setAttribute('data-changed', '')
  setTimeout(() => row?.removeAttribute('data-changed'), MARKED_MS)
}
