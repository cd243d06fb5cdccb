import {
  blankOldAccountLetter,
  forgetKeptSecrets,
  releaseMessage,
  isBeingSent,
  markFailed,
  markSent,
  type Message,
  reclaimMessages,
  type SecretValues,
  takeMessage,
} from '../data/outbox.ts'
import { MOST_AT_ONCE } from '../ports/mail-queue.ts'
import { fillSlots } from '../mail/slots.ts'
import { MailNotTaken, type OutgoingMail } from '../ports/mail/mail-transport.ts'
import type { Context } from './context.ts'
import { makeSecrets } from './letter-secrets.ts'
import { writeLog } from './log.ts'
import { within } from './within.ts'

const SEND_TIMEOUT_MS = 20_000
/** Longer than a send can take: a sender without a result after this time counts as dead. */
export const LEASE_SECONDS = 60
/**
 * Longer than the lease and than any pause between attempts: a message without progress for this long is in no queue.
 */
const STALLED_AFTER_MS = 3 * 60_000

/** Queues a message that is already in the outbox. If this fails, the sweep does it later. */
export async function queueMessage(context: Context, id: string): Promise<void> {
  await context.ports.mailQueue.add([id]).catch((error: unknown) => logFault(id, error))
}

/**
 * Sends a message once, however often it is called. Returns "busy" if another sender has taken the message and may
 * still fail. Throws if the transport did not accept it; the message then stays queued for the next attempt.
 */
export async function deliverMessage(context: Context, id: string): Promise<'settled' | 'busy'> {
  const message = await takeMessage(context.db, id, leaseOf(context, LEASE_SECONDS * 1_000))
  if (!message) return (await isBeingSent(context.db, id)) ? 'busy' : 'settled'
  const { name, keepsSecrets } = context.ports.mail
  const secrets = await send(context, message)
  const keptSecrets = keepsSecrets ? secrets : null
  await context.db.batch([
    markSent(context.db, id, { sentBy: name, now: now(context), keptSecrets }),
    ...(keepsSecrets ? [] : [blankOldAccountLetter(context.db, id)]),
  ])
  writeLog({ mail: id, attempt: message.attempts, sentBy: name })
  return 'settled'
}

/** The pause that the transport asked for, in seconds; null if it did not. */
export const pauseAskedBy = (error: unknown): number | null =>
  error instanceof MailNotTaken ? error.retryAfterSeconds : null

/** After the last attempt: the message stays in the outbox, where the team can see it. */
export async function failMessage(context: Context, id: string): Promise<void> {
  await context.db.batch([markFailed(context.db, id, now(context))])
  writeLog({ level: 'error', mail: id, fault: 'given up' })
}

/** Queues the messages that are in no queue, because they were never added or got lost. Returns the number. */
export async function requeueMessages(context: Context): Promise<number> {
  const ids = await reclaimMessages(context.db, leaseOf(context, STALLED_AFTER_MS), MOST_AT_ONCE)
  await context.ports.mailQueue.add(ids)
  return ids.length
}

/** Returns the secrets that the letter was sent with. */
async function send(context: Context, message: Message): Promise<SecretValues | null> {
  try {
    const secrets = await makeSecrets(context, message)
    await within(SEND_TIMEOUT_MS, context.ports.mail.send(toOutgoing(message, secrets)))
    return secrets
  } catch (error) {
    logFault(message.id, error)
    await context.db.batch([releaseMessage(context.db, message, now(context))])
    throw error
  }
}

/**
 * A letter with secrets differs at each attempt. So does its id: a transport that detects repeats refuses another text
 * under the same id.
 */
function toOutgoing(message: Message, secrets: SecretValues | null): OutgoingMail {
  const { id, to, attempts, subject, text, html } = message
  if (!secrets) return { id, to, subject, text, html }
  return { id: `${id}:${attempts}`, to, ...fillSlots(message, secrets) }
}

const now = (context: Context) => context.now().toISOString()

const leaseOf = (context: Context, durationMs: number) => ({
  now: now(context),
  lostBefore: new Date(context.now().getTime() - durationMs).toISOString(),
})

/** Deletes the secrets that the development mailbox kept, once a transport sends the mail. */
export const forgetSecrets = (context: Context): D1PreparedStatement[] =>
  context.ports.mail.keepsSecrets ? [] : [forgetKeptSecrets(context.db)]

/** Logs only the kind of fault, because a transport's error text may quote the message. */
function logFault(id: string, error: unknown): void {
  writeLog({ level: 'error', mail: id, fault: error instanceof Error ? error.name : 'unknown' })
}
