/**
 * The only script every page carries (at most 1 KB): the stored theme before first paint, the top bar's state,
 * and on `lazy` pages the first touch that wakes React, with early clicks kept and replayed.
 */
;(() => {
  const page = document.documentElement
  const { entry, chunks, wake } = (document.getElementById('boot') as HTMLScriptElement).dataset
  try {
    const theme = localStorage.getItem('theme')
    if (theme) page.dataset['theme'] = theme
  } catch {
    // Storage can be forbidden; the system's theme then stands.
  }

  const markScrolled = () => page.toggleAttribute('data-scrolled', scrollY > 4)
  addEventListener('scroll', markScrolled, { passive: true })
  markScrolled()
  if (!entry) return

  let early: HTMLElement | undefined
  let started = false
  const start = () => {
    if (started) return
    started = true
    void import(/* @vite-ignore */ entry)
  }
  const keep = (event: Event) => {
    start()
    const target = (event.target as Element).closest<HTMLElement>('button')
    if (!target) return
    event.preventDefault()
    early = target
  }
  for (const touch of ['pointerdown', 'keydown', 'focusin']) addEventListener(touch, start, { once: true, passive: true })
  addEventListener('click', keep, true)
  // React says `alive` once the page is hydrated; a click made before is done again.
  addEventListener('alive', () => {
    removeEventListener('click', keep, true)
    setTimeout(() => early?.click())
  })
  addEventListener('load', () => {
    if (wake?.split(' ').some((key) => (key === '?' ? location.search : localStorage.getItem(key)))) start()
    else
      for (const href of (chunks ?? '').split(' '))
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  })
})()
