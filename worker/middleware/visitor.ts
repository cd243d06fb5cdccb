import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { KEPT_DAYS } from '#shared/domain/retention'
import type { Visitor } from '../services/search.ts'
import { isLocalHost } from './local-host.ts'
import type { AppEnv } from './request-context.ts'

const COOKIE = 'visitor'
const TOKEN = /^[A-Za-z0-9_-]{43}$/
const HALF_A_YEAR_SECONDS = KEPT_DAYS.visitorCookie * 86_400

/** The visitor of the cookie, or null. The token is a secret: only its hash is stored. */
export function findVisitor(c: Context<AppEnv>): string | null {
  const token = getCookie(c, COOKIE)
  return token && TOKEN.test(token) ? token : null
}

/** The next idea from this browser is that of a new visitor. */
export function endVisitor(c: Context<AppEnv>): void {
  deleteCookie(c, COOKIE, { path: '/', secure: !isLocalHost(c.req.url) })
}

/** Returns the visitor, a new one if there is no cookie, and sets the cookie for half a year from now. */
export function keepVisitor(c: Context<AppEnv>): Visitor {
  const known = findVisitor(c)
  const token = known ?? c.get('context').ids.token()
  setCookie(c, COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: !isLocalHost(c.req.url),
    maxAge: HALF_A_YEAR_SECONDS,
  })
  return { token, isNew: known === null }
}
