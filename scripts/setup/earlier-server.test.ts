import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findEarlierServer, keepAddress } from './earlier-server.ts'

let folder: string
let server: Server
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'uhambo-earlier-'))))
afterEach(() => {
  server?.close()
  rmSync(folder, { recursive: true })
})

async function serve(body: string): Promise<URL> {
  server = createServer((_request, response) => response.end(body))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

it('a server that still works on the data is found', async () => {
  const address = await serve('{"status":"ok","version":"0.1.0"}')
  keepAddress(folder, address)
  expect(await findEarlierServer(folder)).toBe(address.href)
})

it('nothing is found where none was started, where it has ended, or where its port serves something else', async () => {
  expect(await findEarlierServer(folder)).toBeNull()
  keepAddress(folder, await serve('<p>Something else</p>'))
  expect(await findEarlierServer(folder)).toBeNull()
  server.close()
  expect(await findEarlierServer(folder)).toBeNull()
})
