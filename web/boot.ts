import { showTooltips } from './tooltips.ts'
import { foldForPhone } from './ui/fold-for-phone.ts'

/**
 * The script of every page, which stands in its HTML: the stored theme before the first paint and the button that
 * changes it, the top bar's state, the names of icon buttons, what a phone folds, and what wakes React on a lazy page.
 * A click made before React is awake is kept and done again.
 */
;(() => {
  const page = document.documentElement
  const { entry, modules = '', wake = '' } = (document.getElementById('boot') as HTMLScriptElement).dataset
  let store: Partial<Record<string, string>> = {}
  try {
    store = localStorage
  } catch {
    // Storage can be forbidden; the system's theme then stands, and a choice lasts for the page.
  }
  page.dataset['theme'] = store['theme'] || ''

  // Shows what only somebody who is signed in can use; the server decides in any case.
  if (store['auth_token']) page.dataset['signedIn'] = ''

  addEventListener('scroll', () => page.toggleAttribute('data-scrolled', scrollY > 4))
  showTooltips(page)

  let early: HTMLElement | undefined
  let isAlive = !entry
  // A module is run once, however often it is asked for.
  const start = () => entry && void import(/* @vite-ignore */ entry)
  for (const touch of ['pointerdown', 'keydown', 'focusin']) addEventListener(touch, start, { once: true })
  addEventListener(
    'click',
    (event) => {
      start()
      const button = (event.target as Element).closest('button')
      // `data-own` says that a button does its work without React.
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
  const fetchModules = () => {
    for (const href of modules.split(' ').filter(Boolean))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  // They take no bandwidth from what is read first.
  addEventListener('load', () => setTimeout(fetchModules, 500))
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
