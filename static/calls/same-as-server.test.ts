import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { indexPlaces } from '#shared/domain/address-search/address-index'
import type { Change } from '#shared/contracts/revisions'
import { readAddressPlaces } from '../../worker/data/address-book.ts'
import { readFacts } from '../../worker/data/catalogue.ts'
import { call } from '../../worker/testing/call.ts'
import { TOUR, visitAt } from '../../worker/testing/revisions.ts'
import { createCalls } from './calls.ts'
import { memoryStore } from './memory-store.fixture.ts'

/** Each has a clock of its own. */
const TIMES = ['created_at', 'at']
const HEADERS = { 'content-type': 'application/json' }

/** The server and the stand-in, each with its own number for the trip, which `ID` in a path or body stands for. */
async function bothWith(idea: string) {
  let last = 9_876_543_210
  const calls = createCalls({
    store: memoryStore(),
    facts: () => readFacts(env.DB),
    addresses: async () => indexPlaces(await readAddressPlaces(env.DB)),
    now: () => new Date(),
    searchId: () => ++last,
  })
  let cookie = ''
  const numbers = { server: '', standIn: '' }
  const read = async (response: Response, own: string) => {
    const text = (await response.text()).replaceAll(own, '0')
    const json: unknown = JSON.parse(text, (name, value: unknown) => (TIMES.includes(name) ? null : value))
    return { status: response.status, json }
  }
  /** The one answer of both. */
  const expectSame = async (path: string, body?: object) => {
    const sent = (own: string) => (body ? JSON.stringify(body).replaceAll('"ID"', own) : undefined)
    const fromServer = await call(path.replace('ID', numbers.server), {
      ...(body && { body: sent(numbers.server) }),
      headers: { ...(cookie && { cookie }) },
    })
    cookie ||= fromServer.headers.get('set-cookie')?.split(';')[0] ?? ''
    const standIn = await calls.request(path.replace('ID', numbers.standIn), {
      ...(body && { method: 'POST', body: sent(numbers.standIn) ?? null, headers: HEADERS }),
    })
    const expected = await read(fromServer, numbers.server)
    expect(await read(standIn, numbers.standIn), path).toEqual(expected)
    return expected.json as Answer
  }
  const created = { idea, created_at: '2026-11-27T08:00:00Z' }
  const first = await call('/api/search', { body: created })
  cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
  numbers.server = String((await first.clone().json<{ id: number }>()).id)
  numbers.standIn = String(last + 1)
  const second = await calls.request('/api/search', { method: 'POST', body: JSON.stringify(created), headers: HEADERS })
  expect(await read(second, numbers.standIn)).toEqual(await read(first, numbers.server))
  await expectSame('/api/generate-itinerary', { search_id: 'ID', idea })
  const expectChange = (base_version: number, ...changes: Change[]) =>
    expectSame('/api/itinerary/ID/revisions', { base_version, changes })
  return { expectSame, expectChange }
}
/** What these tests take from an answer. */
type Answer = Parameters<typeof visitAt>[0] & {
  version: number
  itinerary: Parameters<typeof visitAt>[0]
  items: { id: string; holds: boolean }[]
}

