import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { Problem } from '../services/problem.ts'

const WRITING = new Set(['POST', 'PUT', 'PATCH'])
const JSON_TYPE = /^application\/json\s*(;|$)/i
const KILOBYTE = 1024

/** Refuses a body that is too large, before it is read. */
export const bodyOf = (maxBytes: number, words = 'The request is too large.') =>
  bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new Problem(413, 'too_large', words)
    },
  })

/** Enough for 5 000 characters at six bytes each (`\uXXXX`) and the other fields. */
export const bodySize = bodyOf(64 * KILOBYTE)

export const jsonOnly = createMiddleware(async (c, next) => {
  const isEmpty = c.req.raw.body === null || c.req.header('content-length') === '0'
  const type = c.req.header('content-type') ?? (isEmpty ? 'application/json' : '')
  if (WRITING.has(c.req.method) && !JSON_TYPE.test(type))
    throw new Problem(415, 'not_json', 'Please send JSON, with the content type application/json.')
  await next()
})
