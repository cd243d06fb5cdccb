import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { ApiError } from '#shared/contracts/api-error'
import { SignedUp, SignUpRequest } from '#shared/contracts/sign-up'
import { readClaim } from '../middleware/idempotency-key.ts'
import { senderOf } from '../middleware/rate-limits.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import { findVisitor } from '../middleware/visitor.ts'
import { signUp } from '../services/sign-up.ts'
import { verifyEmail } from '../services/verification.ts'
import { answer } from './answer.ts'
import { jsonBody } from './json-body.ts'
import { idempotencyKey } from './parameters.ts'

export const signUpRoutes = new Hono<AppEnv>()
  .post(
    '/signup',
    describeRoute({
      summary: 'Make a free account; its temporary password is sent by mail',
      parameters: [idempotencyKey],
      responses: {
        201: answer('The account is there and its mail is promised', SignedUp),
        409: answer('The e-mail address has an account', ApiError),
        429: answer('Too many accounts from this network or with this address', ApiError),
      },
    }),
    jsonBody(SignUpRequest),
    async (c) => {
      const request = c.req.valid('json')
      const claim = await readClaim(c, request)
      return c.json(await signUp(c.var.context, request, findVisitor(c), senderOf(c), claim), 201)
    },
  )
  .get(
    '/auth/verify',
    describeRoute({
      summary: 'The link in the mail to a new account',
      parameters: [{ name: 'token', in: 'query', description: 'From the mail', schema: { type: 'string' } }],
      responses: { 302: { description: 'To /login?verified=1, or verified=0 for a bad or old token' } },
    }),
    async (c) => {
      const isVerified = await verifyEmail(c.var.context, c.req.query('token') ?? '')
      return c.redirect(`/login?verified=${isVerified ? 1 : 0}`)
    },
  )
