import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { SECURITY_HEADERS } from '../middleware/security-headers.ts'
import { call } from '../testing/call.ts'

const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Puts a file into the bucket as an upload does: the key is the hash of its content. */
async function store(bytes: Uint8Array, contentType = 'text/html'): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  const key = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  await env.IMAGES.put(key, bytes, { httpMetadata: { contentType } })
  return key
}

function pictureOf(length: number): Uint8Array {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  bytes.set(PNG_HEAD)
  return bytes
}

describe('GET /images/{key}', () => {
  it('serves a picture with the type of its bytes, cached for good', async () => {
    const bytes = pictureOf(50_000)
    const key = await store(bytes)
    const response = await call(`/images/${key}`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': '50000',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox",
      etag: `"${key}"`,
    })
    expect(Object.keys(SECURITY_HEADERS).filter((name) => !response.headers.has(name))).toEqual([])
    expect(await response.bytes()).toEqual(bytes)
  })

  it('answers HEAD with the same headers and no body', async () => {
    const path = `/images/${await store(pictureOf(1_000))}`
    const [whole, head] = [await call(path), await call(path, { method: 'HEAD' })]
    expect(head.status).toBe(200)
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers))
    expect(head.headers.get('content-length')).toBe('1000')
    expect([await head.text(), (await whole.bytes()).length]).toEqual(['', 1_000])
  })

  it('sends nothing again to a client that has the picture', async () => {
    const key = await store(pictureOf(100))
    const ask = (condition: string) => call(`/images/${key}`, { headers: { 'if-none-match': condition } })
    for (const condition of [`"${key}"`, `W/"${key}"`, `"another", "${key}"`, '*']) {
      const response = await ask(condition)
      expect([condition, response.status, await response.text()]).toEqual([condition, 304, ''])
      expect(response.headers.get('etag')).toBe(`"${key}"`)
      expect(response.headers.get('cache-control')).toContain('immutable')
    }
    const other = await ask('"another"')
    expect([other.status, (await other.bytes()).length]).toEqual([200, 100])
  })

  it.each([
    ['a page that calls itself a picture', '<script>alert(1)</script>'],
    ['a drawing, which can hold script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a single byte', 'x'],
  ])('does not show %s', async (_name, text) => {
    const key = await store(new TextEncoder().encode(text), 'image/png')
    const response = await call(`/images/${key}`, { headers: { 'if-none-match': '*' } })
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('script')
  })

  it.each([
    '0'.repeat(64),
    'A'.repeat(64),
    'logo.png',
    'folder/logo.png',
    `${'0'.repeat(64)}.png`,
    '..%2f..%2fsecret',
    '%00',
    '%E0%A4%A',
  ])('is a plain 404 for an unknown picture: %s', async (key) => {
    const response = await call(`/images/${key}`)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toMatch(/; sandbox$/)
    expect(await response.text()).toBe('There is no picture at this address.')
  })

  it('can only be read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await call(`/images/${'0'.repeat(64)}`, { method })
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD'])
    }
  })

  it('answers 503 with a time to wait if the bucket does not answer', async () => {
    const away = { get: () => Promise.reject(new Error('internal error')) } as unknown as R2Bucket
    const response = await call(`/images/${'0'.repeat(64)}`, { with: { IMAGES: away } })
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toMatchObject({ code: 'image_unavailable' })
  })
})
