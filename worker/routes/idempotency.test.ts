import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { ParsedIdeaList } from '#shared/contracts/parsed-idea'
import type { SearchCreated } from '#shared/contracts/search'
import { BRIEF, call, makeSearch } from '../testing/call.ts'

const post = (path: string, key: string, body: unknown) => call(path, { body, headers: { 'idempotency-key': key } })
const searchesLike = async (idea: string) =>
  (await env.DB.prepare('SELECT count(*) AS count FROM searches WHERE idea = ?').bind(idea).first<{ count: number }>())
    ?.count

describe('an Idempotency-Key', () => {
  it('answers the first result again to the same body', async () => {
    const body = { idea: `${BRIEF} (kept once)` }
    const first = await post('/api/search', 'key-1', body)
    const second = await post('/api/search', 'key-1', body)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await second.json()).toEqual(await first.json())
    expect(await searchesLike(body.idea)).toBe(1)
  })

  it('refuses another body with the same key, and names the rule', async () => {
    await post('/api/search', 'key-2', { idea: 'A day in Soweto' })
    const other = await post('/api/search', 'key-2', { idea: 'A day in Knysna' })
    expect(other.status).toBe(422)
    expect(await other.json()).toMatchObject({ code: 'idempotency_key_reused' })
    expect(await searchesLike('A day in Knysna')).toBe(0)
  })

  it('assigns the idea to the browser that retries after the first answer and its cookie were lost', async () => {
    const [body, key] = [{ idea: 'A day in Kimberley' }, crypto.randomUUID()]
    await post('/api/search', key, body)
    const again = await post('/api/search', key, body)
    const cookie = again.headers.get('set-cookie')?.split(';')[0] ?? ''
    const { items } = await (await call('/api/ideas/parsed', { headers: { cookie } })).json<ParsedIdeaList>()
    expect(items.map(({ id }) => id)).toEqual([(await again.json<SearchCreated>()).id])
  })

  it('creates one search from ten parallel calls', async () => {
    const body = { idea: `${BRIEF} (ten at once)` }
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('/api/search', 'key-3', body)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json<SearchCreated>()).id))
    expect(new Set(ids).size).toBe(1)
    expect(await searchesLike(body.idea)).toBe(1)
  })

  it('accepts only one of two different parallel bodies', async () => {
    const answers = await Promise.all(
      ['Oudtshoorn', 'Graskop'].map((town) => post('/api/search', 'key-4', { idea: `To ${town}` })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
  })

  it('belongs to one method and path', async () => {
    const { id } = await (await post('/api/search', 'key-5', { idea: BRIEF })).json<SearchCreated>()
    const generated = await post('/api/generate-itinerary', 'key-5', { search_id: id, idea: BRIEF })
    expect(generated.status).toBe(200)
  })

  it('binds a generation to its body as well', async () => {
    const [one, two] = [await makeSearch(), await makeSearch()]
    const path = '/api/generate-itinerary'
    const first = await post(path, 'key-6', { search_id: one.id, idea: BRIEF })
    const again = await post(path, 'key-6', { search_id: one.id, idea: BRIEF })
    expect(await again.json()).toEqual(await first.json())
    expect((await post(path, 'key-6', { search_id: two.id, idea: BRIEF })).status).toBe(422)
  })

  it('is refused if it is invalid', async () => {
    for (const key of ['', 'two words', 'x'.repeat(256)])
      expect((await post('/api/search', key, { idea: BRIEF })).status).toBe(400)
  })
})