describe('the stand-in answers as the server does', () => {
  test('what is read of a plan', async () => {
    const { expectSame } = await bothWith(TOUR)
    const parts = [
      '',
      '/owner',
      '/packages',
      '/options',
      '/versions',
      '/worksheets',
      '?version=1',
      '?version=9',
      '?version=x',
    ]
    for (const part of parts) await expectSame(`/api/itinerary/ID${part}`)
    await expectSame('/api/itinerary/ID/alternatives?field=budget_per_student')
    for (const filter of ['', '?status=complete', '?status=processing,complete', '?status=none'])
      await expectSame(`/api/ideas/parsed${filter}`)
  })

  test('changes of a plan, what cannot be, and the way back', async () => {
    const { expectSame, expectChange } = await bothWith(TOUR)
    const plan = await expectSame('/api/itinerary/ID')
    const { day, step } = visitAt(plan, 2)
    const { items } = await expectSame(`/api/itinerary/ID/alternatives?day=${day}&step=${step}`)
    await expectChange(1, { type: 'swap', day, step, with: items[0]!.id })
    await expectChange(1, { type: 'remove', day, step })
    await expectChange(2, { type: 'remove', day, step: 0 })
    await expectChange(2, { type: 'set', field: 'pax_students', value: 50 }, { type: 'lock', day, step })
    await expectChange(3, { type: 'undo' })
    await expectChange(4, { type: 'redo' })
    await expectChange(5, { type: 'package', code: 'saver' })
    await expectChange(6, { type: 'package', code: 'classic' }, { type: 'undo' })
    await expectChange(6, { type: 'answer', question: 'none', option: 'We leave at 7.' })
    await expectChange(0)
    await expectSame('/api/itinerary/ID/packages')
    await expectSame('/api/itinerary/ID/versions')
    await expectSame('/api/itinerary/ID')
  })

  test('what is refused or unknown', async () => {
    const { expectSame, expectChange } = await bothWith('2 days in Durban for 40 Grade 6 learners')
    await expectChange(1, { type: 'undo' })
    await expectChange(1, { type: 'swap', day: 1, step: 99, with: 'nowhere' })
    await expectSame('/api/search', { idea: ' ' })
    await expectSame('/api/search', { idea: 'x'.repeat(5_000), adds_to: 'ID' })
    await expectSame('/api/search', { idea: 'x', adds_to: 77 })
    await expectSame('/api/generate-itinerary', { search_id: 77, idea: 'x' })
    for (const path of [
      '/api/itinerary/77',
      '/api/itinerary/x',
      '/api/itinerary/77/versions',
      '/api/itinerary/77/worksheets',
    ])
      await expectSame(path)
  })

  test('the catalogue and places to type', async () => {
    const { expectSame } = await bothWith('2 days in Durban for 40 Grade 6 learners')
    for (const query of [
      'q=museum',
      'q=Marine%20durban&near=-29.86,31.03',
      'q=x',
      'q=',
      'q=fossils',
      'q=offers&near=here',
    ])
      await expectSame(`/api/catalogue?${query}`)
    for (const id of ['robben-island', 'no-such-place']) await expectSame(`/api/catalogue/${id}`)
    for (const typed of ['dur', 'St%20Lu', 'a', 'pieterm']) await expectSame(`/api/places/autocomplete?q=${typed}`)
  })
})

test('the same key gives the same trip, and another call than those of a trip needs the server', async () => {
  let last = 0
  const calls = createCalls({
    store: memoryStore(),
    facts: () => readFacts(env.DB),
    addresses: () => Promise.reject(new Error('not asked for')),
    now: () => new Date(),
    searchId: () => ++last,
  })
  const send = async (key: string) => {
    const headers = { ...HEADERS, 'idempotency-key': key }
    const body = JSON.stringify({ idea: TOUR })
    return (await calls.request('/api/search', { method: 'POST', headers, body })).json() as Promise<{ id: number }>
  }
  expect([(await send('a')).id, (await send('a')).id, (await send('b')).id]).toEqual([1, 1, 2])
  const login = await calls.request('/api/auth/login', { method: 'POST', headers: HEADERS, body: '{}' })
  expect([login.status, await login.json()]).toMatchObject([503, { code: 'needs_server' }])
  expect((await calls.request('/api/itinerary/1/packages', { headers: { Prefer: 'respond-async' } })).status).toBe(503)
  expect((await calls.request('/api/itinerary/1/packages')).status).toBe(200)
  expect((await calls.request('/api/itinerary/1/packages', { headers: { Prefer: 'respond-async' } })).status).toBe(200)
  const copy = await calls.request('/api/itinerary/1/copy', { method: 'POST' })
  expect(copy.status).toBe(201)
  expect(((await (await calls.request('/api/itinerary/3')).json()) as { search_id: number }).search_id).toBe(3)
})
