import { KEPT_IN_BROWSER } from '#shared/domain/kept-in-browser'

const ENDING = KEPT_IN_BROWSER.filter(({ endsAtSignOut }) => endsAtSignOut).map(({ name }) => name)

/** Removes from this browser what says who used it and what they wrote, for the next person at a shared computer. */
export function forgetPerson(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (ENDING.some((name) => isNamed(key, name))) localStorage.removeItem(key)
  } catch {
    // Nothing was kept, so nothing has to go.
  }
}

const isNamed = (key: string, name: string) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name)
