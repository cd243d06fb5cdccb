import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { Problem } from '../services/problem.ts'
import { findSession, isPasswordTemporary, type Role, type Session, type User } from '../services/sessions.ts'
import type { AppEnv } from './request-context.ts'
import { findSessionCookie } from './session-cookie.ts'

const BEARER = /^Bearer +([A-Za-z0-9_-]{43})$/i

/** The user of the `Authorization` header, or null. Calls that require a user use `requireUser` or `requireRole`. */
export async function findUser(c: Context<AppEnv>): Promise<User | null> {
  return (await findBearer(c))?.user ?? null
}

/** The session of the call; 401 without a token or with an invalid one. */
export async function requireSession(c: Context<AppEnv>): Promise<Session> {
  const session = await findBearer(c)
  if (session) return session
  const wasSent = c.req.header('authorization') !== undefined
  throw new Problem(
    401,
    wasSent ? 'session_ended' : 'not_signed_in',
    wasSent ? 'Your session has ended. Please sign in again.' : 'Please sign in first.',
    { headers: { 'WWW-Authenticate': 'Bearer' } },
  )
}

/** The signed-in user with any role; else 401. */
export async function requireUser(c: Context<AppEnv>): Promise<User> {
  return (await requireSession(c)).user
}

/** The signed-in user with one of these roles and their own password; 401 if not signed in, else 403. */
export async function requireRole(c: Context<AppEnv>, ...roles: readonly Role[]): Promise<User> {
  const user = await requireUser(c)
  requireOneOf(user, roles)
  return user
}

/** 403 while the password is still the temporary one, which others may have seen in the mailbox. */
export function requireOwnPassword(user: User): void {
  if (isPasswordTemporary(user))
    throw new Problem(
      403,
      'password_change_required',
      'Please choose a password of your own first, on your account page.',
    )
}

/** Runs before the body is validated, so that a caller who is not signed in gets 401 and no validation messages. */
export const signedInOnly = createMiddleware<AppEnv>(async (c, next) => {
  c.set('session', await requireSession(c))
  await next()
})

/** The same, for users with their own password. */
export const ownPasswordOnly = createMiddleware<AppEnv>(async (c, next) => {
  const session = await requireSession(c)
  requireOwnPassword(session.user)
  c.set('session', session)
  await next()
})

/** The same, for users with one of these roles and their own password. */
export const rolesOnly = (...roles: readonly Role[]) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const session = await requireSession(c)
    requireOneOf(session.user, roles)
    c.set('session', session)
    await next()
  })

/** 403 unless the user has one of these roles and their own password. */
export function requireOneOf(user: User, roles: readonly Role[]): void {
  if (!roles.includes(user.role)) throw new Problem(403, 'not_allowed', 'Your account may not do this.')
  requireOwnPassword(user)
}

/** The session of the cookie, for pages, forms without JavaScript and `findTripCaller`. */
export async function findCookieSession(c: Context<AppEnv>): Promise<Session | null> {
  const token = findSessionCookie(c)
  return token ? findSession(c.var.context, token) : null
}

async function findBearer(c: Context<AppEnv>): Promise<Session | null> {
  const token = BEARER.exec(c.req.header('authorization') ?? '')?.[1]
  return token ? findSession(c.var.context, token) : null
}
