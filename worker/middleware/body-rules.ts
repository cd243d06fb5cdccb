import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { Problem } from '../services/problem.ts'

const WRITING = new Set(['POST', 'PUT', 'PATCH'])
const JSON_TYPE = /^application\/json\s*(;|$)/i
const KILOBYTE = 1024
const MOST_DISCARDED_BYTES = 1024 * KILOBYTE

/**
 * Reads the whole body, and keeps nothing of one that is too large. A client that closes the connection before its body
 * has arrived is thereby told apart from a body that is wrong and from a fault of ours.
 */
export function bodyOf(maxBytes: number, words = 'The request is too large.'): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: async ({ req }) => {
      await discard(req.raw.body)
      throw new Problem(413, 'too_large', words)
    },
  })
  return async (c, next) => {
    try {
      await limit(c, () => Promise.resolve())
      if (c.req.raw.body)
        c.req.raw = new Request(c.req.raw, { method: c.req.method, body: await c.req.raw.arrayBuffer() })
    } catch (error) {
      if (error instanceof Problem) throw error
      throw new Problem(499, 'client_closed', 'The connection was closed before the whole request had arrived.')
    }
    await next()
  }
}

/**
 * Reads a refused body on to its end. Where part of a body is left unread, workerd closes the connection with the
 * answer, and a client that is still sending may meet a reset instead of the answer.
 */
async function discard(body: ReadableStream<Uint8Array> | null): Promise<void> {
  // Without a length it has been read up to the limit already.
  if (!body || body.locked) return
  const reader = body.getReader()
  for (let bytes = 0; bytes < MOST_DISCARDED_BYTES; ) {
    const { done, value } = await reader.read()
    if (done) return
    bytes += value.byteLength
  }
}

/** Enough for 5 000 characters at six bytes each (`\uXXXX`) and the other fields. */
export const bodySize = bodyOf(64 * KILOBYTE)

export const jsonOnly = createMiddleware(async (c, next) => {
  const isEmpty = c.req.raw.body === null || c.req.header('content-length') === '0'
  const type = c.req.header('content-type') ?? (isEmpty ? 'application/json' : '')
  if (WRITING.has(c.req.method) && !JSON_TYPE.test(type))
    throw new Problem(415, 'not_json', 'Please send JSON, with the content type application/json.')
  await next()
})
