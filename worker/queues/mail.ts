import { QueuedMail } from '#shared/contracts/queued-mail'
import type { Context } from '../services/context.ts'
import { writeLog } from '../services/log.ts'
import { buryMessage, deliverMessage, LEASE_SECONDS, pauseAskedBy } from '../services/mail.ts'

/** As wrangler.toml names it: where the mail queue puts what failed too often. */
export const DEAD_LETTERS = 'uhambo-mail-dead'

const PAUSES_SECONDS = [10, 30, 90]

/** Both queues of mail. Each message is settled or tried again by itself: one that fails holds up no other. */
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
  await buryMessage(context, id)
  return 'settled'
}
