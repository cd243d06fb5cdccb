import type { Handler } from 'hono'
import { NewStaffAccount, StaffSignIn } from '#shared/contracts/staff'
import { placeOfStaff } from '#shared/domain/invitation'
import type { AppEnv } from '../middleware/request-context.ts'
import { acceptWithAccount, acceptWithNewAccount } from '../services/accept-invitation.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { formPost, type ShowAgain } from './form-post.ts'

/** POST /invite without JavaScript: its form asks for a new password, or for that of the address's account. */
export function invitationForm(showAgain: ShowAgain): Handler<AppEnv> {
  const newAccount = formPost({
    schema: NewStaffAccount,
    secrets: ['new_password'],
    showAgain,
    take: async (c, request) => placeOfStaff((await acceptInvitation(c, request, acceptWithNewAccount)).user),
  })
  const account = formPost({
    schema: StaffSignIn,
    secrets: ['password', 'code'],
    showAgain,
    take: async (c, request) => placeOfStaff((await acceptInvitation(c, request, acceptWithAccount)).user),
  })
  return async (c, next) => {
    const posted = await c.req.formData().catch(() => null)
    return posted?.has('new_password') ? newAccount(c, next) : account(c, next)
  }
}
