import { validator } from 'hono-openapi'
import type * as z from 'zod/mini'
import { messagesByField } from '#shared/contracts/field-messages'
import { Problem } from '../services/problem.ts'

/** Validates a body with the schema that also describes it; an invalid body is 422 with a message for each field. */
export const jsonBody = <Schema extends z.ZodMiniType>(schema: Schema) =>
  validator(
    'json',
    schema,
    (result) => {
      if (result.success) return
      const fields = messagesByField(result.error)
      throw new Problem(422, 'invalid_fields', Object.values(fields)[0] ?? 'Please check the request.', { fields })
    },
    { options: { io: 'input' } },
  )
