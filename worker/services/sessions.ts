import type { SignedInUser } from '#shared/contracts/sign-in'
import type { Role } from '#shared/domain/roles'
import {
  deleteEndedSessions,
  deleteSession,
  deleteSessionsOf,
  findLiveSession,
  insertSession,
  markSeen,
} from '../data/sessions.ts'
import type { User } from '../data/users.ts'
import type { Context } from './context.ts'
import { sha256Hex } from './sha256.ts'

const LONGEST_MS = 12 * 3_600_000
const IDLE_MS = 60 * 60_000
const SEEN_EVERY_MS = 60_000

export type { Role, User }

/** A user with a valid token. */
export interface Session {
  tokenHash: string
  user: User
}

/** A new token of 256 random bits, and the statement that makes it valid; only its hash is stored. */
export async function openSession(
  context: Context,
  userId: string,
): Promise<{ token: string; statement: D1PreparedStatement }> {
  const token = context.ids.token()
  const now = context.now().toISOString()
  const session = { tokenHash: await sha256Hex(token), userId, createdAt: now, seenAt: now }
  return { token, statement: insertSession(context.db, session) }
}

/** The session of a token; null if it is unknown, has ended, or was not used for an hour. */
export async function findSession(context: Context, token: string): Promise<Session | null> {
  const tokenHash = await sha256Hex(token)
  const found = await findLiveSession(context.db, tokenHash, limitsOf(context))
  if (!found) return null
  const now = context.now()
  if (now.getTime() - Date.parse(found.session.seenAt) > SEEN_EVERY_MS)
    context.later(context.db.batch([markSeen(context.db, tokenHash, now.toISOString())]))
  return { tokenHash, user: found.user }
}

/** Ends this session, or all sessions of the person. */
export async function closeSession(context: Context, session: Session, everywhere: boolean): Promise<void> {
  const { db } = context
  await db.batch([everywhere ? deleteSessionsOf(db, session.user.id) : deleteSession(db, session.tokenHash)])
}

/** For the sweep: sessions that have ended are deleted. */
export const sweepSessions = (context: Context): D1PreparedStatement =>
  deleteEndedSessions(context.db, limitsOf(context))

export const isPasswordTemporary = ({ passwordExpiresAt }: User): boolean => passwordExpiresAt !== null

export function toSignedInUser(user: User): SignedInUser {
  return {
    username: user.username,
    name: user.name,
    role: user.role,
    email: user.email,
    email_verified: user.emailVerifiedAt !== null,
    must_change_password: isPasswordTemporary(user),
    has_second_step: user.totpConfirmedAt !== null,
  }
}

function limitsOf(context: Context) {
  const now = context.now().getTime()
  return {
    begunAfter: new Date(now - LONGEST_MS).toISOString(),
    seenAfter: new Date(now - IDLE_MS).toISOString(),
  }
}
