import * as z from 'zod/mini'
import { ContactMessage } from './contact.ts'

export const MESSAGE_KINDS = ['demo_request', 'contact'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

const MOST_ADDRESSES = 50

/** A value for a mail header. It must be one line, so that it cannot start another header. */
const headerText = z.string('This must be text.').check(
  z.maxLength(500, 'Please keep this to 500 characters or fewer.'),
  z.refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), 'This must be one line, without line breaks.'),
)

/** One address or several. They are only hints, so an invalid one is not an error. */
const addresses = z.pipe(
  z.nullish(z.union([headerText, z.array(headerText).check(z.maxLength(MOST_ADDRESSES))])),
  z.transform((given) => (typeof given === 'string' ? given.split(/[,;]/) : (given ?? [])).map((one) => one.trim())),
)

const body = (most: number) => z.nullish(z.string('This must be text.').check(z.maxLength(most, 'This is too long.')))

/**
 * The request that asks for mail. Recipients are hints; `htmlMessage` and `thankYou` are never sent. The mail to the
 * requester is the site's own, and is sent only if they have just sent a form.
 */
export const EmailWebhookRequest = z.object({
  type: z.enum(MESSAGE_KINDS, 'The type must be "demo_request" or "contact".'),
  adminRecipients: addresses,
  adminCc: addresses,
  userRecipient: z.nullish(headerText),
  subject: z.nullish(headerText),
  message: body(20_000),
  htmlMessage: body(60_000),
  thankYou: z.nullish(z.object({ subject: z.nullish(headerText), message: body(20_000) })),
  /** The contact form itself, if this call submits it. */
  contact: z.nullish(ContactMessage),
})
export type EmailWebhookRequest = z.output<typeof EmailWebhookRequest>

export const MailAccepted = z.object({ success: z.literal(true), id: z.string() })
export type MailAccepted = z.infer<typeof MailAccepted>
