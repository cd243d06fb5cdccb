import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { BRIEF, call, makeSearch } from '../testing/call.ts'
import { failingDatabase } from '../testing/failing-database.ts'

/** A plan with its packages, whose page is in the cache. */
async function makeKeptPlan(): Promise<{ id: number; path: string }> {
  const { id } = await makeSearch()
  await call('/api/generate-itinerary', { body: { search_id: id, idea: BRIEF } })
  const path = `/itinerary/${id}`
  // The first reader has the packages made, the second one's page is kept.
  await read(path)
  await read(path)
  return { id, path }
}

const read = async (path: string) => (await call(path)).text()
const change = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()
const retitle = (id: number, title: string) =>
  change("UPDATE itineraries SET document = json_set(document, '$.title', ?) WHERE search_id = ?", title, id)

it('the page of a plan is made once for each version of the plan', async () => {
  const { id, path } = await makeKeptPlan()
  await retitle(id, 'Another title')
  expect(await read(path)).not.toContain('Another title')
  await change("UPDATE itineraries SET created_at = '2027-01-01T00:00:00.000Z' WHERE search_id = ?", id)
  expect(await read(path)).toContain('Another title')
})

it('the page of a plan is sent again to a browser only if the plan has changed', async () => {
  const { id, path } = await makeKeptPlan()
  const first = await call(path)
  expect(first.headers.get('cache-control')).toBe('no-cache')
  expect(first.headers.get('content-security-policy')).toContain("default-src 'none'")
  await first.text()
  const known = { 'if-none-match': first.headers.get('etag') ?? '' }
  const second = await call(path, { headers: known })
  expect([second.status, await second.text()]).toEqual([304, ''])
  await change("UPDATE package_options SET created_at = '2027-01-01T00:00:00.000Z' WHERE search_id = ?", id)
  expect((await call(path, { headers: known })).status).toBe(200)
})

it('the page of a deleted trip is gone with the next request', async () => {
  const { id, path } = await makeKeptPlan()
  const etag = (await call(path)).headers.get('etag') ?? ''
  await change('DELETE FROM searches WHERE id = ?', id)
  expect((await call(path)).status).toBe(404)
  expect((await call(path, { headers: { 'if-none-match': etag } })).status).toBe(404)
})

it('a plan that is being made, an unknown one and one without packages are not kept', async () => {
  const { id } = await makeSearch()
  for (const path of [`/itinerary/${id}`, '/itinerary/1', '/itinerary/x'])
    expect((await call(path)).headers.get('etag')).toBeNull()
  await call('/api/generate-itinerary', { body: { search_id: id, idea: BRIEF } })
  expect((await call(`/itinerary/${id}`)).headers.get('etag')).toBeNull()
  expect((await call(`/itinerary/${id}`)).headers.get('etag')).not.toBeNull()
})

it('a kept page is not shown while the database is away', async () => {
  const { path } = await makeKeptPlan()
  expect((await call(path, { with: { DB: failingDatabase() } })).status).toBe(500)
  expect((await call(path)).status).toBe(200)
})

it('the kept page of the owner has buttons for answers, and that of everybody else has none', async () => {
  const { id, cookie } = await makeSearch()
  await call('/api/generate-itinerary', { body: { search_id: id, idea: BRIEF } })
  const question = { id: 'q1', question: 'Which grade?', options: ['Grade 7.'], changes: 'Other places.' }
  await change(
    "UPDATE itineraries SET document = json_set(document, '$.questions', json(?)) WHERE search_id = ?",
    JSON.stringify([question]),
    id,
  )
  const path = `/itinerary/${id}`
  await read(path)
  const button = 'value="Grade 7."'
  // Each page is made first and then read from the cache.
  for (const _ of ['made', 'kept']) {
    const own = await call(path, { headers: { cookie } })
    const others = await call(path)
    expect(own.headers.get('etag')).not.toBe(others.headers.get('etag'))
    expect(await own.text()).toContain(button)
    const text = await others.text()
    expect(text).toContain('Which grade?')
    expect(text).not.toContain(button)
  }
})
