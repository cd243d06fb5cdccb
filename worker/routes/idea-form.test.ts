import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { BRIEF, call } from '../testing/call.ts'

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  call('/ideas', {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

describe('POST /ideas, the idea form without script', () => {
  it('stores the idea, starts the plan and redirects to its page', async () => {
    const response = await post({ idea: BRIEF })
    expect(response.status).toBe(303)
    expect(response.headers.get('set-cookie')).toContain('HttpOnly')
    const id = Number(/^\/itinerary\/(\d+)$/.exec(response.headers.get('location') ?? '')?.[1])
    const row = await env.DB.prepare('SELECT idea FROM searches WHERE id = ?').bind(id).first<{ idea: string }>()
    expect(row?.idea).toBe(BRIEF)
    const made = await call('/api/generate-itinerary', { body: { search_id: id, idea: BRIEF } })
    expect(made.status).toBe(200)
  })

  it('shows the page again with a message if the field was empty', async () => {
    const response = await post({ idea: '   ' })
    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(await response.text()).toContain('Please describe your trip idea.')
  })

  it('keeps the typed text, as text, if it is too long', async () => {
    const typed = `<script>alert(1)</script>${'a'.repeat(5000)}`
    const page = await (await post({ idea: typed })).text()
    expect(page).toContain(`&lt;script&gt;alert(1)&lt;/script&gt;${'a'.repeat(5000)}`)
    expect(page).not.toContain('<script>alert(1)')
  })

  it('refuses a form from another site', async () => {
    expect((await post({ idea: BRIEF }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  it('answers 415 if the body is not a form', async () => {
    const response = await call('/ideas', { body: '{"idea": 5}', headers: { 'content-type': 'application/json' } })
    expect(response.status).toBe(415)
  })

  it('marks the title of the page that is shown again', async () => {
    expect(await (await post({ idea: '' })).text()).toContain('<title>Error: ')
  })
})

describe('an idea that says nothing of a trip', () => {
  const titleOf = async (response: Response) => {
    const id = Number(/^\/itinerary\/(\d+)$/.exec(response.headers.get('location') ?? '')?.[1])
    return env.DB.prepare('SELECT idea FROM searches WHERE id = ?').bind(id).first<string>('idea')
  }

  it('is shown again with its text and with fields for the first facts', async () => {
    const response = await post({ idea: 'hi there' })
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain('We could not read a trip in this yet.')
    expect(page).toMatch(/>hi there<\/textarea>/)
    for (const name of ['place', 'origin', 'learners', 'start_date', 'days', 'anyway'])
      expect(page).toContain(`name="${name}"`)
  })

  it('is planned with the facts that are given, as words of the idea', async () => {
    const fields = { place: 'Durban', origin: '', learners: '60', start_date: '2027-05-12', days: '2' }
    const response = await post({ idea: 'hi there', ...fields })
    expect(await titleOf(response)).toBe(
      'hi there. We want to go to Durban. 60 learners. From 12 May 2027 to 13 May 2027.',
    )
  })

  it('is planned as it stands by "Plan anyway", and by the API', async () => {
    expect(await titleOf(await post({ idea: 'hi there', anyway: '1' }))).toBe('hi there')
    expect((await call('/api/search', { body: { idea: 'hi there' } })).status).toBe(201)
  })

  it('is shown again with the message of a wrong field', async () => {
    const response = await post({ idea: 'hi there', learners: '9000' })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('Please give the number of learners, from 1 to 500.')
  })
})
