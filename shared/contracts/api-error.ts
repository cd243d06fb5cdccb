import * as z from 'zod/mini'

/** What every 4xx and 5xx answer holds: a sentence for the reader, and a code for programs. */
export const ApiError = z.object({
  error: z.string(),
  code: z.string(),
  details: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type ApiError = z.infer<typeof ApiError>
