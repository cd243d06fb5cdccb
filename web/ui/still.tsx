import { type ReactNode, type Ref, useState } from 'react'

/** Whether a part with this id came with the page's HTML; what would draw it then need not be fetched. */
export const isWritten = (id: string): boolean => !import.meta.env.SSR && document.getElementById(id) !== null

/**
 * A part that never changes once it is drawn. It is drawn where the page is made: on the server, or in the browser
 * after a change of page. Where it came as HTML, the HTML is kept as it stands and its code does not run.
 */
export function Still({ id, ref, children }: { id: string; ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  // The document's own nodes, so that React finds what it expects, and puts the same back should it ever draw anew.
  const [kept] = useState(() => (isWritten(id) ? document.getElementById(id)!.innerHTML : null))
  if (kept !== null) return <div id={id} ref={ref} dangerouslySetInnerHTML={{ __html: kept }} />
  return (
    <div id={id} ref={ref}>
      {children}
    </div>
  )
}
