import type { PointerEvent } from 'react'

/** How far in CSS pixels a pointer may stray and still mean the button it went down on. */
const STRAY_PX = 32

/**
 * A button's `onPointerDown`: the press stays its own where the page moves the button away between down and up. Whoever
 * drags the pointer off takes the press back, as with any button.
 */
export function holdPress(press: PointerEvent<HTMLButtonElement>) {
  const button: HTMLButtonElement = press.currentTarget
  const { pointerId, clientX, clientY } = press
  const letGo = new AbortController()
  const { signal } = letGo
  button.setPointerCapture(pointerId)
  button.addEventListener('lostpointercapture', () => letGo.abort(), { signal })
  button.addEventListener(
    'pointermove',
    (move) => {
      if (Math.hypot(move.clientX - clientX, move.clientY - clientY) > STRAY_PX) button.releasePointerCapture(pointerId)
    },
    { signal },
  )
}
