import { Hono } from 'hono'
import { ApiError } from '#shared/contracts/api-error'
import { Done, SignedIn, SignedInUser, SignInRequest } from '#shared/contracts/sign-in'
import { limitGuesses } from '../middleware/rate-limits.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import { dropSessionCookie, keepSessionCookie } from '../middleware/session-cookie.ts'
import { requireSession, requireUser } from '../middleware/session.ts'
import { findVisitor } from '../middleware/visitor.ts'
import { closeSession, toSignedInUser } from '../services/sessions.ts'
import { signIn } from '../services/sign-in.ts'
import { describe, jsonBody } from './describe.ts'

export const authRoutes = new Hono<AppEnv>()
  .post(
    '/auth/login',
    describe({
      summary: 'Sign in with an e-mail address or username and a password',
      answers: {
        200: { description: 'A bearer token of at most twelve hours', schema: SignedIn },
        401: { description: 'Wrong, or the second step is missing', schema: ApiError },
      },
    }),
    jsonBody(SignInRequest),
    async (c) => {
      const request = c.req.valid('json')
      await limitGuesses(c, request.identifier)
      const signedIn = await signIn(c.var.context, request, findVisitor(c))
      keepSessionCookie(c, signedIn.token)
      return c.json(signedIn)
    },
  )
  .get(
    '/auth/me',
    describe({
      summary: 'Who is signed in',
      answers: { 200: { description: 'The account behind the token', schema: SignedInUser } },
    }),
    async (c) => {
      const user = await requireUser(c)
      // For pages that are drawn for the person, where the browser has the token and lost the cookie.
      keepSessionCookie(c, (c.req.header('authorization') ?? '').slice('Bearer '.length).trim())
      return c.json(toSignedInUser(user))
    },
  )
  .post(
    '/auth/logout',
    describe({
      summary: 'Sign out here, or everywhere',
      parameters: [
        {
          name: 'everywhere',
          in: 'query',
          description: '1 ends every session of the account',
          schema: { type: 'string' },
        },
      ],
      answers: { 200: { description: 'The token holds no longer', schema: Done } },
    }),
    async (c) => {
      await closeSession(c.var.context, await requireSession(c), c.req.query('everywhere') === '1')
      dropSessionCookie(c)
      return c.json<Done>({ success: true })
    },
  )
