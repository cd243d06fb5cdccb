import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { ApiError } from '#shared/contracts/api-error'
import { SignedIn } from '#shared/contracts/sign-in'
import { Invitation, NewStaffAccount, StaffSignIn } from '#shared/contracts/staff'
import type { AppEnv } from '../middleware/request-context.ts'
import { acceptWithAccount, acceptWithNewAccount, readInvitation } from '../services/accept-invitation.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { answer } from './answer.ts'
import { jsonBody } from './json-body.ts'
import { findLinkToken, INVITATION } from './link-token.ts'

const NOT_VALID = { 422: answer('The link was used, was withdrawn or is too old, or a field is wrong', ApiError) }

export const invitationRoutes = new Hono<AppEnv>()
  .get(
    '/auth/invitation',
    describeRoute({
      summary: 'What the link of an invitation offers',
      parameters: [
        {
          name: 'token',
          in: 'query',
          description: 'From the link; without it, that of the cookie',
          schema: { type: 'string' },
        },
      ],
      responses: { 200: answer('The address, its role, and whether it has an account', Invitation), ...NOT_VALID },
    }),
    async (c) => c.json(await readInvitation(c.var.context, c.req.query('token') ?? findLinkToken(c, INVITATION))),
  )
  .post(
    '/auth/invitation',
    describeRoute({
      summary: 'Accept an invitation with a new account',
      responses: {
        200: answer('The account has its role and is signed in', SignedIn),
        409: answer('The address has an account', ApiError),
        ...NOT_VALID,
      },
    }),
    jsonBody(NewStaffAccount),
    async (c) => c.json(await acceptInvitation(c, c.req.valid('json'), acceptWithNewAccount)),
  )
  .post(
    '/auth/invitation/sign-in',
    describeRoute({
      summary: 'Accept an invitation with the account of its address',
      responses: {
        200: answer('The account has its role and is signed in', SignedIn),
        401: answer('Wrong, or the second step is missing', ApiError),
        ...NOT_VALID,
      },
    }),
    jsonBody(StaffSignIn),
    async (c) => c.json(await acceptInvitation(c, c.req.valid('json'), acceptWithAccount)),
  )
