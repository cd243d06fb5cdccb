import { type ReactNode, useCallback, useState } from 'react'

/** Whether a part with this id came with the page's HTML; what would draw it then need not be fetched. */
export const isWritten = (id: string): boolean => !import.meta.env.SSR && document.getElementById(id) !== null

interface Props {
  id: string
  /** Told of the part's element once it is drawn; maybe more than once. */
  onDrawn: (part: HTMLElement) => void
  children: ReactNode
}

/**
 * A part that never changes once it is drawn. It is drawn where the page is made: on the server, or in the browser
 * after a change of page. Where it came as HTML, the HTML is kept as it stands and its code does not run.
 */
export function Still({ id, onDrawn, children }: Props) {
  // React leaves an element alone whose one child is the very text that the element holds.
  const [text, setText] = useState(() => (isWritten(id) ? document.getElementById(id)!.textContent : null))

  const settle = useCallback(
    (part: HTMLDivElement | null) => {
      if (!part) return
      // Had React to start afresh, only the text would be left: then the part is drawn after all.
      if (text !== null && !part.firstElementChild) setText(null)
      else onDrawn(part)
    },
    [text, onDrawn],
  )
  return (
    // A script of the page may have been at it before React woke.
    <div id={id} ref={settle} suppressHydrationWarning>
      {text ?? children}
    </div>
  )
}
