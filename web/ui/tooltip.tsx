import { type ComponentType, lazy, Suspense } from 'react'

// The server never shows one, so its bundle does not carry the part that does.
const fetchTooltip = () =>
  import.meta.env.SSR ? Promise.reject(new Error('Tooltips are shown in a browser')) : import('./tooltip-view.tsx')

/** A button whose tooltip cannot be fetched has its name all the same; the page goes on. */
const unseen = () => ({ default: () => null })
const TooltipView = lazy<ComponentType<{ button: HTMLButtonElement }>>(() => fetchTooltip().catch(unseen))

/** Shows the name of a button that is only an icon: rendered beside it, since the button may be alive before React is. */
export function Tooltip({ button }: { button: HTMLButtonElement | null }) {
  return button ? (
    <Suspense>
      <TooltipView button={button} />
    </Suspense>
  ) : null
}
