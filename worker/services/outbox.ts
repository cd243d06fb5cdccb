import type { OutboxList, OutboxMessage } from '#shared/contracts/outbox'
import { listMessages, type Message } from '../data/outbox.ts'
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

const toOutboxMessage = ({ id, to, subject, text, html, status, createdAt }: Message): OutboxMessage => ({
  id,
  to,
  subject,
  text,
  html,
  status,
  created_at: createdAt,
})
