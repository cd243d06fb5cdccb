import type { Context } from 'hono'
import { Problem } from '../services/problem.ts'
import { findSession, isPasswordTemporary, type Role, type Session, type User } from '../services/sessions.ts'
import type { AppEnv } from './request-context.ts'

const BEARER = /^Bearer +([A-Za-z0-9_-]{43})$/i

/** The person behind the `Authorization` header, or null. A call asks `requireUser` or `requireRole` where it needs one. */
export async function findUser(c: Context<AppEnv>): Promise<User | null> {
  return (await findBearer(c))?.user ?? null
}

/** The session of the call; 401 without a token, or with one that does not hold. */
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

/** Who is signed in, whatever their role; 401 without. */
export async function requireUser(c: Context<AppEnv>): Promise<User> {
  return (await requireSession(c)).user
}

/** Who is signed in with one of these roles and a password of their own; 401 without, 403 with another. */
export async function requireRole(c: Context<AppEnv>, ...roles: readonly Role[]): Promise<User> {
  const user = await requireUser(c)
  if (!roles.includes(user.role)) throw new Problem(403, 'not_allowed', 'Your account may not do this.')
  requireOwnPassword(user)
  return user
}

/** 403 while the password is still the temporary one, which somebody else may have read in a mailbox. */
export function requireOwnPassword(user: User): void {
  if (isPasswordTemporary(user))
    throw new Problem(
      403,
      'password_change_required',
      'Please choose a password of your own first, on your account page.',
    )
}

async function findBearer(c: Context<AppEnv>): Promise<Session | null> {
  const token = BEARER.exec(c.req.header('authorization') ?? '')?.[1]
  return token ? findSession(c.var.context, token) : null
}
