import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import { call, makeSearch } from '../testing/call.ts'
import { Slots } from './slots.ts'

/** A database whose queries wait until the test lets them go on. */
function waitingDatabase() {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const statement = (real: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(real, {
      get: (target, name) => {
        const method = Reflect.get(target, name) as (...args: unknown[]) => unknown
        if (name === 'bind') return (...values: unknown[]) => statement(target.bind(...values))
        return async (...args: unknown[]) => gate.then(() => method.apply(target, args))
      },
    })
  const database = new Proxy(env.DB, {
    get: (target, name) =>
      name === 'prepare' ? (sql: string) => statement(target.prepare(sql)) : Reflect.get(target, name),
  })
  return { database, release }
}

const MOST_WORKING = 48
let finish: () => Promise<unknown> = () => Promise.resolve()
afterEach(() => finish())

/** Starts as many requests as the site works on at once; they wait for the database. */
async function makeBusy(): Promise<void> {
  const { database, release } = waitingDatabase()
  const started = Array.from({ length: MOST_WORKING }, () => call('/api/itinerary/1', { with: { DB: database } }))
  finish = async () => {
    release()
    const statuses = (await Promise.all(started)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([404]))
  }
  await scheduler.wait(50)
}

it('a network that fills its slots does not keep out another one', async () => {
  const { database, release } = waitingDatabase()
  const headers = { 'cf-connecting-ip': '192.0.2.77' }
  const started = Array.from({ length: 60 }, () => call('/api/itinerary/1', { headers, with: { DB: database } }))
  await scheduler.wait(50)
  expect((await call('/api/itinerary/1', { headers, with: {} })).status).toBe(503)
  expect((await call('/api/itinerary/1', { headers: { 'cf-connecting-ip': '192.0.2.78' }, with: {} })).status).toBe(404)
  release()
  const statuses = (await Promise.all(started)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 404)).toHaveLength(36)
})

describe('a site that is too busy', () => {
  it('refuses a call with 503, JSON and a time to wait', async () => {
    await makeBusy()
    for (const options of [{}, { body: { idea: 'To Durban' } }]) {
      const response = await call('body' in options ? '/api/search' : '/api/blog', { ...options, with: {} })
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('5')
      expect(await response.json()).toEqual({
        error: 'Many people are using the site at the moment. Please try again in a few seconds.',
        code: 'too_busy',
      })
    }
  })

  it('refuses a page and a form with 503 and a page that a person can read', async () => {
    await makeBusy()
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const options of [{ headers: {} }, { body: 'name=Sipho', headers: form }]) {
      const headers = { ...options.headers, accept: 'text/html' }
      const response = await call('/contact', { ...options, headers, with: {} })
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await response.text()).toContain('<h1>Many people are using the site at the moment.')
    }
  })

  it('still answers the health check and those who wait for a plan', async () => {
    const { id } = await makeSearch()
    await makeBusy()
    expect((await call('/api/health', { with: {} })).status).toBe(200)
    const planned = await call('/api/generate-itinerary', { body: { search_id: id, idea: 'x' }, with: {} })
    expect(planned.status).toBe(200)
    expect((await call(`/api/generate-itinerary/${id}/events`, { with: {} })).status).toBe(200)
  })

  it('works again when the earlier requests are answered', async () => {
    await makeBusy()
    expect((await call('/api/blog', { with: {} })).status).toBe(503)
    await finish()
    expect((await call('/api/blog', { with: {} })).status).toBe(200)
  })
})

it('a page counts once, although its loader calls the API', async () => {
  const responses = await Promise.all(Array.from({ length: MOST_WORKING }, () => call('/itinerary/1', { with: {} })))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]))
})

describe('slots', () => {
  const slotsOf = (most: number, mostByNetwork = most) => new Slots({ most, mostByNetwork, leaseMs: 1_000 })

  it('are given up to the limit, and again when they are given back', () => {
    const slots = slotsOf(2)
    const [first, second] = [slots.take(0, null), slots.take(0, null)]
    expect([first, second, slots.take(0, null)]).toEqual([expect.any(Function), expect.any(Function), null])
    first?.()
    expect(slots.take(0, null)).not.toBeNull()
    expect(slots.take(0, null)).toBeNull()
  })

  it('are not all given to one network', () => {
    const slots = slotsOf(3, 2)
    const first = slots.take(0, 'a')
    expect(slots.take(0, 'a')).not.toBeNull()
    expect(slots.take(0, 'a')).toBeNull()
    first?.()
    expect(slots.take(0, 'a')).not.toBeNull()
    expect(slots.take(0, 'b')).not.toBeNull()
    expect(slots.take(0, 'c')).toBeNull()
  })

  it('are free again after their lease, even if they were never given back', () => {
    const slots = slotsOf(1)
    const lost = slots.take(0, null)
    expect(slots.take(999, null)).toBeNull()
    const next = slots.take(1_000, null)
    expect(next).not.toBeNull()
    lost?.()
    expect(slots.take(1_500, null)).toBeNull()
  })
})
