import type { Context } from 'hono'
import { KEPT_DAYS } from '#shared/domain/retention'
import type { Visitor } from '../services/search.ts'
import { dropTokenCookie, findTokenCookie, keepTokenCookie } from './own-cookies.ts'
import type { AppEnv } from './request-context.ts'

const COOKIE = 'visitor'
const HALF_A_YEAR_SECONDS = KEPT_DAYS.visitorCookie * 86_400

/** The visitor of the cookie, or null. The token is a secret: only its hash is stored. */
export const findVisitor = (c: Context<AppEnv>): string | null => findTokenCookie(c, COOKIE)

/** The next idea from this browser is that of a new visitor. */
export const endVisitor = (c: Context<AppEnv>): void => dropTokenCookie(c, COOKIE)

/** Returns the visitor, a new one if there is no cookie, and sets the cookie for half a year from now. */
export function keepVisitor(c: Context<AppEnv>): Visitor {
  const known = findVisitor(c)
  const token = known ?? c.get('context').ids.token()
  keepTokenCookie(c, COOKIE, token, HALF_A_YEAR_SECONDS)
  return { token, isNew: known === null }
}
