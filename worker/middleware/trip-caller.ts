import type { Context } from 'hono'
import type { Caller } from '../services/trip-owner.ts'
import type { AppEnv } from './request-context.ts'
import { findCookieSession, findUser } from './session.ts'
import { findVisitor } from './visitor.ts'

/**
 * Who asks about a trip: the visitor of the cookie, and the account of the token or else of the session's cookie. Both
 * cookies are `SameSite=Lax`, so a page of another site cannot send them with a change.
 */
export async function findTripCaller(c: Context<AppEnv>): Promise<Caller> {
  const user = (await findUser(c)) ?? (await findCookieSession(c))?.user
  return { visitor: findVisitor(c), userId: user?.id ?? null }
}
