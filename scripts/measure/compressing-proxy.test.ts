import { createServer } from 'node:http'
import { connect } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CompressingProxy, startCompressingProxy } from './compressing-proxy.ts'

const PAGE = '<p>Hamba kahle</p>'.repeat(200)
let asked = 0
const site = createServer((request, response) => {
  asked++
  if (request.url === '/for-ever.js') response.setHeader('cache-control', 'public, max-age=31536000, immutable')
  response.setHeader('content-type', request.url === '/picture' ? 'image/webp' : 'text/html')
  response.end(PAGE)
})
let proxy: CompressingProxy

beforeAll(async () => {
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  proxy = await startCompressingProxy(`http://127.0.0.1:${(site.address() as AddressInfo).port}`)
})
afterAll(async () => {
  await proxy.close()
  site.close()
})

test('sends a page over HTTP/2, compressed, with unchanged content', async () => {
  const { encoding, body } = await get('/')
  expect(encoding).toBe('br')
  expect(body.length).toBeLessThan(PAGE.length / 10)
  expect(brotliDecompressSync(body).toString()).toBe(PAGE)
})

test('sends a picture unchanged', async () => {
  const { encoding, body } = await get('/picture')
  expect(encoding).toBeUndefined()
  expect(body.toString()).toBe(PAGE)
})

test.each([
  ['what never changes', '/for-ever.js', 1],
  ['a page', '/', 2],
])('requests %s again only if it may have changed', async (_what, path, times) => {
  const before = asked
  const first = await get(path)
  expect(await get(path)).toEqual(first)
  expect(asked - before).toBe(times)
})

async function get(path: string): Promise<{ encoding: unknown; body: Buffer }> {
  const session = connect(proxy.origin, { rejectUnauthorized: false })
  const stream = session.request({ ':path': path, 'accept-encoding': 'br' })
  let encoding: unknown
  stream.once('response', (headers) => (encoding = headers['content-encoding']))
  const body = Buffer.concat((await stream.toArray()) as Buffer[])
  session.close()
  return { encoding, body }
}
