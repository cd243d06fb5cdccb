import { findAccountToken } from '../data/account-tokens.ts'
import { findProfile } from '../data/profiles.ts'
import { findSearch } from '../data/searches.ts'
import { changeUser, findUser } from '../data/users.ts'
import { verificationMail } from '../mail/account-mails.ts'
import type { Context } from './context.ts'
import { accountMessage, VERIFY_HOURS } from './letter-secrets.ts'
import { promiseMail, queueLater, type Sender } from './mail-budget.ts'
import { Problem } from './problem.ts'
import { isPasswordTemporary, type User } from './sessions.ts'
import { type NewSession, prepareSession } from './sign-in.ts'
import { sha256Hex } from './sha256.ts'

export interface OpenedLink {
  user: User
  /** The trip for which the account was made; null without one. */
  searchId: number | null
}

/**
 * Confirms the address of a link's account; null for a bad or old link. It works several times, because a mail scanner
 * may open it first.
 */
export async function verifyEmail(context: Context, token: string): Promise<OpenedLink | null> {
  const { db } = context
  const now = context.now().toISOString()
  const found = await findAccountToken(db, await sha256Hex(token), 'verify', now)
  const user = found && (await findUser(db, found.userId))
  if (!user) return null
  await db.batch([changeUser(db, user.id, { emailVerifiedAt: now })])
  return { user, searchId: await findTripOf(context, user) }
}

/**
 * Signs in the browser that opened the link, until the account has a password of its own: till then the letter of the
 * link has a password that does the same. Null afterwards, and for staff.
 */
export async function signInByLink(
  context: Context,
  user: User,
  deviceToken: string | null,
): Promise<NewSession | null> {
  if (!isPasswordTemporary(user) || user.role !== 'school') return null
  const { session, statements } = await prepareSession(context, user, { deviceToken })
  await context.db.batch(statements)
  return session
}

async function findTripOf({ db }: Context, user: User): Promise<number | null> {
  const searchId = (await findProfile(db, user.id))?.searchId ?? null
  const search = searchId === null ? undefined : await findSearch(db, searchId)
  return search?.userId === user.id ? search.id : null
}

/** Sends another link to a signed-in user; earlier links stay valid. Does nothing if the address is confirmed. */
export async function sendVerifyLink(context: Context, user: User, sender: Sender): Promise<void> {
  if (user.emailVerifiedAt !== null) return
  const secret = { kind: 'verify' as const, userId: user.id }
  const person = accountMessage(context, user.email, verificationMail(VERIFY_HOURS), secret)
  const { statements, ids, retryAfterSeconds } = await promiseMail(context, 'verification', sender, { person }, 'drop')
  if (retryAfterSeconds !== null)
    throw new Problem(
      429,
      'mail_budget_spent',
      'We have written to you several times today already: look for the newest of our emails, or try again tomorrow.',
      { retryAfterSeconds },
    )
  await context.db.batch(statements)
  queueLater(context, ids)
}
