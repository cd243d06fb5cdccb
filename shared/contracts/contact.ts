import * as z from 'zod/mini'
import { optionalLine, requiredEmail, requiredLine, requiredTextOf } from './form-fields.ts'

/** A message to the team. The fields are checked in this order. */
export const ContactMessage = z.object({
  name: requiredLine('Please enter your name.'),
  email: requiredEmail('Please enter a valid email.'),
  subject: optionalLine,
  message: requiredTextOf(5000, 'Please enter a message.'),
  /** The plan that the link on the pricing page named. */
  plan: optionalLine,
})
export type ContactMessage = z.output<typeof ContactMessage>
