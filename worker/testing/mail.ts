import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, vi } from 'vitest'
import { listMessagesTo, type Message } from '../data/outbox.ts'
import worker from '../index.ts'
import { fillSlots } from '../mail/slots.ts'
import { createContext } from '../services/context.ts'
import { deliverMessage } from '../services/mail.ts'

let next = 1

/** Writes a message to the outbox without queueing it. */
export async function insertTestMessage(changes: { changedAt?: string } = {}): Promise<string> {
  const id = `message-${next++}`
  const at = changes.changedAt ?? new Date().toISOString()
  await env.DB.prepare(
    `INSERT INTO outbox (id, "to", subject, text, html, status, attempts, created_at, changed_at)
     VALUES (?, '["team@uhambo.example"]', 'A subject', 'A text', '<p>A text</p>', 'queued', 0, ?, ?)`,
  )
    .bind(id, at, at)
    .run()
  return id
}

export function readMessage(id: string) {
  return env.DB.prepare('SELECT status, attempts, sent_by AS sentBy FROM outbox WHERE id = ?')
    .bind(id)
    .first<Pick<Message, 'status' | 'attempts' | 'sentBy'>>()
}

/**
 * The texts of all letters to an address, oldest first, with their secrets as the development mailbox keeps them. Waits
 * for `count` letters and sends those that wait.
 */
export async function readSentMail(address: string, count = 1): Promise<string[]> {
  const context = createContext(env as Env, () => undefined)
  const list = () => listMessagesTo(env.DB, address)
  await expect.poll(async () => (await list()).length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count)
  for (const { id } of await list()) await deliverMessage(context, id)
  await expect.poll(async () => (await list()).map(({ status }) => status)).not.toContain('sending')
  return (await list()).map((message) => fillSlots(message, message.keptSecrets ?? {}).text)
}

/** The temporary password in a letter about a new account. */
export const temporaryPasswordIn = (text: string | undefined): string =>
  /Temporary password: (\S+)/.exec(text ?? '')?.[1] ?? ''

/** The link with a token in a letter about an account. */
export const linkIn = (text: string | undefined): URL => new URL(/https?:\S+token=\S+/.exec(text ?? '')?.[0] ?? '')

/**
 * What the consumer reports to the platform about a batch: acknowledged messages, and retried ones with their delay in
 * seconds.
 */
export async function deliverBatch(bodies: unknown[], { queue = 'uhambo-mail', attempts = 1, with: other = {} } = {}) {
  const letters = bodies.map((body, n) => ({ id: `letter-${n}`, timestamp: new Date(), attempts, body }))
  const batch = createMessageBatch(queue, letters)
  // The platform's own result of a batch does not contain the delays.
  const retries = batch.messages.map((message) => vi.spyOn(message, 'retry'))
  const execution = createExecutionContext()
  await worker.queue(batch, { ...env, ...other }, execution)
  const { explicitAcks } = await getQueueResult(batch, execution)
  const again = retries.flatMap(({ mock }, n) => mock.calls.map(([options]) => [`letter-${n}`, options?.delaySeconds]))
  return { acked: explicitAcks, again }
}
