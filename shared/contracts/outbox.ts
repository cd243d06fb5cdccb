import * as z from 'zod/mini'

export const OutboxMessage = z.object({
  id: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  status: z.enum(['queued', 'held', 'sending', 'sent', 'failed']),
  created_at: z.iso.datetime(),
})
export type OutboxMessage = z.infer<typeof OutboxMessage>

/** Newest first; `next` is the cursor of the next page, null at the end. */
export const OutboxList = z.object({ items: z.array(OutboxMessage), next: z.nullable(z.string()) })
export type OutboxList = z.infer<typeof OutboxList>
