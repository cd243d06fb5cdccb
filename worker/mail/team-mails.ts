import type { MessageKind } from '#shared/contracts/email-webhook'
import { facts, type Mail, paragraph, quote, TEAM_REASON, writeMail } from './letter.ts'

const TITLES: Record<MessageKind, string> = {
  demo_request: 'Demo request by another program',
  contact: 'Contact message by another program',
}

interface Relayed {
  kind: MessageKind
  subject: string | null
  message: string | null
  requester: string | null
}

/** To the team: a message that a program sent through the API. Its text is quoted, not rendered. */
export function relayedMail({ kind, subject, message, requester }: Relayed): Mail {
  return writeMail({
    subject: TITLES[kind],
    preview: 'Passed on as it came, without its formatting.',
    greeting: 'Dear team',
    blocks: [
      paragraph('A program sent us this to pass on. Who wrote it has not been checked.'),
      facts([
        ['Subject', subject],
        ['Requester', requester],
      ]),
      ...(message?.trim() ? [quote(message)] : []),
    ],
    reason: TEAM_REASON,
  })
}

/** To the team, once a day: the mails about some requests were not sent, because the mail budget was used up. */
export function heldBackMail(day: string): Mail {
  return writeMail({
    subject: `Messages held back on ${day}`,
    preview: 'More requests came than may be answered by mail.',
    greeting: 'Dear team',
    blocks: [
      paragraph(
        'More demo requests or contact messages came than our limits let us answer by mail. Each one is stored: please look at the tables demo_requests and contact_messages, where they are newest first by created_at. Letters about orders wait in the mailbox as held back.',
      ),
      paragraph('You are told this once a day.'),
    ],
    reason: TEAM_REASON,
  })
}
