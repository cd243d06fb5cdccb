import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { findItinerary, insertItineraryOnce } from './itineraries.ts'
import {
  findSearch,
  insertSearch,
  listSearchesOfVisitor,
  listStuckSearches,
  markSearch,
  type Search,
} from './searches.ts'

let next = 2 ** 53 - 1_000
const searchOf = (changes: Partial<Search>): Search => ({
  id: next++,
  idea: 'A day at the museum',
  visitorId: null,
  userId: null,
  status: 'processing',
  parsed: { location: 'Durban' } as Search['parsed'],
  parserVersion: '1',
  createdAt: '2026-11-21T08:00:00.000Z',
  storedAt: '2026-11-21T08:00:00.000Z',
  ...changes,
})
async function keep(changes: Partial<Search> = {}): Promise<Search> {
  const search = searchOf(changes)
  await env.DB.batch([insertSearch(env.DB, search)])
  return search
}

test('a search is read as it was stored, with an id beyond 32 bits', async () => {
  const search = await keep({ visitorId: 'as-kept' })
  expect(await findSearch(env.DB, search.id)).toEqual(search)
})

test('a visitor gets their own searches with the requested statuses, newest first', async () => {
  const [older, newer] = [
    await keep({ visitorId: 'lister', createdAt: '2026-11-20T08:00:00.000Z' }),
    await keep({ visitorId: 'lister', status: 'complete' }),
  ]
  await keep({ visitorId: 'another' })
  const idsOf = async (...statuses: Search['status'][]) =>
    (await listSearchesOfVisitor(env.DB, 'lister', { statuses, after: null, limit: 10 })).map(({ id }) => id)
  expect(await idsOf()).toEqual([newer.id, older.id])
  expect(await idsOf('processing')).toEqual([older.id])
  expect(await idsOf('failed')).toEqual([])
})

test('a complete search stays complete', async () => {
  const { id } = await keep()
  await env.DB.batch([markSearch(env.DB, id, 'failed')])
  expect((await findSearch(env.DB, id))?.status).toBe('failed')
  await env.DB.batch([markSearch(env.DB, id, 'complete')])
  await env.DB.batch([markSearch(env.DB, id, 'failed')])
  expect((await findSearch(env.DB, id))?.status).toBe('complete')
})

test('only old unfinished searches are stuck', async () => {
  const old = await keep({ storedAt: '2020-01-01T00:00:00.000Z' })
  await keep({ storedAt: '2020-01-01T00:00:00.000Z', status: 'complete' })
  expect(await listStuckSearches(env.DB, '2020-01-02T00:00:00.000Z', 10)).toEqual([old.id])
})

test('the first plan of a search is kept, and is deleted with the search', async () => {
  const { id } = await keep()
  const plan = (title: string) => ({
    searchId: id,
    document: { title } as Parameters<typeof insertItineraryOnce>[1]['document'],
    createdAt: '2026-11-21T08:00:00.000Z',
  })
  await env.DB.batch([insertItineraryOnce(env.DB, plan('first'))])
  await env.DB.batch([insertItineraryOnce(env.DB, plan('second'))])
  expect((await findItinerary(env.DB, id))?.document.title).toBe('first')
  await env.DB.prepare('DELETE FROM searches WHERE id = ?').bind(id).run()
  expect(await findItinerary(env.DB, id)).toBeUndefined()
})
