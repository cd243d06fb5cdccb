import type { QueuedMail } from '#shared/contracts/queued-mail'

/** Where senders look for work. */
export interface MailQueue {
  /** At most `MOST_AT_ONCE` ids of messages in the outbox. */
  add(ids: readonly string[]): Promise<void>
}

/** What the platform takes in one call. */
export const MOST_AT_ONCE = 100

export function cloudflareMailQueue(queue: Queue<QueuedMail>): MailQueue {
  return {
    async add(ids) {
      if (ids.length > 0) await queue.sendBatch(ids.map((id) => ({ body: { id } })))
    },
  }
}
