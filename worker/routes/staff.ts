import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { ApiError } from '#shared/contracts/api-error'
import { Done } from '#shared/contracts/sign-in'
import { InvitationRequest, InvitationWithdrawal, StaffList } from '#shared/contracts/staff'
import { readClaim } from '../middleware/idempotency-key.ts'
import { senderOf } from '../middleware/limit-calls.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import { rolesOnly } from '../middleware/session.ts'
import { invite, withdrawInvitations } from '../services/invitations.ts'
import { readStaff, removeStaff } from '../services/staff.ts'
import { answer } from './answer.ts'
import { jsonBody } from './json-body.ts'
import { idempotencyKey } from './parameters.ts'

const adminsOnly = rolesOnly('admin')
const REFUSALS = {
  401: answer('Nobody is signed in', ApiError),
  403: answer('The account is no admin’s', ApiError),
}

export const staffRoutes = new Hono<AppEnv>()
  .get(
    '/admin/staff',
    describeRoute({
      summary: 'Administrators, editors and open invitations, for an admin',
      responses: { 200: answer('Administrators first', StaffList), ...REFUSALS },
    }),
    adminsOnly,
    async (c) => c.json(await readStaff(c.var.context)),
  )
  .delete(
    '/admin/staff/:username',
    describeRoute({
      summary: 'Make the account of an editor or administrator a school’s; its sessions end',
      parameters: [{ name: 'username', in: 'path', required: true, schema: { type: 'string' } }],
      responses: {
        200: answer('The account has no role any longer', Done),
        404: answer('There is no such editor or administrator', ApiError),
        409: answer('One’s own account, or the last administrator', ApiError),
        ...REFUSALS,
      },
    }),
    adminsOnly,
    async (c) => {
      await removeStaff(c.var.context, c.var.session.user, c.req.param('username'))
      return c.json<Done>({ success: true })
    },
  )
  .post(
    '/admin/invitations',
    describeRoute({
      summary: 'Write to somebody who is to become an editor or administrator',
      parameters: [idempotencyKey],
      responses: {
        201: answer('The mail is promised', Done),
        409: answer('The address has an account with this role already', ApiError),
        ...REFUSALS,
      },
    }),
    adminsOnly,
    jsonBody(InvitationRequest),
    async (c) => {
      const request = c.req.valid('json')
      const claim = await readClaim(c, request)
      return c.json<Done>(
        await invite(c.var.context, { admin: c.var.session.user, request, sender: senderOf(c) }, claim),
        201,
      )
    },
  )
  .post(
    '/admin/invitations/withdraw',
    describeRoute({
      summary: 'Make every open invitation to an address invalid',
      responses: { 200: answer('No link to the address works', Done), ...REFUSALS },
    }),
    adminsOnly,
    jsonBody(InvitationWithdrawal),
    async (c) => {
      await withdrawInvitations(c.var.context, c.var.session.user, c.req.valid('json'))
      return c.json<Done>({ success: true })
    },
  )
