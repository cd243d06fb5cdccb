import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { callApi } from './client.ts'
import { listOf } from './lists.ts'

const Trip = z.object({ id: z.number() })
const read = (answer: () => Response | Promise<Response>) => callApi(async () => answer(), '/api/trip', Trip)

describe('an API call', () => {
  test('returns only the fields of the contract', async () => {
    const reply = await read(() => Response.json({ id: 7, extra: 'x' }, { headers: { etag: '"1"' } }))
    expect(reply).toMatchObject({ answer: { id: 7 } })
    expect('answer' in reply && [reply.answer, reply.headers.get('etag')]).toEqual([{ id: 7 }, '"1"'])
  })

  test.each([
    ['is not the contract’s', () => Response.json({ id: 'seven' })],
    ['is no JSON', () => new Response('<html>')],
    ['is empty', () => new Response(null, { status: 204 })],
  ])('is unreadable if the answer %s', async (_what, answer) => {
    expect(await read(answer)).toMatchObject({ code: 'unreadable', words: null, fields: {} })
  })

  test('returns the message, the code and the fields of an error', async () => {
    const fields = { idea: 'Please describe your trip idea.' }
    const body = { error: fields.idea, code: 'invalid_fields', details: 'More.', fields }
    expect(await read(() => Response.json(body, { status: 422 }))).toEqual({
      status: 422,
      statusText: '',
      code: 'invalid_fields',
      words: fields.idea,
      details: 'More.',
      fields,
    })
  })

  test.each([
    ['a proxy’s page', () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' })],
    ['fields of another kind', () => Response.json({ fields: [1] }, { status: 502, statusText: 'Bad Gateway' })],
  ])('has no message if the error is %s', async (_what, answer) => {
    expect(await read(answer)).toMatchObject({ status: 502, statusText: 'Bad Gateway', code: 'unknown', words: null })
  })

  test('distinguishes an unreachable server from a timeout', async () => {
    const failing = (error: Error) => read(() => Promise.reject(error))
    expect(await failing(new TypeError('Failed to fetch'))).toMatchObject({ status: 0, code: 'unreachable' })
    expect(await failing(new DOMException('late', 'TimeoutError'))).toMatchObject({ status: 0, code: 'timeout' })
  })

  test('throws if the caller cancels it', async () => {
    await expect(read(() => Promise.reject(new DOMException('no', 'AbortError')))).rejects.toThrow('no')
  })

  test('sends JSON as JSON, and a form as it is', async () => {
    const sent: RequestInit[] = []
    const send = (options: Parameters<typeof callApi>[3]) =>
      callApi(async (_path, init) => Response.json({ id: sent.push(init ?? {}) }), '/api/trip', Trip, options)
    const form = new FormData()
    await send({ method: 'POST', json: { a: 1 }, headers: { Prefer: 'respond-async' } })
    await send({ method: 'POST', form })
    expect(sent).toEqual([
      { method: 'POST', body: '{"a":1}', headers: { 'Content-Type': 'application/json', Prefer: 'respond-async' } },
      { method: 'POST', body: form, headers: {} },
    ])
  })
})

test('a list may be the answer itself or a named field', () => {
  for (const answer of [[{ id: 1 }], { items: [{ id: 1 }], next: null }])
    expect(listOf(Trip).parse(answer)).toEqual([{ id: 1 }])
  expect(listOf(Trip).safeParse({ items: [{}] }).success).toBe(false)
})
