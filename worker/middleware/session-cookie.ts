import type { Context } from 'hono'
import { dropTokenCookie, findTokenCookie, keepTokenCookie } from './own-cookies.ts'
import type { AppEnv } from './request-context.ts'

const COOKIE = 'session'
const TWELVE_HOURS_SECONDS = 12 * 3_600

/**
 * The session token as a cookie, for pages and for forms without JavaScript; forms of other sites are refused by
 * `ownFormsOnly`. Of the API, only the calls about a trip take it (`findTripCaller`); the others need the token.
 */
export const keepSessionCookie = (c: Context<AppEnv>, token: string): void =>
  keepTokenCookie(c, COOKIE, token, TWELVE_HOURS_SECONDS)

export const dropSessionCookie = (c: Context<AppEnv>): void => dropTokenCookie(c, COOKIE)

export const findSessionCookie = (c: Context<AppEnv>): string | null => findTokenCookie(c, COOKIE)
