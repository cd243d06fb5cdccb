import type { ContactMessage } from '#shared/contracts/contact'
import { SITE } from '../../web/site.ts'
import { facts, GREETING, type Mail, paragraph, quote, replyTo, TEAM_REASON, writeMail } from './letter.ts'

/** To the sender of a message. The address may belong to somebody else, so the mail repeats nothing of the message. */
export function contactThanksMail(reference: string): Mail {
  return writeMail({
    subject: `We have your message (${reference})`,
    preview: 'A person reads it and replies within one business day.',
    greeting: GREETING,
    blocks: [
      paragraph('Thank you for writing to us. A person reads your message and replies within one business day.'),
      facts([['Reference', reference]]),
    ],
    reason: `You get this message because somebody wrote to ${SITE.name} with this address. If it was not you, ignore it.`,
  })
}

/** To the team: the complete message. */
export function contactTeamMail(reference: string, message: ContactMessage): Mail {
  return writeMail({
    subject: `New contact message (${reference})`,
    preview: 'Please reply within one business day.',
    greeting: 'Dear team',
    blocks: [
      paragraph('Somebody wrote to us on the contact page.'),
      facts([
        ['Name', message.name],
        ['Email', message.email],
        ['Subject', message.subject],
        ['Plan', message.plan],
      ]),
      quote(message.message),
      replyTo(message.email),
    ],
    reason: TEAM_REASON,
  })
}
