import type { EmailWebhookRequest, MailAccepted, MessageKind } from '#shared/contracts/email-webhook'
import { emailKey, isEmailAddress } from '#shared/domain/email-address'
import { findContactSince } from '../data/contact-messages.ts'
import { findDemoSince } from '../data/demos.ts'
import { findMessage, type NewMessage } from '../data/outbox.ts'
import { relayedMail } from '../mail/team-mails.ts'
import { contactMessages, keepContactMessage } from './contact.ts'
import type { Context } from './context.ts'
import { demoMessages } from './demo.ts'
import { type Claim, commitOnce } from './idempotency.ts'
import { promiseMail, queueLater, type Sender } from './mail-budget.ts'
import { Problem } from './problem.ts'
import { freshSince, messageOf } from './visitor-mail.ts'

/**
 * Sends mail for a caller. Mail to the team goes only to configured addresses. The requester gets the site's own
 * letter, only after they have just sent a form, and only once.
 */
export async function acceptMail(
  context: Context,
  request: EmailWebhookRequest,
  sender: Sender,
  claim: Claim | null,
): Promise<MailAccepted> {
  if (request.type === 'contact' && request.contact) return keepContactMessage(context, request.contact, sender, claim)
  const promised: string[] = []
  const answer = await commitOnce(context, claim, async () => {
    const team = teamMessage(context, request)
    const person = await thanksFor(context, request)
    const mail = await promiseMail(context, 'form', sender, { person, team }, 'drop')
    if (mail.retryAfterSeconds !== null) throw tooMany(mail.retryAfterSeconds)
    promised.push(...mail.ids)
    return {
      status: 202,
      answer: { success: true as const, id: team.id },
      about: team.person === null ? null : { email: team.person },
      statements: mail.statements,
    }
  })
  queueLater(context, promised)
  return answer
}

function teamMessage(context: Context, request: EmailWebhookRequest): NewMessage {
  const to = teamOf(context, request)
  if (to.length === 0)
    throw new Problem(503, 'no_recipients', 'Nobody is set up to receive this message. Please write to us by email.')
  const { type: kind, subject = null, message = null, userRecipient: requester = null } = request
  const mail = relayedMail({ kind, subject, message, requester })
  return messageOf(context, `relayed:${context.ids.token()}`, to, mail, requester)
}

/**
 * The hints that are configured addresses, spelt as in the configuration; if there are none, the default recipients of
 * the kind.
 */
function teamOf({ site }: Context, { type, adminRecipients, adminCc }: EmailWebhookRequest): string[] {
  const configured = new Set([...site.teamEmails, ...site.recipients.demo_request, ...site.recipients.contact])
  const hints = new Set([...adminRecipients, ...adminCc].map(emailKey))
  const meant = [...configured].filter((address) => hints.has(emailKey(address)))
  return meant.length > 0 ? meant : site.recipients[type]
}

/**
 * The letter to a person who has just sent a form of this kind; null without such a form, or if it was already
 * promised.
 */
async function thanksFor(context: Context, request: EmailWebhookRequest): Promise<NewMessage | null> {
  const address = request.userRecipient?.trim() ?? ''
  if (!isEmailAddress(address)) return null
  const letter = await LETTERS[request.type](context, emailKey(address))
  return letter && !(await findMessage(context.db, letter.id)) ? letter : null
}

const LETTERS: Record<MessageKind, (context: Context, email: string) => Promise<NewMessage | null>> = {
  async demo_request(context, email) {
    const demo = await findDemoSince(context.db, email, freshSince(context))
    return demo ? demoMessages(context, demo.id, demo.submission).thanks : null
  },
  async contact(context, email) {
    const kept = await findContactSince(context.db, email, freshSince(context))
    return kept ? contactMessages(context, kept.id, kept.message).thanks : null
  },
}

const tooMany = (retryAfterSeconds: number) =>
  new Problem(429, 'mail_budget_spent', 'Too many messages were sent. Please try again later.', { retryAfterSeconds })
