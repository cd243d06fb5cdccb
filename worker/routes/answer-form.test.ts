import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { makeAccount } from '../testing/accounts.ts'
import { BRIEF, call, makeSearch } from '../testing/call.ts'

const ANSWER = 'We are back at school by 16:00.'

const press = (id: number | string, idea: string, headers: Record<string, string> = {}) =>
  call(`/itinerary/${id}`, {
    body: new URLSearchParams({ idea }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const ideaOf = async (id: number) =>
  (await env.DB.prepare('SELECT idea FROM searches WHERE id = ?').bind(id).first<{ idea: string }>())?.idea
const countSearches = async () =>
  (await env.DB.prepare('SELECT count(*) AS count FROM searches').first<{ count: number }>())?.count

/** A search whose plan and packages are stored. */
async function makePlan() {
  const search = await makeSearch()
  await call('/api/generate-itinerary', { body: { search_id: search.id, idea: BRIEF } })
  await call(`/api/itinerary/${search.id}/packages`)
  return search
}

describe('POST /itinerary/{id}, an answer to a question of a plan', () => {
  it('starts a new plan from the idea with the answer after it, and leaves the old one as it is', async () => {
    const { id, cookie } = await makePlan()
    const before = await (await call(`/api/itinerary/${id}`)).text()
    const response = await press(id, ANSWER, { cookie })
    expect(response.status).toBe(303)
    const newId = Number(/^\/itinerary\/(\d+)$/.exec(response.headers.get('location') ?? '')?.[1])
    expect(newId).not.toBe(id)
    expect(await ideaOf(newId)).toBe(`${BRIEF}\n${ANSWER}`)
    expect(await ideaOf(id)).toBe(BRIEF)
    expect(await (await call(`/api/itinerary/${id}`)).text()).toBe(before)
    const made = await call('/api/generate-itinerary', { body: { search_id: newId, idea: BRIEF } })
    expect(made.status).toBe(200)
    const list = await call('/api/ideas/parsed', { headers: { cookie } })
    expect((await list.json<{ items: { id: number }[] }>()).items.map((one) => one.id).toSorted()).toEqual(
      [id, newId].toSorted(),
    )
  })

  it('that is pressed twice makes one new plan', async () => {
    const { id, cookie } = await makePlan()
    const [first, second] = [await press(id, ANSWER, { cookie }), await press(id, ANSWER, { cookie })]
    expect(second.status).toBe(303)
    expect(second.headers.get('location')).toBe(first.headers.get('location'))
    expect((await press(id, 'Another answer.', { cookie })).headers.get('location')).not.toBe(
      first.headers.get('location'),
    )
  })

  it('is refused from anybody but the owner, and tells nothing of the idea', async () => {
    const { id } = await makePlan()
    const stranger = await makeSearch('A day in Soweto')
    const before = await countSearches()
    for (const headers of [{}, { cookie: stranger.cookie }, { cookie: 'visitor=none' }] as Record<string, string>[]) {
      const response = await press(id, ANSWER, headers)
      expect(response.status).toBe(403)
      const page = await response.text()
      expect(page).toContain('Only the person who asked for this trip can change its words.')
      expect(page).not.toContain(BRIEF)
    }
    expect(await countSearches()).toBe(before)
  })

  it('is accepted from the account of the trip on another device', async () => {
    const { id } = await makePlan()
    const { id: userId, token } = await makeAccount()
    await env.DB.prepare('UPDATE searches SET user_id = ? WHERE id = ?').bind(userId, id).run()
    expect((await press(id, ANSWER, { cookie: `session=${token}` })).status).toBe(303)
  })

  it('is refused from another site, and for an unknown plan', async () => {
    const { id, cookie } = await makePlan()
    expect((await press(id, ANSWER, { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    for (const unknown of [42, 'none']) expect((await press(unknown, ANSWER, { cookie })).status).toBe(404)
  })

  it('is refused if it is empty or if the idea has no room for it, with the plan shown again', async () => {
    const search = await makeSearch('x'.repeat(4990))
    const { cookie } = search
    await call('/api/generate-itinerary', { body: { search_id: search.id, idea: 'x' } })
    for (const idea of ['', '  ', ANSWER]) {
      const response = await press(search.id, idea, { cookie })
      expect(response.status).toBe(422)
      expect(response.headers.get('content-type')).toContain('text/html')
    }
    const page = await (await press(search.id, ANSWER, { cookie })).text()
    expect(page).toContain('Your trip idea has no room for one more sentence.')
  })
})

describe('POST /api/search with adds_to', () => {
  it('puts the idea of an own search before the text, and refuses that of another visitor', async () => {
    const { id, cookie } = await makeSearch()
    const add = (headers: Record<string, string>) =>
      call('/api/search', { body: { idea: ANSWER, adds_to: id }, headers })
    const response = await add({ cookie })
    expect(response.status).toBe(201)
    expect((await response.json<{ idea: string }>()).idea).toBe(`${BRIEF}\n${ANSWER}`)
    const refused = await add({})
    expect(refused.status).toBe(403)
    expect(await refused.json()).toEqual({
      error: 'Only the person who asked for this trip can change its words.',
      code: 'not_your_trip',
    })
    expect((await call('/api/search', { body: { idea: ANSWER, adds_to: 42 }, headers: { cookie } })).status).toBe(404)
  })
})

describe('GET /api/itinerary/{search_id}/owner', () => {
  const isOwner = async (id: number | string, headers: Record<string, string> = {}) =>
    (await (await call(`/api/itinerary/${id}/owner`, { headers })).json<{ is_owner: boolean }>()).is_owner

  it('is true for the visitor and for the account that asked for the trip, and for nobody else', async () => {
    const { id, cookie } = await makeSearch()
    const stranger = await makeSearch()
    const [owner, other] = [await makeAccount(), await makeAccount()]
    await env.DB.prepare('UPDATE searches SET user_id = ? WHERE id = ?').bind(owner.id, id).run()
    expect(await isOwner(id, { cookie })).toBe(true)
    expect(await isOwner(id, { authorization: `Bearer ${owner.token}` })).toBe(true)
    expect(await isOwner(id, { authorization: `Bearer ${other.token}` })).toBe(false)
    expect(await isOwner(id, { cookie: stranger.cookie })).toBe(false)
    expect(await isOwner(id)).toBe(false)
    expect(await isOwner('none', { cookie })).toBe(false)
  })
})
