import { QueuedMail } from '#shared/contracts/queued-mail'
import type { Context } from '../services/context.ts'
import { writeLog } from '../services/log.ts'
import { failMessage, deliverMessage, LEASE_SECONDS, pauseAskedBy } from '../services/mail.ts'

/** The dead letter queue of the mail queue, as wrangler.toml names it. */
export const DEAD_LETTERS = 'uhambo-mail-dead'

const PAUSES_SECONDS = [10, 30, 90]

/**
 * Consumes both mail queues. Each message is acknowledged or retried on its own, so one failure does not delay others.
 */
export async function consumeMail(context: Context, batch: MessageBatch): Promise<void> {
  await Promise.all(
    batch.messages.map(async (message) => {
      const mail = QueuedMail.safeParse(message.body)
      if (!mail.success) {
        writeLog({ level: 'error', queue: batch.queue, fault: 'not a mail' })
        return message.ack()
      }
      const ownPause = PAUSES_SECONDS[message.attempts - 1] ?? LEASE_SECONDS
      const outcome = await handle(context, batch.queue, mail.data.id).catch((error: unknown) => ({
        delaySeconds: Math.max(ownPause, pauseAskedBy(error) ?? 0),
      }))
      if (outcome === 'settled') message.ack()
      else message.retry(outcome === 'busy' ? { delaySeconds: LEASE_SECONDS } : outcome)
    }),
  )
}

async function handle(context: Context, queue: string, id: string): Promise<'settled' | 'busy'> {
  if (queue !== DEAD_LETTERS) return deliverMessage(context, id)
  await failMessage(context, id)
  return 'settled'
}
