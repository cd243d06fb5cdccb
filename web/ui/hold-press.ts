import type { PointerEvent } from 'react'

/** The distance in CSS pixels that a pointer may move and still press the button. */
const STRAY_PX = 32

/**
 * A button's `onPointerDown`: the press still counts if the page moves the button between pointer down and up. Moving
 * the pointer away cancels it, as with any button.
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
