import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OutgoingMail } from '../ports/mail/mail-transport.ts'
import { createContext } from '../services/context.ts'
import { failMessage, deliverMessage, requeueMessages } from '../services/mail.ts'
import { failingDatabase } from '../testing/failing-database.ts'
import { deliverBatch, insertTestMessage, readMessage } from '../testing/mail.ts'
import { DEAD_LETTERS } from './mail.ts'

const real = createContext(env as Env, () => undefined)
const MINUTE_MS = 60_000
const BATCHES = env.TEST_IN_FULL ? 500 : 100

/** A transport that counts accepted messages; `send` may delay or fail it. */
function countingTransport(send: () => Promise<void> = () => Promise.resolve()) {
  const sent: string[] = []
  const mail = {
    name: 'counting',
    keepsSecrets: false,
    async send({ id }: OutgoingMail) {
      await send()
      sent.push(id)
    },
  }
  return { sent, context: { ...real, ports: { ...real.ports, mail } } }
}

const later = <T extends typeof real>(context: T, ms: number): T => ({
  ...context,
  now: () => new Date(Date.now() + ms),
})

describe('the mail queue', () => {
  it('sends each message of a batch, and marks it in the outbox', async () => {
    const ids = [await insertTestMessage(), await insertTestMessage()]
    expect(await deliverBatch(ids.map((id) => ({ id })))).toEqual({ acked: ['letter-0', 'letter-1'], again: [] })
    for (const id of ids) expect(await readMessage(id)).toEqual({ status: 'sent', attempts: 1, sentBy: 'mailbox' })
  })

  it('reaches its consumer through the platform’s queue', async () => {
    const id = await insertTestMessage()
    await real.ports.mailQueue.add([id])
    await expect.poll(() => readMessage(id), { timeout: 10_000 }).toMatchObject({ status: 'sent', attempts: 1 })
  })

  it('acknowledges an invalid message, and one whose mail was deleted', async () => {
    const { acked, again } = await deliverBatch(['text', { id: 7 }, null, { id: 'gone' }])
    expect(acked.toSorted()).toEqual(['letter-0', 'letter-1', 'letter-2', 'letter-3'])
    expect(again).toEqual([])
  })

  it('retries with growing delays while the database is down, and loses nothing', async () => {
    const id = await insertTestMessage()
    const away = { with: { DB: failingDatabase() } }
    expect((await deliverBatch([{ id }], away)).again).toEqual([['letter-0', 10]])
    expect((await deliverBatch([{ id }], { ...away, attempts: 3 })).again).toEqual([['letter-0', 90]])
    expect((await deliverBatch([{ id }], { attempts: 4 })).again).toEqual([])
    expect(await readMessage(id)).toMatchObject({ status: 'sent', attempts: 1 })
  })

  it('retries while a dead sender’s lease lasts', async () => {
    const id = await insertTestMessage()
    // Taken, but the result was never stored: the store failed in between.
    const dies = failingDatabase((call) => call === 'batch')
    await deliverBatch([{ id }], { with: { DB: dies } })
    expect(await readMessage(id)).toMatchObject({ status: 'sending', attempts: 1 })
    expect((await deliverBatch([{ id }])).again).toEqual([['letter-0', 60]])

    const { sent, context } = countingTransport()
    expect(await deliverMessage(later(context, 2 * MINUTE_MS), id)).toBe('settled')
    expect(sent).toEqual([id])
    expect(await readMessage(id)).toEqual({ status: 'sent', attempts: 2, sentBy: 'counting' })
  })

  it('marks the message of a dead letter as failed, unless it was sent', async () => {
    const [dead, sent] = [await insertTestMessage(), await insertTestMessage()]
    await deliverBatch([{ id: sent }])
    await deliverBatch([{ id: dead }, { id: sent }], { queue: DEAD_LETTERS })
    expect(await readMessage(dead)).toEqual({ status: 'failed', attempts: 0, sentBy: null })
    expect(await readMessage(sent)).toMatchObject({ status: 'sent' })
    expect((await deliverBatch([{ id: dead }])).again).toEqual([])
    expect(await readMessage(dead)).toMatchObject({ status: 'failed', attempts: 0 })
  })
})

