import { keepPageOffline } from './offline.ts'
import { showTooltips } from './tooltips.ts'
import { foldForPhone } from './ui/fold-for-phone.ts'

/**
 * The inline script of every page. It sets the stored theme before the first paint, and handles the theme button, the
 * top bar's state, tooltips, a device without a network and parts that are closed on a phone. On a lazy page it starts React.
 * A click made before React runs is stored and repeated.
 */
;(() => {
  const page = document.documentElement
  const { entry, modules = '', wake = '', fetched } = (document.getElementById('boot') as HTMLScriptElement).dataset
  let store: Partial<Record<string, string>> = {}
  try {
    store = localStorage
  } catch {
    // Storage may be forbidden: then the system's theme is used, and a choice is valid for this page only.
  }
  page.dataset['theme'] = store['theme'] || ''

  // Shows links for somebody who is signed in; the server checks every call.
  if (store['auth_token']) page.dataset['signedIn'] = ''

  addEventListener('scroll', () => page.toggleAttribute('data-scrolled', scrollY > 4))
  showTooltips(page)
  keepPageOffline()

  let early: HTMLElement | undefined
  let isAlive = !entry
  // The browser runs a module only once.
  const start = () => entry && void import(/* @vite-ignore */ entry)
  for (const touch of ['pointerdown', 'keydown', 'focusin']) addEventListener(touch, start, { once: true })
  addEventListener(
    'click',
    (event) => {
      start()
      const button = (event.target as Element).closest('button')
      // A button with `data-own` works without React.
      if (button?.dataset['own'] === 'theme') changeTheme()
      else if (button && !isAlive && !('own' in button.dataset)) {
        event.preventDefault()
        early = button
      }
    },
    true,
  )
  addEventListener('alive', () => {
    isAlive = true
    setTimeout(() => early?.click())
  })
  const fetchEarly = (link: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), link))
  const fetchForReact = () => {
    for (const href of modules.split(' ').filter(Boolean)) fetchEarly({ rel: 'modulepreload', href })
    if (fetched) fetchEarly({ rel: 'preload', as: 'fetch', crossOrigin: '', href: fetched })
  }
  // Loaded late, so that they do not delay the content.
  addEventListener('load', () => setTimeout(fetchForReact, 500))
  addEventListener('DOMContentLoaded', () => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('details[data-folds]')) foldForPhone(part)
    const isReason = (word: string) => (word === 'query' ? location.search : word === 'now' || store[word])
    if (wake.split(' ').some(isReason)) start()
  })

  function changeTheme() {
    const isDark = page.dataset['theme']
      ? page.dataset['theme'] === 'dark'
      : matchMedia('(prefers-color-scheme:dark)').matches
    store['theme'] = page.dataset['theme'] = isDark ? 'light' : 'dark'
  }
})()
