import * as z from 'zod/mini'
import { EmailAddress } from './sign-up.ts'

const SHORTEST = 10

/** Length matters more than kinds of characters: at least ten characters, any of them. */
export const NewPassword = z
  .string('Please choose a password.')
  .check(
    z.minLength(SHORTEST, `Please choose a password of at least ${SHORTEST} characters.`),
    z.maxLength(200, 'Please choose a password of at most 200 characters.'),
  )

export const PasswordChange = z.object({
  current_password: z
    .string('Please enter your present password.')
    .check(z.minLength(1, 'Please enter your present password.'), z.maxLength(320, 'This is too long.')),
  new_password: NewPassword,
})
export type PasswordChange = z.infer<typeof PasswordChange>

export const ResetRequest = z.object({ email: EmailAddress })
export type ResetRequest = z.infer<typeof ResetRequest>

export const PasswordReset = z.object({
  token: z.string('This link is not complete.').check(z.maxLength(100, 'This link is not complete.')),
  new_password: NewPassword,
})
export type PasswordReset = z.infer<typeof PasswordReset>
