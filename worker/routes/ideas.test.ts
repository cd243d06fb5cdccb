import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { ParsedIdeaList } from '#shared/contracts/parsed-idea'
import { BRIEF, call, makeSearch } from '../testing/call.ts'

const list = async (cookie?: string, query = '') => {
  const response = await call(`/api/ideas/parsed${query}`, { headers: cookie ? { cookie } : {} })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return ParsedIdeaList.parse(await response.json()).items
}

describe('GET /api/ideas/parsed', () => {
  it("lists a visitor's own ideas, newest first, and nobody else's", async () => {
    const first = await makeSearch()
    const second = await call('/api/search', { body: { idea: 'A day in Soweto' }, headers: { cookie: first.cookie } })
    const { id } = await second.json<{ id: number }>()
    await makeSearch()
    expect((await list(first.cookie)).map((idea) => idea.id)).toEqual([id, first.id])
  })

  it('is empty without the cookie, and with an unknown one', async () => {
    await makeSearch()
    expect(await list()).toEqual([])
    expect(await list('visitor=admin')).toEqual([])
    expect(await list(`visitor=${'A'.repeat(43)}`)).toEqual([])
  })

  it('lists what else an idea asks for, and the words that were not understood', async () => {
    const { id, cookie } = await makeSearch()
    const start = BRIEF.indexOf('Durban')
    const parts = {
      requests: [{ id: 'r1', kind: 'sight', force: 'must', text: 'Sea World', start: 0, end: 4, placeId: null }],
      notUnderstood: [{ start, end: start + 6 }],
    }
    await env.DB.prepare('UPDATE searches SET parsed = json_patch(parsed, ?) WHERE id = ?')
      .bind(JSON.stringify(parts), id)
      .run()
    expect((await list(cookie))[0]).toMatchObject({
      requests: [{ text: 'Sea World', kind: 'sight', force: 'must' }],
      not_understood: ['Durban'],
    })
  })

  it('lists the month of an idea that names no day', async () => {
    const { cookie } = await makeSearch('A trip in May 2027 for Grade 7')
    expect((await list(cookie))[0]).toMatchObject({ dates: null, period: 'May 2027' })
  })

  it('lists an idea that was parsed before requests were read', async () => {
    const { id, cookie } = await makeSearch()
    await env.DB.prepare(
      "UPDATE searches SET parsed = json_remove(parsed, '$.requests', '$.notUnderstood') WHERE id = ?",
    )
      .bind(id)
      .run()
    expect((await list(cookie))[0]).toMatchObject({ requests: [], not_understood: [] })
  })

  it('filters by status', async () => {
    const { id, cookie } = await makeSearch()
    expect((await list(cookie, '?status=processing')).map((idea) => idea.status)).toEqual(['processing'])
    expect(await list(cookie, '?status=complete')).toEqual([])
    await call('/api/generate-itinerary', { body: { search_id: id, idea: BRIEF } })
    expect((await list(cookie, '?status=complete,processing')).map((idea) => idea.status)).toEqual(['complete'])
    expect(await list(cookie, '?status=processing')).toEqual([])
    expect(await list(cookie, '?status=unheard-of')).toEqual([])
    expect(await list(cookie, '?status=')).toHaveLength(1)
  })
})
