import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { isLocalHost } from './local-host.ts'
import type { AppEnv } from './request-context.ts'

/** 256 random bits: all that our cookies hold. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/**
 * Outside the local machine, names begin with `__Host-`: a browser takes such a cookie only over HTTPS and from this
 * host, so no other subdomain can set it.
 */
const attributes = (c: Context<AppEnv>) => {
  const isSecure = !isLocalHost(c.req.url)
  const common = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure } as const
  return isSecure ? { ...common, prefix: 'host' as const } : common
}

/** The token in a cookie, or null. */
export function findTokenCookie(c: Context<AppEnv>, name: string): string | null {
  const token = getCookie(c, name, isLocalHost(c.req.url) ? undefined : 'host')
  return token && TOKEN.test(token) ? token : null
}

export function keepTokenCookie(c: Context<AppEnv>, name: string, token: string, maxAgeSeconds: number): void {
  setCookie(c, name, token, { ...attributes(c), maxAge: maxAgeSeconds })
}

export function dropTokenCookie(c: Context<AppEnv>, name: string): void {
  deleteCookie(c, name, attributes(c))
}
