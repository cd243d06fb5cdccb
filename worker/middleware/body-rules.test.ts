import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import worker from '../index.ts'
import { call } from '../testing/call.ts'
import { logOf } from '../testing/captured-log.ts'

/** A POST whose client sends the start of the body and then closes the connection. */
async function sendHalf(path: string, headers: Record<string, string>): Promise<Response> {
  const parts = [new TextEncoder().encode('{"idea":"Grade 6')]
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.shift()
      if (part) controller.enqueue(part)
      else controller.error(new Error('Network connection lost.'))
    },
  })
  const request = new Request(`http://localhost${path}`, { method: 'POST', headers, body })
  return worker.fetch(request as Parameters<typeof worker.fetch>[0], env as Env, createExecutionContext())
}

const JSON_BODY = { 'content-type': 'application/json' }
const FORM_BODY = { 'content-type': 'application/x-www-form-urlencoded' }

describe('a client that closes the connection while it sends', () => {
  it.each([
    ['a call', '/api/search', JSON_BODY],
    ['a call that gave its length', '/api/search', { ...JSON_BODY, 'content-length': '500' }],
    ['a form', '/contact', FORM_BODY],
    ['a form of the account', '/account/password', { ...FORM_BODY, 'content-length': '500' }],
  ])('is logged as 499 and not as a failure: %s', async (_name, path, headers) => {
    const log = await logOf(async () => {
      const response = await sendHalf(path, headers)
      expect(response.status).toBe(499)
      await response.text()
    })
    expect(log).toContain('"status":499')
    expect(log).not.toContain('"level":"error"')
  })
})

it('a body of exactly the largest size is read, and one byte more is refused', async () => {
  const bodyOf = (bytes: number) => JSON.stringify({ idea: '' }).replace('""', `"${'a'.repeat(bytes - 11)}"`)
  expect((await call('/api/search', { body: bodyOf(65_536) })).status).toBe(422)
  expect((await call('/api/search', { body: bodyOf(65_537) })).status).toBe(413)
})

it('a body that is too large is read to its end before it is refused, up to a megabyte', async () => {
  const readOf = async (kilobytes: number) => {
    let left = kilobytes
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (left === 0) return controller.close()
          left -= 1
          controller.enqueue(new Uint8Array(1024))
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { ...FORM_BODY, 'content-length': String(kilobytes * 1024) }
    const request = new Request('http://localhost/contact', { method: 'POST', headers, body })
    const response = await worker.fetch(
      request as Parameters<typeof worker.fetch>[0],
      env as Env,
      createExecutionContext(),
    )
    expect(response.status).toBe(413)
    return kilobytes - left
  }
  expect(await readOf(100)).toBe(100)
  expect(await readOf(5000)).toBe(1024)
})
