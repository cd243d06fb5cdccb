import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { KEPT_DAYS } from '#shared/domain/retention'
import { isLocalHost } from './local-host.ts'
import type { AppEnv } from './request-context.ts'

const COOKIE = 'device'
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/**
 * Marks a browser that has signed in before. It opens nothing: it only lets its owner sign in while others guess at the
 * account.
 */
export function keepDeviceCookie(c: Context<AppEnv>, token: string): void {
  setCookie(c, COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: !isLocalHost(c.req.url),
    maxAge: KEPT_DAYS.knownDevices * 86_400,
  })
}

export function findDeviceCookie(c: Context<AppEnv>): string | null {
  const token = getCookie(c, COOKIE)
  return token && TOKEN.test(token) ? token : null
}
