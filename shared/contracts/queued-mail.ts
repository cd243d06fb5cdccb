import * as z from 'zod/mini'

/** What the mail queue carries: a message's id in the outbox, and nothing that it says. */
export const QueuedMail = z.object({ id: z.string() })
export type QueuedMail = z.infer<typeof QueuedMail>
