import { type ComponentType, lazy, type LazyExoticComponent, Suspense, useCallback, useState } from 'react'

interface Props {
  id: string
  /** What draws it on the server; undefined in the browser, whose bundle then does without it. */
  Part: ComponentType | undefined
  /** Brings what draws it, for the case that React had to start afresh and the HTML is gone. */
  fetchPart: () => Promise<ComponentType>
}

/** A part that every page's HTML holds and that never changes: the browser keeps it as it stands, without its code. */
export function Written({ id, Part, fetchPart }: Props) {
  // React leaves an element alone whose one child is the very text that the element holds.
  const [text] = useState(() => (import.meta.env.SSR ? '' : (document.getElementById(id)?.textContent ?? '')))
  const [Again, setAgain] = useState<LazyExoticComponent<ComponentType> | null>(null)
  const settle = useCallback(
    (part: HTMLDivElement | null) => {
      if (part && !part.firstElementChild) setAgain(lazy(async () => ({ default: await fetchPart() })))
    },
    [fetchPart],
  )
  if (Part)
    return (
      <div id={id}>
        <Part />
      </div>
    )
  return (
    <div id={id} ref={settle}>
      {Again ? (
        <Suspense>
          <Again />
        </Suspense>
      ) : (
        text
      )}
    </div>
  )
}
