const LETTERS_A_FRAME = 3

/** Types a text into a field character by character; at once with reduced motion. Stops when the person uses the field. */
export function typeIn(box: HTMLTextAreaElement, text: string, onInput: () => void): void {
  const put = (value: string) => {
    box.value = value
    onInput()
  }
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return put(text)
  let length = 0
  let untouched = true
  const touch = () => (untouched = false)
  box.addEventListener('beforeinput', touch, { once: true })
  const step = () => {
    if (!untouched || box.disabled || !box.isConnected) return
    length += LETTERS_A_FRAME
    put(text.slice(0, length))
    if (length < text.length) requestAnimationFrame(step)
    else box.removeEventListener('beforeinput', touch)
  }
  step()
}
