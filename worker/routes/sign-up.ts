import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { ApiError } from '#shared/contracts/api-error'
import { SignedUp, SignUpRequest } from '#shared/contracts/sign-up'
import { findDeviceCookie } from '../middleware/device-cookie.ts'
import { readClaim } from '../middleware/idempotency-key.ts'
import { senderOf } from '../middleware/limit-calls.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import { findCookieSession } from '../middleware/session.ts'
import { findVisitor } from '../middleware/visitor.ts'
import { signUp } from '../services/sign-up.ts'
import { signInByLink, verifyEmail } from '../services/verification.ts'
import { answer } from './answer.ts'
import { jsonBody } from './json-body.ts'
import { keepSession } from './new-session.ts'
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
      responses: {
        302: {
          description:
            'To /login?verified=1, or verified=0 for a bad or old token. It also signs in until the account has its own password; /login then goes on to the trip.',
        },
      },
    }),
    async (c) => {
      const { context } = c.var
      const opened = await verifyEmail(context, c.req.query('token') ?? '')
      if (!opened) return c.redirect('/login?verified=0')
      const present = await findCookieSession(c)
      const session = present ? null : await signInByLink(context, opened.user, findDeviceCookie(c))
      if (session) keepSession(c, session)
      const isTheirs = session !== null || present?.user.id === opened.user.id
      return c.redirect(
        isTheirs && opened.searchId ? `/login?verified=1&next=/itinerary/${opened.searchId}` : '/login?verified=1',
      )
    },
  )
