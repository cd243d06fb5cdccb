import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { Problem } from '../services/problem.ts'
import { isLocalHost } from './local-host.ts'
import type { AppEnv } from './request-context.ts'

const COOKIE = 'session'
const TOKEN = /^[A-Za-z0-9_-]{43}$/
const TWELVE_HOURS_SECONDS = 12 * 3_600

/**
 * The token as a cookie as well, for pages and for forms without script. The API never reads it, so another site can
 * make nobody call it; a form's handler asks `refuseOtherSites` first.
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

/** 403 for a form that a page of another site, or of a neighbour under the same domain, sends. */
export function refuseOtherSites(c: Context<AppEnv>): void {
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  const isOurs = site ? site === 'same-origin' || site === 'none' : !origin || origin === new URL(c.req.url).origin
  if (!isOurs) throw new Problem(403, 'cross_site', 'Please send the form from our own page.')
}
