import { OutboxList } from '#shared/contracts/outbox'
import { type ApiFetch, callApi } from '../../api/client.ts'
import { withCursor } from '../../api/lists.ts'
import { withToken } from '../../api/session.ts'

export type MailboxReading = { list: OutboxList } | { status: number; problem: string }

/** A page of the outbox, for the person who is signed in. */
export async function readMailbox(apiFetch: ApiFetch, cursor: string | null): Promise<MailboxReading> {
  const reply = await callApi(withToken(apiFetch), withCursor('/api/outbox', cursor), OutboxList)
  if ('answer' in reply) return { list: reply.answer }
  return { status: reply.status, problem: reply.words ?? 'The messages could not be loaded.' }
}
