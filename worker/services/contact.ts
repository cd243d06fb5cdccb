import type { ContactMessage } from '#shared/contracts/contact'
import type { MailAccepted } from '#shared/contracts/email-webhook'
import { emailKey } from '#shared/domain/email-address'
import { insertContactMessage } from '../data/contact-messages.ts'
import { contactTeamMail, contactThanksMail } from '../mail/contact-mails.ts'
import type { Context } from './context.ts'
import { type Claim, commitOnce } from './idempotency.ts'
import { promiseMail, queueLater, type Sender } from './mail-budget.ts'
import { messageOf, referenceOf } from './visitor-mail.ts'

/** Stores a message to the team and its mails in one batch. */
export async function keepContactMessage(
  context: Context,
  message: ContactMessage,
  sender: Sender,
  claim: Claim | null,
): Promise<MailAccepted> {
  const promised: string[] = []
  const answer = await commitOnce(context, claim, async () => {
    const id = context.ids.token()
    const { thanks: person, team } = contactMessages(context, id, message)
    const mail = await promiseMail(context, 'form', sender, { person, team }, 'report')
    promised.push(...mail.ids)
    const email = emailKey(message.email)
    const kept = { id, email, message, createdAt: context.now().toISOString() }
    const statements = [insertContactMessage(context.db, kept), ...mail.statements]
    return { status: 202, answer: { success: true as const, id }, about: { email }, statements }
  })
  queueLater(context, promised)
  return answer
}

/** The ids are derived from the message's id, so that nobody is thanked twice. */
export function contactMessages(context: Context, id: string, message: ContactMessage) {
  const reference = referenceOf(id)
  const to = context.site.recipients.contact
  const { email } = message
  return {
    thanks: messageOf(context, `contact-thanks:${id}`, [email], contactThanksMail(reference), email),
    team:
      to.length > 0 ? messageOf(context, `contact-team:${id}`, to, contactTeamMail(reference, message), email) : null,
  }
}
