import { findToken } from '../../api/session.ts'

/** Opens the sign-in page if nobody is signed in on this device; the server also checks every call. */
export function requireSignIn(href: string): Promise<void> | undefined {
  if (import.meta.env.SSR || findToken()) return undefined
  location.replace(`/login?next=${encodeURIComponent(href)}`)
  // Never resolves, so that the page does not start while the browser leaves it.
  return new Promise(() => {})
}
