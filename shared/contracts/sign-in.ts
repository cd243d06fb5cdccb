import * as z from 'zod/mini'
import { ROLES } from '#shared/domain/roles'

export const MISSING_DETAILS = 'Please enter your email/username and password.'

const required = (message: string) =>
  z.string(message).check(z.minLength(1, message), z.maxLength(320, 'This is too long.'))

export const SignInRequest = z.object({
  identifier: required('Please enter your email or username.').check(
    z.trim(),
    z.minLength(1, 'Please enter your email or username.'),
  ),
  password: required('Please enter your password.'),
  /** Six digits; required if the account has a second step. */
  code: z.nullish(z.string().check(z.maxLength(20))),
})
export type SignInRequest = z.infer<typeof SignInRequest>

export const SignedInUser = z.object({
  username: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  email: z.string(),
  email_verified: z.boolean(),
  /** True while the password is the temporary one that was sent by mail. */
  must_change_password: z.boolean(),
  has_second_step: z.boolean(),
})
export type SignedInUser = z.infer<typeof SignedInUser>

export const SignedIn = z.object({ token: z.string(), user: SignedInUser })
export type SignedIn = z.infer<typeof SignedIn>

export const Done = z.object({ success: z.literal(true) })
export type Done = z.infer<typeof Done>
