import { NewPasswordForm, ResetRequest } from '#shared/contracts/password'
import { SignInRequest } from '#shared/contracts/sign-in'
import { placeAfterSignIn } from '#shared/domain/next-place'
import { keepDeviceCookie } from '../middleware/device-cookie.ts'
import { limitGuesses, senderOf } from '../middleware/limit-calls.ts'
import { dropSessionCookie } from '../middleware/session-cookie.ts'
import { resetPassword } from '../services/passwords.ts'
import { requestReset } from '../services/reset-request.ts'
import { formPost, type ShowAgain } from './form-post.ts'
import { dropLinkToken, findLinkToken, RESET } from './link-token.ts'
import { newSession } from './new-session.ts'

/** POST /login without JavaScript: afterwards the cookie gives access to the user's pages. */
export const signInForm = (showAgain: ShowAgain) =>
  formPost({
    schema: SignInRequest,
    secrets: ['password', 'code'],
    showAgain,
    take: async (c, request) => {
      const { user } = await newSession(c, request)
      const next = placeAfterSignIn(c.req.query('next'))
      return user.must_change_password ? `/account?next=${encodeURIComponent(next)}` : next
    },
  })

export const forgotForm = (showAgain: ShowAgain) =>
  formPost({
    schema: ResetRequest,
    showAgain,
    take: async (c, { email }) => {
      await limitGuesses(c, 'reset', email)
      requestReset(c.var.context, email, senderOf(c))
      return '/forgot?sent=1'
    },
  })

export const resetForm = (showAgain: ShowAgain) =>
  formPost({
    schema: NewPasswordForm,
    secrets: ['new_password'],
    showAgain,
    take: async (c, { new_password }) => {
      const token = findLinkToken(c, RESET)
      await limitGuesses(c, 'reset', token)
      keepDeviceCookie(c, await resetPassword(c.var.context, senderOf(c), { token, new_password }))
      dropLinkToken(c, RESET)
      dropSessionCookie(c)
      return '/login?reset=1'
    },
  })
