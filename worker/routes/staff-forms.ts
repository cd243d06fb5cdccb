import { type Context, Hono } from 'hono'
import type * as z from 'zod/mini'
import { InvitationRequest, InvitationWithdrawal, StaffChoice } from '#shared/contracts/staff'
import { senderOf } from '../middleware/limit-calls.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import { findCookieSession, requireOneOf } from '../middleware/session.ts'
import { invite, withdrawInvitations } from '../services/invitations.ts'
import type { User } from '../services/sessions.ts'
import { removeStaff } from '../services/staff.ts'
import { formPost, type ShowAgain } from './form-post.ts'

/** The forms of /admin. The session cookie identifies the administrator. */
export function staffForms(showAgain: ShowAgain) {
  const form = <Schema extends z.ZodMiniType>(
    schema: Schema,
    take: (c: Context<AppEnv>, admin: User, value: z.output<Schema>) => Promise<string>,
  ) =>
    formPost({
      schema,
      showAgain,
      take: async (c, value) => {
        const session = await findCookieSession(c)
        if (!session) return '/login?next=/admin'
        requireOneOf(session.user, ['admin'])
        return take(c, session.user, value)
      },
    })
  return new Hono<AppEnv>()
    .post(
      '/invitations',
      form(InvitationRequest, async (c, admin, request) => {
        await invite(c.var.context, { admin, request, sender: senderOf(c) }, null)
        return '/admin?done=invited'
      }),
    )
    .post(
      '/invitations/withdraw',
      form(InvitationWithdrawal, async (c, admin, request) => {
        await withdrawInvitations(c.var.context, admin, request)
        return '/admin?done=withdrawn'
      }),
    )
    .post(
      '/staff/remove',
      form(StaffChoice, async (c, admin, { username }) => {
        await removeStaff(c.var.context, admin, username)
        return '/admin?done=removed'
      }),
    )
}
