import type { OutboxList } from '#shared/contracts/outbox'
import type { ApiFetch } from '../../api/client.ts'
import { withToken } from '../../api/session.ts'

export type MailboxReading = { list: OutboxList } | { status: number; problem: string }

/** A page of the outbox as this person may see it. */
export async function readMailbox(apiFetch: ApiFetch, cursor: string | null): Promise<MailboxReading> {
  const response = await withToken(apiFetch)(`/api/outbox${cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''}`)
  const answer = (await response.json().catch(() => null)) as OutboxList | { error?: string } | null
  if (response.ok && answer && 'items' in answer) return { list: answer }
  const problem = answer && 'error' in answer && answer.error ? answer.error : 'The messages could not be loaded.'
  return { status: response.status, problem }
}
