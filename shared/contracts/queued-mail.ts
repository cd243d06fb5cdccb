import * as z from 'zod/mini'

/** The content of a queue message: only the id of a message in the outbox. */
export const QueuedMail = z.object({ id: z.string() })
export type QueuedMail = z.infer<typeof QueuedMail>
