import type { ApiFetch } from './client.ts'

/** The specification's key for the bearer token, which the browser stores while somebody is signed in. */
const KEY = 'auth_token'

export function findToken(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** False if the browser cannot store it: the session's cookie then still opens the pages. */
export function keepToken(token: string): boolean {
  try {
    localStorage.setItem(KEY, token)
    return true
  } catch {
    return false
  }
}

export function dropToken(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Adds the token to calls. On the server the renderer uses the session's cookie. */
export const withToken =
  (apiFetch: ApiFetch): ApiFetch =>
  (path, init) => {
    const token = import.meta.env.SSR ? null : findToken()
    return apiFetch(path, token ? { ...init, headers: { ...init?.headers, Authorization: `Bearer ${token}` } } : init)
  }
