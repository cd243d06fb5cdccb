import { Tooltip } from 'radix-ui'
import { type Ref, useEffect, useImperativeHandle } from 'react'
import './tooltip.css'

const DELAY_MS = 700
const SKIP_DELAY_MS = 300

export default function TooltipView({ button }: { button: HTMLButtonElement }) {
  return (
    <Tooltip.Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {/* The focus that woke the page came before this did. */}
      <Tooltip.Root defaultOpen={button.matches(':focus-visible')}>
        <Tooltip.Trigger asChild>
          <StandingButton button={button} />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content className="tooltip" sideOffset={6} collisionPadding={8} hideWhenDetached>
            <NameOf button={button} />
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  )
}

/** Read as the tooltip opens: the name of a button that toggles changes with each press. */
const NameOf = ({ button }: { button: HTMLButtonElement }) => button.getAttribute('aria-label')

/** What the library gives its trigger; its listeners read only what the browser's own events have too. */
interface TriggerProps {
  ref?: Ref<HTMLButtonElement>
  onPointerMove?: (event: PointerEvent) => void
  onPointerLeave?: (event: PointerEvent) => void
  onPointerDown?: (event: PointerEvent) => void
  onFocus?: (event: FocusEvent) => void
  onBlur?: (event: FocusEvent) => void
  onClick?: (event: MouseEvent) => void
}

/**
 * A trigger made of a button that is in the page already, so that it keeps its focus and its own listeners.
 * The tooltip is the button's name and nothing more, so it does not describe the button a second time.
 */
function StandingButton({ button, ref, ...on }: TriggerProps & { button: HTMLButtonElement }) {
  const { onPointerMove, onPointerLeave, onPointerDown, onFocus, onBlur, onClick } = on
  useImperativeHandle(ref, () => button, [button])
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    if (onPointerMove) button.addEventListener('pointermove', onPointerMove, { signal })
    if (onPointerLeave) button.addEventListener('pointerleave', onPointerLeave, { signal })
    if (onPointerDown) button.addEventListener('pointerdown', onPointerDown, { signal })
    if (onFocus) button.addEventListener('focus', onFocus, { signal })
    if (onBlur) button.addEventListener('blur', onBlur, { signal })
    if (onClick) button.addEventListener('click', onClick, { signal })
    return () => listening.abort()
  }, [button, onPointerMove, onPointerLeave, onPointerDown, onFocus, onBlur, onClick])
  return null
}
