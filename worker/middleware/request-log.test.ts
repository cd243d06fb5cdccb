import { expect, it, onTestFinished, vi } from 'vitest'
import type { SearchCreated } from '#shared/contracts/search'
import { call } from '../testing/call.ts'
import { failingDatabase } from '../testing/failing-database.ts'

it('logs routes, status, times and ids, and no personal data', async () => {
  const lines: string[] = []
  const spy = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  onTestFinished(() => spy.mockRestore())
  const idea = 'MARKED-WORDS to Durban for 40 learners of MARKED-SCHOOL'
  const headers = { 'cf-connecting-ip': '203.0.113.77', 'user-agent': 'MARKED-AGENT', 'idempotency-key': 'MARKED-KEY' }
  const created = await call('/api/search', { body: { idea, user_id: 'MARKED-USER' }, headers })
  const { id } = await created.json<SearchCreated>()
  await call('/api/generate-itinerary', { body: { search_id: id, idea } })
  await call('/api/ideas/parsed?status=MARKED-STATUS', { headers: { cookie: created.headers.get('set-cookie') ?? '' } })
  await call('/api/search', { body: { idea: `${idea}, again` }, with: { DB: failingDatabase() } })
  await call(`/api/catalogue/MARKED-PLACE`)

  const cookie = /visitor=([\w-]+)/.exec(created.headers.get('set-cookie') ?? '')?.[1] ?? 'no cookie'
  expect(lines.length).toBeGreaterThanOrEqual(6)
  for (const mark of ['MARKED', '203.0.113.77', cookie, 'Durban']) expect(lines.join('\n')).not.toContain(mark)
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(logged).toContainEqual(
    expect.objectContaining({ method: 'POST', route: '/api/search', status: 201, ms: expect.any(Number) }),
  )
  expect(logged).toContainEqual(expect.objectContaining({ generation: id }))
  expect(logged).toContainEqual(expect.objectContaining({ level: 'error', code: 'storage_unavailable' }))
})
