import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Message } from '../data/outbox.ts'
import { call, makeSearch } from '../testing/call.ts'
import { failingDatabase } from '../testing/failing-database.ts'
import { objectOf, waitForRecord, replaceBindings, writeRecord } from '../testing/generation-object.ts'
import { readMessage } from '../testing/mail.ts'
import { createContext } from './context.ts'
import { failureMessage } from './failure-message.ts'
import type { GenerationRecord } from './generation-record.ts'
import { requeueMessages } from './mail.ts'
import { storeFailure } from './store-plan.ts'

const context = createContext(env as Env, () => undefined)
const mailOf = (searchId: number) => `generation-failed:${searchId}`
const messagesAbout = async (searchId: number) =>
  (await env.DB.prepare('SELECT * FROM outbox WHERE id LIKE ?').bind(`%${searchId}%`).all<Message>()).results

/** Runs a generation's last attempt, which fails; the database may be reachable or not. */
async function fail(id: number, store: { isAway: boolean }): Promise<GenerationRecord> {
  await replaceBindings(id, { DB: failingDatabase((kind) => store.isAway || kind === 'query') })
  await objectOf(id).start(id)
  await waitForRecord(id, ({ attempts, isAttempting }) => attempts > 0 && !isAttempting)
  await writeRecord(id, { attempts: 5 })
  await runDurableObjectAlarm(objectOf(id))
  return waitForRecord(id, ({ state }) => state === 'failed')
}

describe('a plan that fails after its last attempt', () => {
  it('is reported to the team by one mail through the queue, without the text of the idea', async () => {
    const { id } = await makeSearch('MARKED-SCHOOL with 40 learners to Durban, call MARKED-NAME')
    const { fault } = await fail(id, { isAway: false })
    await expect.poll(() => readMessage(mailOf(id)), { timeout: 10_000 }).toMatchObject({ status: 'sent' })
    const [message, ...others] = await messagesAbout(id)
    expect(others).toEqual([])
    expect(message).toMatchObject({ to: '["team@uhambo.example"]', subject: `No plan for search ${id}` })
    for (const body of [message?.text, message?.html]) {
      expect(body).toContain(`ended with: ${fault}.`)
      expect(body).toContain(`https://uhambo.example/itinerary/${id}`)
    }
    expect(JSON.stringify(message)).not.toMatch(/MARKED|Durban|learners/)
  })

  it('is reported once, even if it fails again', async () => {
    const { id } = await makeSearch()
    await fail(id, { isAway: false })
    await expect.poll(() => readMessage(mailOf(id)), { timeout: 10_000 }).toMatchObject({ status: 'sent' })
    const first = await messagesAbout(id)
    await fail(id, { isAway: false })
    await objectOf(id).resume(id)
    expect(await messagesAbout(id)).toEqual(first)
  })

  it('is reported later, with its status, if the database was down', async () => {
    const { id } = await makeSearch()
    await fail(id, { isAway: true })
    expect(await messagesAbout(id)).toEqual([])
    await replaceBindings(id, { DB: env.DB })
    await objectOf(id).resume(id)
    expect(await messagesAbout(id)).toHaveLength(1)
    const search = await env.DB.prepare('SELECT status FROM searches WHERE id = ?').bind(id).first()
    expect(search).toEqual({ status: 'failed' })
  })

  it('is not reported if the plan was stored later or the search was deleted', async () => {
    const { id } = await makeSearch()
    await call('/api/generate-itinerary', { body: { search_id: id, idea: 'Durban' } })
    await storeFailure(context, id, 'TimedOut')
    await storeFailure(context, id + 1, 'TimedOut')
    expect([...(await messagesAbout(id)), ...(await messagesAbout(id + 1))]).toEqual([])
  })

  it('is reported by the sweep if the queue was down', async () => {
    const { id } = await makeSearch()
    const mailQueue = { add: () => Promise.reject(new Error('queue is full')) }
    await storeFailure({ ...context, ports: { ...context.ports, mailQueue } }, id, 'TimedOut')
    expect(await readMessage(mailOf(id))).toMatchObject({ status: 'queued', attempts: 0 })
    await requeueMessages({ ...context, now: () => new Date(Date.now() + 4 * 60_000) })
    await expect.poll(() => readMessage(mailOf(id)), { timeout: 10_000 }).toMatchObject({ status: 'sent' })
  })
})

describe('the mail about it', () => {
  const about = (teamEmails: string, fault = 'TimedOut') => {
    const other = createContext(
      { ...env, TEAM_EMAILS: teamEmails, SITE_ORIGIN: 'https://trips.example/' } as Env,
      () => {},
    )
    return failureMessage(other, 7, fault)
  }

  it('goes to every valid address of the list', () => {
    expect(about(' a@x.example,b@y.example;\n not-one, c@z.example\r\nBcc:d@w.example ')?.to).toEqual([
      'a@x.example',
      'b@y.example',
      'c@z.example',
    ])
    expect(about('')).toBeNull()
  })

  it('links to the plan’s page on the site that sends it', () => {
    expect(about('a@x.example')?.text).toContain('https://trips.example/itinerary/7')
  })

  it('escapes text in HTML', () => {
    expect(about('a@x.example', '<img src=x onerror="alert(1)">')?.html).toContain(
      '&lt;img src=x onerror=&quot;alert(1)&quot;&gt;',
    )
  })
})
