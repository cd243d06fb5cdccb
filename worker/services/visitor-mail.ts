import { insertMessageOnce, type NewMessage } from '../data/outbox.ts'
import { heldBackMail } from '../mail/team-mails.ts'
import type { Mail } from '../mail/letter.ts'
import type { Context } from './context.ts'
import { queueMessage } from './mail.ts'
import { type Sender, spendOnMessages, spendOnRecipient } from './mail-budget.ts'

/** A form that somebody sent is fresh for this long: only then may another call have its sender written to. */
const FRESH_MS = 15 * 60_000

export const freshSince = (context: Context): string => new Date(context.now().getTime() - FRESH_MS).toISOString()

/** A few letters of a random id, by which people speak of a request. */
export const referenceOf = (id: string): string =>
  id
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 6)
    .toUpperCase()

/** A letter as a message of the outbox; the id names what may be said once only. */
export const messageOf = (context: Context, id: string, to: string[], mail: Mail): NewMessage => ({
  id,
  to,
  ...mail,
  createdAt: context.now().toISOString(),
})

interface Promises {
  /** To whoever sent the form. */
  thanks: NewMessage
  /** To the team; null where nobody of it is configured. */
  team: NewMessage | null
}

/**
 * The messages that a form promises, as far as the budgets go. What was sent is stored whatever they say; where they
 * hold a message back the team is told, once a day.
 */
export async function withinBudget(
  context: Context,
  sender: Sender,
  { thanks, team }: Promises,
): Promise<NewMessage[]> {
  const messages = team ? [thanks, team] : [thanks]
  if (!(await spendOnMessages(context, sender, messages.length)).granted) return heldBack(context)
  const mayThank = await spendOnRecipient(context, sender, thanks.to[0] ?? '')
  return mayThank ? messages : messages.slice(1)
}

/** The same for the team alone. */
export async function teamWithinBudget(context: Context, sender: Sender, message: NewMessage): Promise<NewMessage[]> {
  return (await spendOnMessages(context, sender, 1)).granted ? [message] : heldBack(context)
}

function heldBack(context: Context): NewMessage[] {
  const day = context.now().toISOString().slice(0, 10)
  const { teamEmails } = context.site
  return teamEmails.length > 0 ? [messageOf(context, `held-back:${day}`, teamEmails, heldBackMail(day))] : []
}

export const promise = (context: Context, messages: readonly NewMessage[]): D1PreparedStatement[] =>
  messages.map((message) => insertMessageOnce(context.db, message))

/** After their rows are committed. */
export function sendSoon(context: Context, messages: readonly NewMessage[]): void {
  for (const { id } of messages) context.later(queueMessage(context, id))
}
