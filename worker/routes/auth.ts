import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { ApiError } from '#shared/contracts/api-error'
import { Done, SignedIn, SignedInUser, SignInRequest } from '#shared/contracts/sign-in'
import type { AppEnv } from '../middleware/request-context.ts'
import { dropSessionCookie, keepSessionCookie } from '../middleware/session-cookie.ts'
import { requireSession, requireUser } from '../middleware/session.ts'
import { endVisitor } from '../middleware/visitor.ts'
import { closeSession, toSignedInUser } from '../services/sessions.ts'
import { answer } from './answer.ts'
import { jsonBody } from './json-body.ts'
import { newSession } from './new-session.ts'

export const authRoutes = new Hono<AppEnv>()
  .post(
    '/auth/login',
    describeRoute({
      summary: 'Sign in with an e-mail address or username and a password',
      responses: {
        200: answer('A bearer token of at most twelve hours', SignedIn),
        401: answer('Wrong, or the second step is missing', ApiError),
      },
    }),
    jsonBody(SignInRequest),
    async (c) => c.json(await newSession(c, c.req.valid('json'))),
  )
  .get(
    '/auth/me',
    describeRoute({
      summary: 'Who is signed in',
      responses: { 200: answer('The account behind the token', SignedInUser) },
    }),
    async (c) => {
      const user = await requireUser(c)
      // For personal pages: the browser may still have the token while the cookie was lost.
      keepSessionCookie(c, (c.req.header('authorization') ?? '').slice('Bearer '.length).trim())
      return c.json(toSignedInUser(user))
    },
  )
  .post(
    '/auth/logout',
    describeRoute({
      summary: 'Sign out here, or everywhere',
      parameters: [
        {
          name: 'everywhere',
          in: 'query',
          description: '1 ends every session of the account',
          schema: { type: 'string' },
        },
      ],
      responses: { 200: answer('The token holds no longer', Done) },
    }),
    async (c) => {
      await closeSession(c.var.context, await requireSession(c), c.req.query('everywhere') === '1')
      dropSessionCookie(c)
      endVisitor(c)
      return c.json<Done>({ success: true })
    },
  )
