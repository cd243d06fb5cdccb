import type { Context } from 'hono'
import { KEPT_DAYS } from '#shared/domain/retention'
import { findTokenCookie, keepTokenCookie } from './own-cookies.ts'
import type { AppEnv } from './request-context.ts'

const COOKIE = 'device'

/**
 * Marks a browser that has signed in before. It opens nothing: it only lets its owner sign in while others guess at the
 * account.
 */
export const keepDeviceCookie = (c: Context<AppEnv>, token: string): void =>
  keepTokenCookie(c, COOKIE, token, KEPT_DAYS.knownDevices * 86_400)

export const findDeviceCookie = (c: Context<AppEnv>): string | null => findTokenCookie(c, COOKIE)
