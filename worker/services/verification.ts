import { deleteAccountTokensOf, findAccountToken } from '../data/account-tokens.ts'
import { insertMessage } from '../data/outbox.ts'
import { changeUser } from '../data/users.ts'
import { verificationMail } from '../mail/account-mails.ts'
import { makeLink, messageTo } from './account-links.ts'
import type { Context } from './context.ts'
import { type Sender, spendOnMessages, spendOnRecipient } from './mail-budget.ts'
import { queueMessage } from './mail.ts'
import { Problem } from './problem.ts'
import type { User } from './sessions.ts'
import { sha256Hex } from './sha256.ts'

/** Long enough for a teacher who reads no mail over a long weekend. */
export const VERIFY_HOURS = 96
const VERIFY_MS = VERIFY_HOURS * 3_600_000

/** The link that confirms an address, and the statement that makes it valid. */
export async function makeVerifyLink(
  context: Context,
  userId: string,
): Promise<{ url: string; statement: D1PreparedStatement }> {
  const { token, statement } = await makeLink(context, userId, 'verify', VERIFY_MS)
  return { url: `${context.site.origin}/api/auth/verify?token=${token}`, statement }
}

/** Whether the link is valid. It works several times, because a mail scanner may open it first. */
export async function verifyEmail(context: Context, token: string): Promise<boolean> {
  const now = context.now().toISOString()
  const found = await findAccountToken(context.db, await sha256Hex(token), 'verify', now)
  if (!found) return false
  await context.db.batch([changeUser(context.db, found.userId, { emailVerifiedAt: now })])
  return true
}

/** Sends another link to a signed-in user; earlier links become invalid. Does nothing if the address is confirmed. */
export async function sendVerifyLink(context: Context, user: User, sender: Sender): Promise<void> {
  if (user.emailVerifiedAt !== null) return
  const mayWrite =
    (await spendOnRecipient(context, sender, user.email)) && (await spendOnMessages(context, sender, 1)).granted
  if (!mayWrite)
    throw new Problem(
      429,
      'mail_budget_spent',
      'We have written to you several times today already: look for the newest of our emails, or try again tomorrow.',
      { retryAfterSeconds: 3_600 },
    )
  const link = await makeVerifyLink(context, user.id)
  const mail = verificationMail({ name: user.name, verifyUrl: link.url, validHours: VERIFY_HOURS })
  const message = messageTo(context, user.email, mail)
  await context.db.batch([
    deleteAccountTokensOf(context.db, user.id, 'verify'),
    link.statement,
    insertMessage(context.db, message),
  ])
  context.later(queueMessage(context, message.id))
}
