import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CompressingProxy, startCompressingProxy } from './compressing-proxy.ts'
import { WeighingConnection } from './weighing-connection.ts'

const PICTURE_BYTES = 100_000
const site = createServer((request, response) => {
  if (request.url === '/missing') response.statusCode = 404
  response.setHeader('content-type', 'image/webp')
  response.setHeader('x-long', 'a header that weighs something '.repeat(10))
  response.end(Buffer.alloc(request.url === '/empty' ? 0 : PICTURE_BYTES))
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

test('an answer weighs its body and what stands around it, the headers less when they come again', async () => {
  const connection = new WeighingConnection(proxy.origin)
  const [first, second, empty] = [
    await connection.get('/picture'),
    await connection.get('/picture'),
    await connection.get('/empty'),
  ]
  connection.close()
  expect(first.body).toHaveLength(PICTURE_BYTES)
  expect(first.bytes).toBeGreaterThan(PICTURE_BYTES + 150)
  expect(second.bytes).toBeGreaterThan(PICTURE_BYTES)
  expect(second.bytes).toBeLessThan(first.bytes - 150)
  expect(empty.bytes).toBeGreaterThan(0)
  expect(empty.bytes).toBeLessThan(150)
})

test('a file that is not there is a fault, and weighs nothing that would pass for small', async () => {
  const connection = new WeighingConnection(proxy.origin)
  await expect(connection.get('/missing')).rejects.toThrow('/missing answered 404')
  connection.close()
})
