import { createMiddleware } from 'hono/factory'
import { validator } from 'hono/validator'
import type * as z from 'zod/mini'
import { messagesByField } from '#shared/contracts/field-messages'
import { Problem } from '../services/problem.ts'

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  description: string
  required?: boolean
  schema: object
}
export interface Answer {
  description: string
  schema?: z.ZodMiniType
  media?: string
}
/** What a route's middleware knows about it; the OpenAPI document is the sum of these. */
export interface Note {
  summary?: string
  answers?: Record<number, Answer>
  parameters?: Parameter[]
  body?: z.ZodMiniType
  /** The field of a multipart body that carries a file. */
  file?: string
}

const NOTES = new WeakMap<object, Note>()

export function noteOf(handler: object): Note | undefined {
  return NOTES.get(handler)
}

/** Says in the contract what a route is for and what it answers. */
export function describe(note: Omit<Note, 'body'>) {
  const middleware = createMiddleware(async (_c, next) => next())
  NOTES.set(middleware, note)
  return middleware
}

/** Validates a body by the schema that also describes it: a wrong one is 422 with a message by field. */
export function jsonBody<Schema extends z.ZodMiniType>(schema: Schema) {
  const middleware = validator('json', (value: unknown): z.output<Schema> => {
    const result = schema.safeParse(value)
    if (result.success) return result.data
    const fields = messagesByField(result.error.issues)
    throw new Problem(422, 'invalid_fields', Object.values(fields)[0] ?? 'Please check the request.', { fields })
  })
  NOTES.set(middleware, { body: schema })
  return middleware
}
