import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { GenerateAccepted, GenerateDone, GENERATION_STATES, GenerationEvent } from '#shared/contracts/generation'
import { Itinerary } from '#shared/contracts/itinerary'
import { BRIEF, call, makeSearch } from '../testing/call.ts'
import { readEvents } from '../testing/read-events.ts'

const generate = (search_id: unknown, options: { headers?: Record<string, string>; idea?: unknown } = {}) =>
  call('/api/generate-itinerary', { body: { search_id, idea: options.idea ?? BRIEF }, headers: options.headers })

describe('POST /api/generate-itinerary', () => {
  it('waits until the plan is stored, and answers it', async () => {
    const { id } = await makeSearch()
    const response = await generate(id)
    expect(response.status).toBe(200)
    const answer = GenerateDone.parse(await response.json())
    expect(answer).toMatchObject({ success: true, search_id: id, itinerary: { search_id: id, currency: 'ZAR' } })
    expect(answer.itinerary.checks.length).toBeGreaterThan(0)
    const stored = await call(`/api/itinerary/${id}`)
    expect(stored.status).toBe(200)
    expect(Itinerary.parse(await stored.json())).toEqual(answer.itinerary)
  })

  it('holds the plan to the words of its idea', async () => {
    const { id } = await makeSearch()
    const { itinerary } = GenerateDone.parse(await (await generate(id)).json())
    const details = itinerary.checks
      .filter((check) => ['nothing_silent', 'unsaid_true', 'numbers_kept'].includes(check.id))
      .map(({ status, detail }) => ({ status, withoutText: detail.startsWith('No text:') }))
    expect(details).toEqual(Array(3).fill({ status: 'pass', withoutText: false }))
  })

  it('makes one plan for ten parallel calls, and returns it again later', async () => {
    const { id } = await makeSearch()
    const answers = await Promise.all(Array.from({ length: 10 }, () => generate(id)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const texts = new Set(await Promise.all(answers.map((answer) => answer.text())))
    expect(texts.size).toBe(1)
    expect(await (await generate(id)).text()).toBe([...texts][0])
    const row = await env.DB.prepare('SELECT count(*) AS count FROM itineraries WHERE search_id = ?').bind(id).first()
    expect(row).toEqual({ count: 1 })
  })

  it('answers 202 at once to `Prefer: respond-async`, and the plan comes', async () => {
    const { id } = await makeSearch()
    const response = await generate(id, { headers: { prefer: 'respond-async, wait=10' } })
    expect(response.status).toBe(202)
    expect(response.headers.get('preference-applied')).toBe('respond-async')
    expect(GenerateAccepted.parse(await response.json())).toEqual({ success: true, search_id: id, state: 'queued' })
    const events = await readEvents(await call(`/api/generate-itinerary/${id}/events`))
    expect(events.at(-1)?.state).toBe('complete')
    const late = await generate(id, { headers: { prefer: 'respond-async' } })
    expect(await late.json()).toMatchObject({ state: 'complete' })
  })

  it('plans the stored idea, not the text in the call', async () => {
    const { id } = await makeSearch()
    const answer = await (await generate(id, { idea: 'To the moon' })).json<GenerateDone>()
    expect(answer.itinerary.location).toBe('Durban, KwaZulu-Natal')
  })

  it('answers 404 for a search that is not known', async () => {
    const response = await generate(123)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'search_not_found' })
  })

  it.each([
    ['text', '12'],
    ['a fraction', 1.5],
    ['zero', 0],
    ['negative', -1],
    ['too large', 2 ** 53],
    ['null', null],
  ])('refuses a search number that is %s', async (_name, id) => {
    const response = await generate(id)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'invalid_fields', fields: { search_id: expect.any(String) } })
  })

  it('refuses an idea that is empty or not text', async () => {
    const { id } = await makeSearch()
    for (const idea of ['  ', 5, 'x'.repeat(5001)]) expect((await generate(id, { idea })).status).toBe(422)
  })
})

describe('GET /api/generate-itinerary/{id}/events', () => {
  it('shows the states in order, the present one first, and ends', async () => {
    const { id } = await makeSearch()
    const stream = await call(`/api/generate-itinerary/${id}/events`)
    expect(stream.status).toBe(200)
    expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/)
    const [events] = await Promise.all([readEvents(stream), generate(id)])
    expect(events[0]?.state).toBe('queued')
    expect(new Set(events.map(({ message }) => message)).size).toBe(events.length)
    expect(events.at(-1)).toEqual({ state: 'complete', progress: 1, message: 'Your plan is ready' })
    const order = events.map(({ state }) => GENERATION_STATES.indexOf(state))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    for (const event of events) expect(GenerationEvent.parse(event)).toEqual(event)
    expect(events.map(({ message }) => message)).toContain('Finding stops near Durban')
  })

  it('sends the present state and the end to a client that reconnects', async () => {
    const { id } = await makeSearch()
    await generate(id)
    const again = await readEvents(await call(`/api/generate-itinerary/${id}/events`))
    expect(again.map(({ state }) => state)).toEqual(['complete'])
  })

  it('answers 404 as JSON for an unknown search', async () => {
    for (const id of ['123', 'abc', '-1', '99999999999999999999']) {
      const response = await call(`/api/generate-itinerary/${id}/events`)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toBe('application/json')
    }
  })
})

describe('GET /api/itinerary/{id}', () => {
  it('answers 404 with the text of the spec if there is none', async () => {
    const { id } = await makeSearch()
    for (const path of [`/api/itinerary/${id}`, '/api/itinerary/42', '/api/itinerary/none', '/api/itinerary/0x10']) {
      const response = await call(path)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ error: 'Itinerary not found for this search' })
    }
  })
})
