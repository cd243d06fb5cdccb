/**
 * Shows the names of icon buttons (web/ui/icon-button.tsx): after the mouse rests on one, or at once on keyboard
 * focus. Hides them on Escape, on a press, or when pointer and focus have left both button and tooltip.
 */
export function showTooltips(page: HTMLElement): void {
  const DELAY_MS = 700
  // For this long after one has closed, the next one opens without delay.
  const SKIP_DELAY_MS = 300
  let shown: Element | null = null
  let hovered: Element | null = null
  let waiting: ReturnType<typeof setTimeout> | undefined
  let closedAt = -SKIP_DELAY_MS

  const close = () => {
    clearTimeout(waiting)
    if (!shown) return
    shown.removeAttribute('data-open')
    shown = null
    closedAt = performance.now()
  }
  const show = (anchor: Element) => {
    if (anchor !== shown) close()
    shown = anchor
    anchor.setAttribute('data-open', '')
  }
  const anchorOf = ({ target }: Event) => (target as Element).closest('[data-tooltip]')
  const hover = (anchor: Element | null) => {
    if (anchor === hovered) return
    hovered = anchor
    clearTimeout(waiting)
    if (shown === anchor || (!anchor && shown?.querySelector(':focus-visible'))) return
    close()
    if (!anchor) return
    if (performance.now() - closedAt < SKIP_DELAY_MS) show(anchor)
    else waiting = setTimeout(() => show(anchor), DELAY_MS)
  }

  addEventListener('pointerover', (event) => hover(event.pointerType === 'mouse' ? anchorOf(event) : null))
  page.addEventListener('pointerleave', () => hover(null))
  addEventListener('pointerdown', close, true)
  addEventListener('focusin', (event) => {
    const anchor = anchorOf(event)
    if (anchor && (event.target as Element).matches(':focus-visible')) show(anchor)
  })
  addEventListener('focusout', () => shown !== hovered && close())
  addEventListener('keydown', ({ key }) => key === 'Escape' && close(), true)
}
