import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { isLocalHost } from './local-host.ts'
import type { AppEnv } from './request-context.ts'

const COOKIE = 'session'
const TOKEN = /^[A-Za-z0-9_-]{43}$/
const TWELVE_HOURS_SECONDS = 12 * 3_600

/**
 * The session token as a cookie, for pages and for forms without JavaScript. The API ignores it, so another site cannot
 * make calls for the user; forms of other sites are refused by `ownFormsOnly`.
 */
export function keepSessionCookie(c: Context<AppEnv>, token: string): void {
  setCookie(c, COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: !isLocalHost(c.req.url),
    maxAge: TWELVE_HOURS_SECONDS,
  })
}

export function dropSessionCookie(c: Context<AppEnv>): void {
  deleteCookie(c, COOKIE, { path: '/', secure: !isLocalHost(c.req.url) })
}

export function findSessionCookie(c: Context<AppEnv>): string | null {
  const token = getCookie(c, COOKIE)
  return token && TOKEN.test(token) ? token : null
}
