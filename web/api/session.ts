import type { ApiFetch } from './client.ts'

/** The spec's key: a bearer token, kept in the browser while somebody is signed in. */
const KEY = 'auth_token'

export function findToken(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** False where the browser keeps nothing: the session's cookie then still opens the pages. */
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
    // Nothing was kept, so nothing has to go.
  }
}

/** Calls that name who is signed in. On the server the renderer does that from the session's cookie. */
export const withToken =
  (apiFetch: ApiFetch): ApiFetch =>
  (path, init) => {
    const token = import.meta.env.SSR ? null : findToken()
    return apiFetch(path, token ? { ...init, headers: { ...init?.headers, Authorization: `Bearer ${token}` } } : init)
  }
