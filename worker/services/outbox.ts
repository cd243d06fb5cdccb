import type { OutboxList, OutboxMessage } from '#shared/contracts/outbox'
import { findMessage, listMessages, type Message } from '../data/outbox.ts'
import { fillSlots } from '../mail/slots.ts'
import type { Context } from './context.ts'

const PAGE_SIZE = 50

/** All messages, newest first, after the message `cursor`; an unknown cursor starts from the beginning. */
export async function listOutbox(context: Context, cursor: string | undefined): Promise<OutboxList> {
  const last = cursor ? await findMessage(context.db, cursor) : undefined
  const rows = await listMessages(context.db, PAGE_SIZE + 1, last)
  const page = rows.slice(0, PAGE_SIZE)
  return { items: page.map(toOutboxMessage), next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null }
}

/** With the secrets that the development mailbox keeps. */
const toOutboxMessage = (message: Message): OutboxMessage => ({
  id: message.id,
  to: message.to,
  ...fillSlots(message, message.keptSecrets ?? {}),
  status: message.status,
  created_at: message.createdAt,
})
