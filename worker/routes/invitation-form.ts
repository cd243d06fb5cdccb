import type { Context, Handler } from 'hono'
import type { SignedIn } from '#shared/contracts/sign-in'
import { NewStaffAccount, StaffSignIn } from '#shared/contracts/staff'
import { placeOfStaff } from '#shared/domain/invitation'
import { limitGuesses } from '../middleware/rate-limits.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import { keepSessionCookie } from '../middleware/session-cookie.ts'
import { findVisitor } from '../middleware/visitor.ts'
import { acceptWithAccount, acceptWithNewAccount } from '../services/accept-invitation.ts'
import { formPost, type ShowAgain } from './form-post.ts'

/** POST /invite without JavaScript: its form asks for a new password, or for that of the address's account. */
export function invitationForm(showAgain: ShowAgain): Handler<AppEnv> {
  const newAccount = formPost({
    schema: NewStaffAccount,
    secrets: ['new_password'],
    showAgain,
    take: async (c, request) => {
      await limitGuesses(c, request.token)
      return goOn(c, await acceptWithNewAccount(c.var.context, request, findVisitor(c)))
    },
  })
  const account = formPost({
    schema: StaffSignIn,
    secrets: ['password', 'code'],
    showAgain,
    take: async (c, request) => {
      await limitGuesses(c, request.token)
      return goOn(c, await acceptWithAccount(c.var.context, request, findVisitor(c)))
    },
  })
  return async (c, next) => {
    const posted = await c.req.formData().catch(() => null)
    return posted?.has('new_password') ? newAccount(c, next) : account(c, next)
  }
}

function goOn(c: Context<AppEnv>, { token, user }: SignedIn): string {
  keepSessionCookie(c, token)
  return placeOfStaff(user)
}
