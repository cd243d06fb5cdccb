import {
  abortAllDurableObjects,
  createExecutionContext,
  createScheduledController,
  runDurableObjectAlarm,
  runInDurableObject,
  waitOnExecutionContext,
} from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import worker from '../index.ts'
import { BRIEF, call, makeSearch } from '../testing/call.ts'
import { failingDatabase } from '../testing/failing-database.ts'
import { objectOf, readRecord, waitForRecord, replaceBindings, writeRecord } from '../testing/generation-object.ts'
import type { ItineraryGeneration } from './itinerary-generation.ts'

const generate = (id: number) => call('/api/generate-itinerary', { body: { search_id: id, idea: BRIEF } })
const statusOf = async (id: number) =>
  (await env.DB.prepare('SELECT status FROM searches WHERE id = ?').bind(id).first<{ status: string }>())?.status
const plansOf = async (id: number) =>
  (
    await env.DB.prepare('SELECT count(*) AS count FROM itineraries WHERE search_id = ?')
      .bind(id)
      .first<{ count: number }>()
  )?.count

/** A database whose batches wait until the test releases them. */
function stallingDatabase() {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const database = new Proxy(env.DB, {
    get: (target, name) =>
      name === 'batch'
        ? async (statements: D1PreparedStatement[]) => gate.then(() => target.batch(statements))
        : name === 'prepare'
          ? (sql: string) => target.prepare(sql)
          : Reflect.get(target, name),
  })
  return { database, release }
}

describe('the object behind a plan', () => {
  it('starts once for several requests', async () => {
    const { id } = await makeSearch()
    const states = await Promise.all(Array.from({ length: 5 }, () => objectOf(id).start(id)))
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['queued']))
    const done = await waitForRecord(id, ({ state }) => state === 'complete')
    expect(done).toMatchObject({ attempts: 1, fence: 1, searchId: id })
    expect(await statusOf(id)).toBe('complete')
    expect(await runDurableObjectAlarm(objectOf(id))).toBe(false)
  })

  it('finishes after a restart when somebody asks for it', async () => {
    const { id } = await makeSearch()
    await replaceBindings(id, { DB: stallingDatabase().database })
    await objectOf(id).start(id)
    await waitForRecord(id, ({ state }) => state === 'storing')
    await abortAllDurableObjects()
    expect(await plansOf(id)).toBe(0)
    const response = await generate(id)
    expect(response.status).toBe(200)
    expect(await readRecord(id)).toMatchObject({ state: 'complete', attempts: 2 })
    expect(await plansOf(id)).toBe(1)
  })

  it('finishes after a restart by its alarm if nobody asks', async () => {
    const { id } = await makeSearch()
    await replaceBindings(id, { DB: stallingDatabase().database })
    await objectOf(id).start(id)
    await waitForRecord(id, ({ state }) => state === 'storing')
    await abortAllDurableObjects()
    expect(await runDurableObjectAlarm(objectOf(id))).toBe(true)
    expect(await readRecord(id)).toMatchObject({ state: 'complete' })
    expect(await plansOf(id)).toBe(1)
  })

  it('tries again after a fault of the store, and then stores one plan', async () => {
    const { id } = await makeSearch()
    let faults = 2
    await replaceBindings(id, { DB: failingDatabase((kind) => kind === 'batch' && faults-- > 0) })
    const response = await generate(id)
    expect(response.status).toBe(200)
    expect(await readRecord(id)).toMatchObject({ state: 'complete', attempts: 3 })
    expect(await plansOf(id)).toBe(1)
  })

  it('does not wait for a store that hangs', { timeout: 20_000 }, async () => {
    const { id } = await makeSearch()
    await replaceBindings(id, { DB: stallingDatabase().database })
    await objectOf(id).start(id)
    await waitForRecord(id, ({ fault }) => fault === 'TimedOut', 12_000)
    await replaceBindings(id, { DB: env.DB })
    expect((await generate(id)).status).toBe(200)
    expect(await plansOf(id)).toBe(1)
  })

  it('does not end a pause early because of watchers', async () => {
    const { id } = await makeSearch()
    await replaceBindings(id, { DB: failingDatabase() })
    await objectOf(id).start(id)
    const paused = await waitForRecord(id, ({ attempts, isAttempting }) => attempts === 1 && !isAttempting)
    for (let times = 0; times < 3; times++) await objectOf(id).changed(paused.version - 1)
    expect(await readRecord(id)).toMatchObject({ attempts: 1 })
  })

  it('fails with a fault after the last attempt, and makes the plan on a new request', async () => {
    const { id } = await makeSearch()
    await replaceBindings(id, { DB: failingDatabase() })
    const waiting = generate(id)
    for (let attempt = 1; attempt <= 5; attempt++) {
      await waitForRecord(id, (record) => record.attempts >= attempt && !record.isAttempting)
      await runDurableObjectAlarm(objectOf(id))
    }
    const response = await waiting
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toEqual({
      success: false,
      error: 'Failed to generate itinerary',
      code: 'generation_failed',
      details: 'We could not finish this plan. Please try again in a few minutes.',
    })
    expect(await readRecord(id)).toMatchObject({ state: 'failed', fault: 'Error' })
    const { state } = await objectOf(id).resume(id)
    expect(state).toBe('failed')

    await replaceBindings(id, { DB: env.DB })
    expect((await generate(id)).status).toBe(200)
    expect(await statusOf(id)).toBe('complete')
    expect(await plansOf(id)).toBe(1)
  })

  it('stops an older attempt that comes back after a newer one has begun', async () => {
    const { id } = await makeSearch()
    const { database, release } = stallingDatabase()
    await replaceBindings(id, { DB: database })
    await objectOf(id).start(id)
    await waitForRecord(id, ({ state }) => state === 'storing')
    await replaceBindings(id, { DB: env.DB })
    await runInDurableObject(objectOf(id), (object: ItineraryGeneration) => object.alarm())
    const done = await readRecord(id)
    expect(done).toMatchObject({ state: 'complete', fence: 2 })
    release()
    await scheduler.wait(50)
    expect(await readRecord(id)).toEqual(done)
    expect(await plansOf(id)).toBe(1)
  })

  it('fails if every attempt ended without a result', async () => {
    const { id } = await makeSearch()
    await replaceBindings(id, { DB: stallingDatabase().database })
    await objectOf(id).start(id)
    await waitForRecord(id, ({ state }) => state === 'storing')
    await abortAllDurableObjects()
    await writeRecord(id, { attempts: 5 })
    await runDurableObjectAlarm(objectOf(id))
    expect(await readRecord(id)).toMatchObject({ state: 'failed', fault: 'Exhausted' })
    expect(await statusOf(id)).toBe('failed')
  })

  it('is started by the cron if it was never started', async () => {
    const { id } = await makeSearch()
    await env.DB.prepare("UPDATE searches SET stored_at = '2026-01-01T00:00:00.000Z' WHERE id = ?").bind(id).run()
    const execution = createExecutionContext()
    await worker.scheduled(createScheduledController(), env, execution)
    await waitOnExecutionContext(execution)
    // An object that was ended above may stand in the line of plans for half a minute.
    await waitForRecord(id, ({ state }) => state === 'complete', 40_000)
    expect(await plansOf(id)).toBe(1)
  }, 60_000)
})
