import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { ParsedIdeaList } from '#shared/contracts/parsed-idea'
import type { SearchCreated } from '#shared/contracts/search'
import { makeAccount, PASSWORD, type TestAccount } from '../testing/accounts.ts'
import { call, makeSearch } from '../testing/call.ts'
import { askForDemo, DEMO_FORM, freshAddress } from '../testing/requests.ts'

const idea = () => `A day in Kimberley ${crypto.randomUUID()}`
async function search(body: { idea: string }, key: string, headers: Record<string, string> = {}) {
  const response = await call('/api/search', { body, headers: { 'idempotency-key': key, ...headers } })
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { status: response.status, id: (await response.json<SearchCreated>()).id, cookie }
}
const ideasOf = async (cookie: string) => {
  const { items } = await (await call('/api/ideas/parsed', { headers: { cookie } })).json<ParsedIdeaList>()
  return items.map(({ id }) => id)
}
const answersHolding = async (word: string) =>
  env.DB.prepare('SELECT count(*) AS n FROM idempotency_keys WHERE instr(response, ?1) OR instr(key, ?1)')
    .bind(word)
    .first<number>('n')

describe('an Idempotency-Key belongs to its caller', () => {
  it.each([['1'], [crypto.randomUUID()]])('so two visitors with the key %s get a trip each', async (key) => {
    const [one, other] = [await makeSearch(), await makeSearch()]
    const body = { idea: idea() }
    const first = await search(body, key, { cookie: one.cookie })
    const second = await search(body, key, { cookie: other.cookie })
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.id).not.toBe(first.id)
    expect((await search(body, key, { cookie: one.cookie })).id).toBe(first.id)
    expect((await search({ idea: 'Another' }, key, { cookie: one.cookie })).status).toBe(422)
  })

  it('so two accounts with the same key get a trip each', async () => {
    const [one, other] = [await makeAccount(), await makeAccount()]
    const body = { idea: idea() }
    const first = await search(body, 'trip', one.headers)
    expect((await search(body, 'trip', other.headers)).id).not.toBe(first.id)
    expect((await search(body, 'trip', one.headers)).id).toBe(first.id)
  })

  it('so a short key without a cookie is one of its network, and gives no idea away', async () => {
    const body = { idea: idea() }
    const at = (network: string) => search(body, '2', { 'cf-connecting-ip': network })
    const first = await at('203.0.113.4')
    expect((await at('203.0.113.5')).id).not.toBe(first.id)
    const again = await at('203.0.113.4')
    expect(again.id).toBe(first.id)
    expect(await ideasOf(first.cookie)).toEqual([first.id])
    expect(await ideasOf(again.cookie)).toEqual([])
  })

  it('and a UUID that was sent without a cookie is answered again from anywhere, with the cookie that came or without', async () => {
    const [body, key] = [{ idea: idea() }, crypto.randomUUID()]
    const first = await search(body, key, { 'cf-connecting-ip': '203.0.113.6' })
    expect((await search(body, key, { 'cf-connecting-ip': '203.0.113.7', cookie: first.cookie })).id).toBe(first.id)
    expect((await search(body, key, { 'cf-connecting-ip': '203.0.113.8' })).id).toBe(first.id)
  })

  it('so a full demo form joins no stranger’s request', async () => {
    const email = freshAddress()
    await askForDemo({ email }, { 'idempotency-key': '3', 'cf-connecting-ip': '203.0.113.9' })
    const form = { ...DEMO_FORM, email: freshAddress() }
    await call('/api/request-demo', {
      body: form,
      headers: { 'idempotency-key': '3', 'cf-connecting-ip': '203.0.113.10' },
    })
    const demoId = await env.DB.prepare('SELECT demo_id FROM demo_details WHERE email = ?')
      .bind(form.email)
      .first('demo_id')
    expect(demoId).toBeNull()
  })
})

describe('a stored answer is deleted', () => {
  const remove = (id: number, { headers }: TestAccount) =>
    call(`/api/account/trips/${id}`, { method: 'DELETE', headers })

  it('with the trip that it is about', async () => {
    const account = await makeAccount()
    const [body, key] = [{ idea: idea() }, `key-${crypto.randomUUID()}`]
    const { id } = await search(body, key, account.headers)
    await call('/api/generate-itinerary', {
      body: { search_id: id, idea: body.idea },
      headers: { 'idempotency-key': key },
    })
    expect(await answersHolding(body.idea)).toBe(1)
    expect(await answersHolding(key)).toBe(2)
    expect((await remove(id, account)).status).toBe(200)
    expect(await answersHolding(body.idea)).toBe(0)
    expect(await answersHolding(key)).toBe(0)
  })

  it('with a search that is deleted by hand', async () => {
    const body = { idea: idea() }
    const { id } = await search(body, crypto.randomUUID())
    await env.DB.prepare('DELETE FROM searches WHERE id = ?').bind(id).run()
    expect(await answersHolding(body.idea)).toBe(0)
  })

  it('with the person who is erased', async () => {
    const account = await makeAccount()
    const key = `key-${crypto.randomUUID()}`
    await askForDemo({ email: account.email }, { 'idempotency-key': key })
    expect(await answersHolding(key)).toBe(1)
    await call('/api/account/erase', { body: { password: PASSWORD }, headers: account.headers })
    expect(await answersHolding(key)).toBe(0)
  })
})
