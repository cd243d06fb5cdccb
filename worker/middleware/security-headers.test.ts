import { describe, expect, it, vi } from 'vitest'
import { BRIEF, call, makeSearch } from '../testing/call.ts'
import { failingDatabase } from '../testing/failing-database.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

const everyAnswer: [string, number, () => Promise<Response>][] = [
  ['a plain answer', 200, () => call('/api/health')],
  ['a created search', 201, () => call('/api/search', { body: { idea: BRIEF } })],
  ['a list', 200, () => call('/api/ideas/parsed')],
  ['the contract', 200, () => call('/api/openapi.json')],
  ['a fact', 200, () => call('/api/catalogue/apartheid-museum')],
  ['malformed JSON', 400, () => call('/api/search', { body: '{' })],
  ['an unknown path', 404, () => call('/api/nothing')],
  ['a wrong method', 405, () => call('/api/search')],
  ['too large a body', 413, () => call('/api/search', { body: 'x'.repeat(70_000) })],
  ['a body that is not JSON', 415, () => call('/api/search', { body: 'x', headers: { 'content-type': 'text/plain' } })],
  ['wrong fields', 422, () => call('/api/search', { body: {} })],
  [
    'too many calls',
    429,
    () => call('/api/health', { headers: { 'cf-connecting-ip': '192.0.2.1' }, with: { READ_LIMIT: refusing } }),
  ],
  [
    'a fault of ours',
    500,
    () => call('/api/ideas/parsed', { headers: { cookie: `visitor=${'A'.repeat(43)}` }, with: { DB: undefined } }),
  ],
  ['a store that is away', 503, () => call('/api/health', { with: { DB: failingDatabase() } })],
  ['an event stream', 200, async () => call(`/api/generate-itinerary/${(await finished()).id}/events`)],
]
const refusing: RateLimit = { limit: () => Promise.resolve({ success: false }) }

async function finished() {
  const search = await makeSearch()
  await call('/api/generate-itinerary', { body: { search_id: search.id, idea: BRIEF } })
  return search
}

describe('every answer of the API', () => {
  it.each(everyAnswer)('carries the security headers: %s', async (_name, status, ask) => {
    const response = await ask()
    expect(response.status).toBe(status)
    expect(Object.keys(SECURITY_HEADERS).filter((name) => !response.headers.has(name))).toEqual([])
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
    )
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains; preload')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe(_name === 'a fact' ? 'public, max-age=300' : 'no-store')
    await response.text()
  })

  it.each(everyAnswer.filter(([, status]) => status >= 400))(
    'has the shape of an error: %s',
    async (_name, status, ask) => {
      const response = await ask()
      expect(response.headers.get('content-type')).toBe('application/json')
      const answer = await response.json<Record<string, unknown>>()
      expect(answer).toMatchObject({
        error: expect.stringMatching(/^[A-Z].+[.]$/),
        code: expect.stringMatching(/^[a-z_]+$/),
      })
      expect(JSON.stringify(answer)).not.toMatch(/\\n\s+at |\.ts\b|D1_|SQLITE|undefined/)
      const comesBack = Number(response.headers.get('retry-after')) > 0
      expect(comesBack).toBe(status === 429 || status === 503)
    },
  )
})

describe('a page', () => {
  it('may load scripts and styles only from the site', async () => {
    const response = await call('/no-such-page')
    expect(response.status).toBe(404)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("frame-ancestors 'none'")
  })
})

it('only the blog and its editor may show pictures of other sites', async () => {
  const pictures = async (path: string) =>
    /img-src ([^;]+)/.exec((await call(path)).headers.get('content-security-policy') ?? '')?.[1]
  for (const path of ['/blog', '/blog/a-post', '/admin/blog/new'])
    expect(await pictures(path)).toBe("https: 'self' data: blob:")
  for (const path of ['/itinerary/1', '/blogs', '/admin']) expect(await pictures(path)).toBe("'self' data: blob:")
})

it('only the page of a plan may show map tiles, and only of the server that the build names', async () => {
  vi.stubEnv('VITE_MAP_TILES', 'http://127.0.0.1:8200/{z}/{x}/{y}.png')
  const pictures = async (path: string) =>
    /img-src ([^;]+)/.exec((await call(path)).headers.get('content-security-policy') ?? '')?.[1]
  expect(await pictures('/itinerary/1')).toBe("http://127.0.0.1:8200 'self' data: blob:")
  for (const path of ['/itinerary', '/account', '/no-such-page'])
    expect(await pictures(path)).toBe("'self' data: blob:")
  vi.unstubAllEnvs()
  expect(await pictures('/itinerary/1')).toBe("'self' data: blob:")
})