describe('a message', () => {
  it('is sent once, even if hundreds of batches repeat it in any order and in parallel', {
    timeout: 60_000,
  }, async () => {
    const { sent, context } = countingTransport(() => scheduler.wait(0))
    const ids = await Promise.all(Array.from({ length: 25 }, () => insertTestMessage()))
    const order = fc.sample(fc.shuffledSubarray(ids, { minLength: 2, maxLength: 10 }), { numRuns: BATCHES, seed: 11 })
    for (let first = 0; first < order.length; first += 10)
      await Promise.all(
        order.slice(first, first + 10).flatMap((batch) => batch.map((id) => deliverMessage(context, id))),
      )
    expect(sent.toSorted()).toEqual(ids.toSorted())
    for (const id of ids) expect(await readMessage(id)).toMatchObject({ status: 'sent', attempts: 1 })
  })

  it('is queued again if the transport refuses it, and is sent at the next attempt', async () => {
    let refusals = 2
    const { sent, context } = countingTransport(() =>
      refusals-- > 0 ? Promise.reject(new TypeError('550 no')) : Promise.resolve(),
    )
    const id = await insertTestMessage()
    for (let attempt = 1; attempt <= 2; attempt++) {
      await expect(deliverMessage(context, id)).rejects.toThrow('550 no')
      expect(await readMessage(id)).toMatchObject({ status: 'queued', attempts: attempt })
    }
    expect(await deliverMessage(context, id)).toBe('settled')
    expect(sent).toEqual([id])
  })

  it('is not released by a sender that was taken for dead', async () => {
    let refuse = (_error: Error) => {}
    let release = () => {}
    const first = countingTransport(() => new Promise((_resolve, reject) => (refuse = reject)))
    const second = countingTransport(() => new Promise((resolve) => (release = resolve)))
    const id = await insertTestMessage()
    const refused = deliverMessage(first.context, id).catch((error: Error) => error.message)
    await expect.poll(() => readMessage(id)).toMatchObject({ status: 'sending', attempts: 1 })
    const taken = deliverMessage(later(second.context, 2 * MINUTE_MS), id)
    await expect.poll(() => readMessage(id)).toMatchObject({ status: 'sending', attempts: 2 })
    refuse(new Error('too late'))
    expect(await refused).toBe('too late')
    expect(await readMessage(id)).toMatchObject({ status: 'sending', attempts: 2 })
    release()
    await taken
    expect(await readMessage(id)).toEqual({ status: 'sent', attempts: 2, sentBy: 'counting' })
    expect([first.sent, second.sent]).toEqual([[], [id]])
  })

  it('counts as sent if its sender reports it after being taken for dead', async () => {
    let release = () => {}
    const { context } = countingTransport(() => new Promise((resolve) => (release = resolve)))
    const id = await insertTestMessage()
    const sending = deliverMessage(context, id)
    await expect.poll(() => readMessage(id)).toMatchObject({ status: 'sending' })
    await failMessage(context, id)
    release()
    await sending
    expect(await readMessage(id)).toMatchObject({ status: 'sent' })
  })
})

describe('the sweep', () => {
  it('queues messages without progress, once in three minutes, and no others', async () => {
    const stuck = await insertTestMessage({ changedAt: '2026-01-01T00:00:00.000Z' })
    const moving = await insertTestMessage()
    const queued: string[][] = []
    const mailQueue = { add: (ids: readonly string[]) => Promise.resolve(void queued.push([...ids])) }
    const context = { ...real, ports: { ...real.ports, mailQueue } }
    await requeueMessages(context)
    expect(queued.flat()).toContain(stuck)
    expect(queued.flat()).not.toContain(moving)
    queued.length = 0
    await requeueMessages(context)
    expect(queued.flat()).toEqual([])
    await requeueMessages(later(context, 4 * MINUTE_MS))
    expect(queued.flat()).toEqual(expect.arrayContaining([stuck, moving]))
  })

  it('releases a message whose sender died', async () => {
    const id = await insertTestMessage()
    await deliverBatch([{ id }], { with: { DB: failingDatabase((call) => call === 'batch') } })
    await requeueMessages(later(real, 4 * MINUTE_MS))
    await expect.poll(() => readMessage(id), { timeout: 10_000 }).toMatchObject({ status: 'sent', attempts: 2 })
  })
})
