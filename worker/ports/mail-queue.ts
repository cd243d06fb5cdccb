import type { QueuedMail } from '#shared/contracts/queued-mail'

/** The queue that the mail consumer reads. */
export interface MailQueue {
  /** At most `MOST_AT_ONCE` ids of messages in the outbox. */
  add(ids: readonly string[]): Promise<void>
}

/** The largest number of messages that the platform accepts in one call. */
export const MOST_AT_ONCE = 100

export function cloudflareMailQueue(queue: Queue<QueuedMail>): MailQueue {
  return {
    async add(ids) {
      if (ids.length > 0) await queue.sendBatch(ids.map((id) => ({ body: { id } })))
    },
  }
}
