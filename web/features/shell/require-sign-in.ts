import { findToken } from '../../api/session.ts'

/** Leads to the sign-in page where nobody is signed in on this device; the server decides on every call in any case. */
export function requireSignIn(href: string): Promise<void> | undefined {
  if (import.meta.env.SSR || findToken()) return undefined
  location.replace(`/login?next=${encodeURIComponent(href)}`)
  // Nothing of the page comes alive while the browser leaves it.
  return new Promise(() => {})
}
