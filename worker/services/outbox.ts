import type { OutboxList, OutboxMessage } from '#shared/contracts/outbox'
import { listMessages, type Message } from '../data/outbox.ts'
import { fillSlots } from '../mail/slots.ts'
import type { Context } from './context.ts'
import { readCursor, readPage } from './pages.ts'

const PAGE_SIZE = 50

/** All messages, newest first. */
export async function listOutbox(context: Context, cursor: string | undefined): Promise<OutboxList> {
  const after = readCursor(cursor)
  const { rows, nextCursor } = await readPage(
    PAGE_SIZE,
    (limit) => listMessages(context.db, { after, limit }),
    ({ id, createdAt }) => ({ at: createdAt, id }),
  )
  return { items: rows.map(toOutboxMessage), next: nextCursor }
}

/** With the secrets that the development mailbox keeps. */
const toOutboxMessage = (message: Message): OutboxMessage => ({
  id: message.id,
  to: message.to,
  ...fillSlots(message, message.keptSecrets ?? {}),
  status: message.status,
  created_at: message.createdAt,
})
