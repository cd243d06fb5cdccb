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

/** A teacher may not read mail over a long weekend. */
export const VERIFY_HOURS = 96
const VERIFY_MS = VERIFY_HOURS * 3_600_000

/** The link that proves an address, and the statement that makes it work. */
export async function makeVerifyLink(
  context: Context,
  userId: string,
): Promise<{ url: string; statement: D1PreparedStatement }> {
  const { token, statement } = await makeLink(context, userId, 'verify', VERIFY_MS)
  return { url: `${context.site.origin}/api/auth/verify?token=${token}`, statement }
}

/** Whether the link was ours and is not too old. A scanner of mail may have opened it before: it works again. */
export async function verifyEmail(context: Context, token: string): Promise<boolean> {
  const now = context.now().toISOString()
  const found = await findAccountToken(context.db, await sha256Hex(token), 'verify', now)
  if (!found) return false
  await context.db.batch([changeUser(context.db, found.userId, { emailVerifiedAt: now })])
  return true
}

/** Another link for who is signed in and lost theirs; those sent before work no longer. Nothing where the address is proven. */
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
