import {
  giveBack,
  isBeingSent,
  markFailed,
  markSent,
  type Message,
  reclaimMessages,
  takeMessage,
} from '../data/outbox.ts'
import { MOST_AT_ONCE } from '../ports/mail-queue.ts'
import { MailNotTaken } from '../ports/mail/mail-transport.ts'
import type { Context } from './context.ts'
import { writeLog } from './log.ts'
import { within } from './within.ts'

const SEND_TIMEOUT_MS = 20_000
/** Longer than a sender can take: after this long in silence it is taken to be dead. */
export const LEASE_SECONDS = 60
/** Longer than the lease and than any pause between two attempts: what stood still so long is in no queue. */
const STANDS_STILL_MS = 3 * 60_000

/** Tells the senders of a message that is in the outbox already. Where that fails, the sweep does it later. */
export async function queueMessage(context: Context, id: string): Promise<void> {
  await context.ports.mailQueue.add([id]).catch((error: unknown) => logFault(id, error))
}

/**
 * Sends a message, however often it is asked to, once. "busy" where another sender has it and may yet die; throws
 * where the transport did not take it, and leaves it queued for the next attempt.
 */
export async function deliverMessage(context: Context, id: string): Promise<'settled' | 'busy'> {
  const message = await takeMessage(context.db, id, leaseOf(context, LEASE_SECONDS * 1_000))
  if (!message) return (await isBeingSent(context.db, id)) ? 'busy' : 'settled'
  await send(context, message)
  await context.db.batch([markSent(context.db, id, context.ports.mail.name, now(context))])
  writeLog({ mail: id, attempt: message.attempts, sentBy: context.ports.mail.name })
  return 'settled'
}

/** How long the transport asked to be left alone, in seconds; null where it did not say. */
export const pauseAskedBy = (error: unknown): number | null =>
  error instanceof MailNotTaken ? error.retryAfterSeconds : null

/** After the last attempt: the message stays in the outbox for the team to see. */
export async function buryMessage(context: Context, id: string): Promise<void> {
  await context.db.batch([markFailed(context.db, id, now(context))])
  writeLog({ level: 'error', mail: id, fault: 'given up' })
}

/** Queues the messages that no queue holds: never queued, or lost on the way. Answers how many. */
export async function requeueMessages(context: Context): Promise<number> {
  const ids = await reclaimMessages(context.db, leaseOf(context, STANDS_STILL_MS), MOST_AT_ONCE)
  await context.ports.mailQueue.add(ids)
  return ids.length
}

async function send(context: Context, message: Message): Promise<void> {
  try {
    await within(SEND_TIMEOUT_MS, context.ports.mail.send(message))
  } catch (error) {
    logFault(message.id, error)
    await context.db.batch([giveBack(context.db, message, now(context))])
    throw error
  }
}

const now = (context: Context) => context.now().toISOString()

const leaseOf = (context: Context, patienceMs: number) => ({
  now: now(context),
  lostBefore: new Date(context.now().getTime() - patienceMs).toISOString(),
})

/** The kind of fault alone: a transport's words may quote the message. */
function logFault(id: string, error: unknown): void {
  writeLog({ level: 'error', mail: id, fault: error instanceof Error ? error.name : 'unknown' })
}
