import * as z from 'zod/mini'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#shared/domain/password-rule'
import { EmailAddress } from './sign-up.ts'

/** The server checks the rest of `shared/domain/password-rule.ts`, since it knows the person's own words. */
export const NewPassword = z
  .string('Please choose a password.')
  .check(
    z.minLength(SHORTEST_PASSWORD, `Please choose a password of at least ${SHORTEST_PASSWORD} characters.`),
    z.maxLength(LONGEST_PASSWORD, `Please choose a password of at most ${LONGEST_PASSWORD} characters.`),
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

/** The form behind the link in the mail. Its token is in a cookie. */
export const NewPasswordForm = z.object({ new_password: NewPassword })

export const PasswordReset = z.object({
  token: z.string('This link is not complete.').check(z.maxLength(100, 'This link is not complete.')),
  new_password: NewPassword,
})
export type PasswordReset = z.infer<typeof PasswordReset>
