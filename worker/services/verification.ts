import { findAccountToken } from '../data/account-tokens.ts'
import { changeUser } from '../data/users.ts'
import { verificationMail } from '../mail/account-mails.ts'
import type { Context } from './context.ts'
import { accountMessage, VERIFY_HOURS } from './letter-secrets.ts'
import { promiseMail, queueLater, type Sender } from './mail-budget.ts'
import { Problem } from './problem.ts'
import type { User } from './sessions.ts'
import { sha256Hex } from './sha256.ts'

/** Whether the link is valid. It works several times, because a mail scanner may open it first. */
export async function verifyEmail(context: Context, token: string): Promise<boolean> {
  const now = context.now().toISOString()
  const found = await findAccountToken(context.db, await sha256Hex(token), 'verify', now)
  if (!found) return false
  await context.db.batch([changeUser(context.db, found.userId, { emailVerifiedAt: now })])
  return true
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
