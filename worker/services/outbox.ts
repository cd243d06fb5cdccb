import type { OutboxList, OutboxMessage } from '#shared/contracts/outbox'
import { findMessage, listMessages, type Message } from '../data/outbox.ts'
import type { Context } from './context.ts'

const PAGE_SIZE = 50

/** All messages, newest first, after the message `cursor`; an unknown cursor starts from the beginning. */
export async function listOutbox(context: Context, cursor: string | undefined): Promise<OutboxList> {
  const last = cursor ? await findMessage(context.db, cursor) : undefined
  const rows = await listMessages(context.db, PAGE_SIZE + 1, last)
  const page = rows.slice(0, PAGE_SIZE)
  return { items: page.map(toOutboxMessage), next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null }
}

const toOutboxMessage = ({ id, to, subject, text, html, status, createdAt }: Message): OutboxMessage => ({
  id,
  to,
  subject,
  text,
  html,
  status,
  created_at: createdAt,
})
