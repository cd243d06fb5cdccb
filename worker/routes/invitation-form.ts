import type { Handler } from 'hono'
import { NewStaffAccount, StaffSignIn } from '#shared/contracts/staff'
import { placeOfStaff } from '#shared/domain/invitation'
import { findDeviceCookie } from '../middleware/device-cookie.ts'
import { limitGuesses, senderOf } from '../middleware/rate-limits.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import { acceptWithAccount, acceptWithNewAccount } from '../services/accept-invitation.ts'
import { formPost, type ShowAgain } from './form-post.ts'
import { keepSession } from './new-session.ts'

/** POST /invite without JavaScript: its form asks for a new password, or for that of the address's account. */
export function invitationForm(showAgain: ShowAgain): Handler<AppEnv> {
  const newAccount = formPost({
    schema: NewStaffAccount,
    secrets: ['new_password'],
    showAgain,
    take: async (c, request) => {
      await limitGuesses(c, 'sign-in', request.token)
      const browser = { ...senderOf(c), deviceToken: findDeviceCookie(c) }
      return placeOfStaff(keepSession(c, await acceptWithNewAccount(c.var.context, request, browser)).user)
    },
  })
  const account = formPost({
    schema: StaffSignIn,
    secrets: ['password', 'code'],
    showAgain,
    take: async (c, request) => {
      await limitGuesses(c, 'sign-in', request.token)
      const browser = { ...senderOf(c), deviceToken: findDeviceCookie(c) }
      return placeOfStaff(keepSession(c, await acceptWithAccount(c.var.context, request, browser)).user)
    },
  })
  return async (c, next) => {
    const posted = await c.req.formData().catch(() => null)
    return posted?.has('new_password') ? newAccount(c, next) : account(c, next)
  }
}
