import { emailKey } from '#shared/domain/email-address'
import { insertMessageOnce, type NewMessage } from '../data/outbox.ts'
import { heldBackMail } from '../mail/team-mails.ts'
import type { Mail } from '../mail/letter.ts'
import type { Context } from './context.ts'
import { queueMessage } from './mail.ts'
import { type Sender, spendOnMessages, spendOnRecipient } from './mail-budget.ts'

/** How long a form counts as just sent: only then may another call cause mail to its sender. */
const FRESH_MS = 15 * 60_000

export const freshSince = (context: Context): string => new Date(context.now().getTime() - FRESH_MS).toISOString()

/** A few characters of a random id, as a reference for people. */
export const referenceOf = (id: string): string =>
  id
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 6)
    .toUpperCase()

/**
 * A letter as a message of the outbox; a fixed id makes sure that it is sent once only. `person` is the address of the
 * person whom it is to or about.
 */
export const messageOf = (
  context: Context,
  id: string,
  to: string[],
  mail: Mail,
  person: string | null,
): NewMessage => ({
  id,
  to,
  ...mail,
  person: person && emailKey(person),
  createdAt: context.now().toISOString(),
})

interface FormMessages {
  /** To the sender of the form. */
  thanks: NewMessage
  /** To the team; null if no address of the team is configured. */
  team: NewMessage | null
}

/**
 * The mails about a form that the budgets allow. The form itself is stored in any case. If mails are not sent, the team
 * gets a mail about it once a day.
 */
export async function messagesWithinBudget(
  context: Context,
  sender: Sender,
  { thanks, team }: FormMessages,
): Promise<NewMessage[]> {
  const messages = team ? [thanks, team] : [thanks]
  if (!(await spendOnMessages(context, sender, messages.length)).granted) return heldBackReport(context)
  const mayThank = await spendOnRecipient(context, sender, thanks.to[0] ?? '')
  return mayThank ? messages : messages.slice(1)
}

/** The same for a mail to the team only. */
export async function teamMessageWithinBudget(
  context: Context,
  sender: Sender,
  message: NewMessage,
): Promise<NewMessage[]> {
  return (await spendOnMessages(context, sender, 1)).granted ? [message] : heldBackReport(context)
}

function heldBackReport(context: Context): NewMessage[] {
  const day = context.now().toISOString().slice(0, 10)
  const { teamEmails } = context.site
  return teamEmails.length > 0 ? [messageOf(context, `held-back:${day}`, teamEmails, heldBackMail(day), null)] : []
}

export const insertMessages = (context: Context, messages: readonly NewMessage[]): D1PreparedStatement[] =>
  messages.map((message) => insertMessageOnce(context.db, message))

/** Call it after the rows are committed. */
export function queueLater(context: Context, messages: readonly NewMessage[]): void {
  for (const { id } of messages) context.later(queueMessage(context, id))
}
