import { addLink } from './add-link.ts'
import { showFonts } from './late-fonts.ts'
import { showTooltips } from './tooltips.ts'

/**
 * The only script every page carries (at most 1 KB): the stored theme before first paint and the button that changes
 * it, the fonts, the top bar's state, the names of icon buttons, and what wakes React: the first paint on an `eager`
 * page, the first touch on a `lazy` one. A click made before is kept and done again.
 */
;(() => {
  const page = document.documentElement
  const { entry, chunks, wake, after, eager, fonts } = (document.getElementById('boot') as HTMLScriptElement).dataset
  let store: Partial<Record<string, string>> = {}
  try {
    store = localStorage
  } catch {
    // Storage can be forbidden; the system's theme then stands, and a choice lasts for the page.
  }
  page.dataset['theme'] = store['theme'] || ''

  // Shows what only somebody who is signed in can use; the server decides in any case.
  if (store['auth_token']) page.dataset['signedIn'] = ''

  const markScrolled = () => page.toggleAttribute('data-scrolled', scrollY > 4)
  // A page that opens scrolled says so by the same event; to ask now would lay it out before its first paint.
  addEventListener('scroll', markScrolled)
  showTooltips(page)

  let early: HTMLElement | undefined
  let alive = !entry
  // A module is run once, however often it is asked for.
  const start = () => entry && void import(/* @vite-ignore */ entry)
  addEventListener(
    'click',
    (event) => {
      start()
      const button = (event.target as Element).closest('button')
      if (!button) return
      // `data-own` says that a button does its work without React.
      if (button.dataset['own'] === 'theme') {
        const dark = page.dataset['theme']
          ? page.dataset['theme'] === 'dark'
          : matchMedia('(prefers-color-scheme:dark)').matches
        store['theme'] = page.dataset['theme'] = dark ? 'light' : 'dark'
      } else if (!alive && !('own' in button.dataset)) {
        event.preventDefault()
        early = button
      }
    },
    true,
  )
  for (const touch of ['pointerdown', 'keydown', 'focusin']) addEventListener(touch, start, { once: true })
  // React says `alive` once the page is hydrated; a click made before is done again.
  addEventListener('alive', () => {
    alive = true
    setTimeout(() => early?.click())
  })
  // What can wait does so until the page has been shown, so that it takes no bandwidth from what is read first.
  const afterPaint = (work: () => void) =>
    addEventListener(eager ? 'DOMContentLoaded' : 'load', () =>
      new PerformanceObserver((paints, observer) => {
        // The first of the paints may be of the background alone.
        if (paints.getEntries().at(-1)!.name === 'first-paint') return
        observer.disconnect()
        work()
      }).observe({ type: 'paint', buffered: true }),
    )
  showFonts(page, fonts!, store, afterPaint)
  afterPaint(() => {
    if (after) void import(/* @vite-ignore */ after)
    if (!entry) return
    // Each by itself: asked for in one go they hold the page up for longer than a touch may wait.
    chunks?.split(' ').forEach((href) => setTimeout(addLink, 0, 'modulepreload', href))
    if (eager || wake?.split(' ').some((key) => (key === '?' ? location.search : store[key]))) start()
  })
})()
