import * as z from 'zod/mini'

/** The body of every 4xx and 5xx response: a sentence for people, and a code for programs. */
export const ApiError = z.object({
  error: z.string(),
  code: z.string(),
  details: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type ApiError = z.infer<typeof ApiError>
