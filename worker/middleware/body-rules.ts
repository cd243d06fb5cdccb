import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { Problem } from '../services/problem.ts'

const WRITING = new Set(['POST', 'PUT', 'PATCH'])
const JSON_TYPE = /^application\/json\s*(;|$)/i
const KILOBYTE = 1024

/**
 * Reads the whole body, and refuses one that is too large before it is read. A client that closes the connection before
 * its body has arrived is thereby told apart from a body that is wrong and from a fault of ours.
 */
export function bodyOf(maxBytes: number, words = 'The request is too large.'): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
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

/** Enough for 5 000 characters at six bytes each (`\uXXXX`) and the other fields. */
export const bodySize = bodyOf(64 * KILOBYTE)

export const jsonOnly = createMiddleware(async (c, next) => {
  const isEmpty = c.req.raw.body === null || c.req.header('content-length') === '0'
  const type = c.req.header('content-type') ?? (isEmpty ? 'application/json' : '')
  if (WRITING.has(c.req.method) && !JSON_TYPE.test(type))
    throw new Problem(415, 'not_json', 'Please send JSON, with the content type application/json.')
  await next()
})
