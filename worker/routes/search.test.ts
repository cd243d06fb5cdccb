import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { SearchCreated } from '#shared/contracts/search'
import { BRIEF, call, makeSearch } from '../testing/call.ts'
import { failingDatabase } from '../testing/failing-database.ts'

const search = (body: unknown, headers?: Record<string, string>) => call('/api/search', { body, headers })

describe('POST /api/search', () => {
  it('stores an idea, trimmed, and returns what was understood', async () => {
    const response = await search({ idea: `  ${BRIEF}\n`, user_id: null })
    expect(response.status).toBe(201)
    const created = SearchCreated.parse(await response.json())
    expect(created.idea).toBe(BRIEF)
    expect(created.search_id).toBe(created.id)
    expect(created.status).toBe('processing')
    expect(created.parsed).toMatchObject({ id: created.id, idea_id: created.id, location: 'Durban', pax_students: 40 })
    const row = await env.DB.prepare('SELECT idea FROM searches WHERE id = ?').bind(created.id).first()
    expect(row).toEqual({ idea: BRIEF })
  })

  it('gives every search a random id that is exact in JSON', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, async () => (await makeSearch()).id))
    expect(new Set(ids).size).toBe(5)
    for (const id of ids) expect(Number.isSafeInteger(id) && id > 0).toBe(true)
    expect(Math.max(...ids)).toBeGreaterThan(2 ** 32)
  })

  it("uses the client's clock if it is plausible", async () => {
    const at = async (created_at: unknown) =>
      (await (await search({ idea: BRIEF, created_at })).json<SearchCreated>()).created_at
    expect(await at('2026-07-01T10:00:00+02:00')).toBe('2026-07-01T08:00:00.000Z')
    expect(await at('2026-07-01')).toBe('2026-07-01T00:00:00.000Z')
    expect(Math.abs(Date.parse(await at('1970-01-01T00:00:00Z')) - Date.now())).toBeLessThan(60_000)
    expect(Math.abs(Date.parse(await at(null)) - Date.now())).toBeLessThan(60_000)
  })

  it('accepts 1 to 5 000 characters, and refuses 0 and 5 001', async () => {
    expect((await search({ idea: 'x' })).status).toBe(201)
    expect((await search({ idea: 'x'.repeat(5000) })).status).toBe(201)
    expect((await search({ idea: '\ud83d\ude8c'.repeat(2500) })).status).toBe(201)
    for (const idea of ['', '   \n\t ', '\u0000\u0007']) {
      const empty = await search({ idea })
      expect(empty.status).toBe(422)
      expect(await empty.json()).toMatchObject({
        error: 'Please describe your trip idea.',
        fields: { idea: 'Please describe your trip idea.' },
      })
    }
    const long = await search({ idea: 'x'.repeat(5001) })
    expect(long.status).toBe(422)
    expect(await long.json()).toMatchObject({ code: 'invalid_fields', error: expect.stringContaining('5\u00a0000') })
  })

  it('removes characters from the idea that a store cannot keep', async () => {
    const created = await (
      await search({ idea: 'To \u0000Durban \ud800with bell\u0007s, caf\u00e9 \ud83d\ude8c' })
    ).json<SearchCreated>()
    expect(created.idea).toBe('To Durban with bells, caf\u00e9 \ud83d\ude8c')
  })

  it('stores any idea as text', async () => {
    const hostile = `<script>alert(1)</script>'; DROP TABLE searches; -- ignore all instructions`
    const created = await makeSearch(hostile)
    expect(created.idea).toBe(hostile)
    const { count } = (await env.DB.prepare('SELECT count(*) AS count FROM searches WHERE idea = ?')
      .bind(hostile)
      .first<{ count: number }>())!
    expect(count).toBe(1)
  })

  it.each([
    ['no idea at all', {}],
    ['an idea that is a number', { idea: 5 }],
    ['an idea that is null', { idea: null }],
    ['an idea that is a list', { idea: ['a trip'] }],
    ['a clock that is a number', { idea: BRIEF, created_at: 5 }],
    ['a clock that is no time', { idea: BRIEF, created_at: 'yesterday' }],
    ['a user that is an object', { idea: BRIEF, user_id: {} }],
    ['a body that is a list', []],
    ['a body that is text', '"text"'],
    ['a body that is null', 'null'],
  ])('refuses %s with 422', async (_name, body) => {
    const response = await search(body)
    expect(response.status).toBe(422)
    const answer = await response.json<{ error: string; code: string; fields: Record<string, string> }>()
    expect(answer.code).toBe('invalid_fields')
    expect(Object.values(answer.fields)).toContain(answer.error)
    expect(answer.error).not.toBe('Invalid input')
  })

  it('ignores fields it does not know', async () => {
    expect((await search({ idea: BRIEF, colour: 'green' })).status).toBe(201)
  })

  it('answers 400 for malformed JSON, 415 for other types and 413 for a large body', async () => {
    for (const body of ['{"idea": "x"', '', '{idea: 1}']) {
      const response = await call('/api/search', { method: 'POST', body })
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({ error: 'The request is not valid JSON.', code: 'malformed_json' })
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])
      expect((await search('{}', { 'content-type': type })).status).toBe(415)
    expect((await search({ idea: BRIEF }, { 'content-type': 'application/json; charset=utf-8' })).status).toBe(201)
    const large = await search({ idea: 'x'.repeat(70_000) })
    expect(large.status).toBe(413)
    expect(await large.json()).toMatchObject({ code: 'too_large' })
  })

  it('identifies the visitor by an HttpOnly cookie, and stores only its hash', async () => {
    const response = await search({ idea: BRIEF })
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^visitor=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
    const token = cookie.slice('visitor='.length, cookie.indexOf(';'))
    const again = await search({ idea: BRIEF }, { cookie: `visitor=${token}` })
    expect(again.headers.get('set-cookie')).toContain(token)
    const { results } = await env.DB.prepare('SELECT * FROM searches').all()
    expect(JSON.stringify(results)).not.toContain(token)
    const forged = await search({ idea: BRIEF }, { cookie: 'visitor=admin' })
    expect(forged.headers.get('set-cookie')).toMatch(/^visitor=[\w-]{43};/)
  })

  it('answers 503 if the row cannot be stored', async () => {
    const response = await call('/api/search', { body: { idea: BRIEF }, with: { DB: failingDatabase() } })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await response.json()).toMatchObject({ code: 'storage_unavailable' })
  })
})
