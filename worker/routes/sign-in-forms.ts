import { NewPasswordForm, ResetRequest } from '#shared/contracts/password'
import { SignInRequest } from '#shared/contracts/sign-in'
import { placeAfterSignIn } from '#shared/domain/next-place'
import { limitGuesses } from '../middleware/rate-limits.ts'
import { dropSessionCookie, keepSessionCookie } from '../middleware/session-cookie.ts'
import { requestReset, resetPassword } from '../services/passwords.ts'
import { signIn } from '../services/sign-in.ts'
import { formPost, type ShowAgain } from './form-post.ts'
import { dropResetToken, findResetToken } from './reset-link.ts'

/** POST /login without JavaScript: afterwards the cookie gives access to the user's pages. */
export const signInForm = (showAgain: ShowAgain) =>
  formPost({
    schema: SignInRequest,
    secrets: ['password', 'code'],
    showAgain,
    take: async (c, request) => {
      await limitGuesses(c, request.identifier)
      const { token, user } = await signIn(c.var.context, request)
      keepSessionCookie(c, token)
      const next = placeAfterSignIn(c.req.query('next'))
      return user.must_change_password ? `/account?next=${encodeURIComponent(next)}` : next
    },
  })

export const forgotForm = (showAgain: ShowAgain) =>
  formPost({
    schema: ResetRequest,
    showAgain,
    take: async (c, { email }) => {
      await limitGuesses(c, email)
      c.var.context.later(requestReset(c.var.context, email))
      return '/forgot?sent=1'
    },
  })

export const resetForm = (showAgain: ShowAgain) =>
  formPost({
    schema: NewPasswordForm,
    secrets: ['new_password'],
    showAgain,
    take: async (c, { new_password }) => {
      const token = findResetToken(c)
      await limitGuesses(c, token)
      await resetPassword(c.var.context, { token, new_password })
      dropResetToken(c)
      dropSessionCookie(c)
      return '/login?reset=1'
    },
  })
