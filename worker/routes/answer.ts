import { resolver } from 'hono-openapi'
import type * as z from 'zod/mini'

/** A response for the OpenAPI document, with the schema of its body. */
export const answer = (description: string, schema?: z.ZodMiniType, media = 'application/json') => ({
  description,
  content: { [media]: { schema: schema ? resolver(schema, { options: { io: 'output' } }) : {} } },
})
