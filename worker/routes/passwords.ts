import { Hono } from 'hono'
import { PasswordChange, PasswordReset, ResetRequest } from '#shared/contracts/password'
import { Done } from '#shared/contracts/sign-in'
import { limitGuesses } from '../middleware/rate-limits.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import { signedInOnly } from '../middleware/session.ts'
import { changePassword, requestReset, resetPassword } from '../services/passwords.ts'
import { describe, jsonBody } from './describe.ts'

export const passwordRoutes = new Hono<AppEnv>()
  .post(
    '/auth/password',
    describe({
      summary: 'Choose a new password; every other session ends',
      answers: { 200: { description: 'The new password holds', schema: Done } },
    }),
    signedInOnly,
    jsonBody(PasswordChange),
    async (c) => {
      const { session } = c.var
      await limitGuesses(c, session.user.email)
      await changePassword(c.var.context, session, c.req.valid('json'))
      return c.json<Done>({ success: true })
    },
  )
  .post(
    '/auth/reset-request',
    describe({
      summary: 'Ask for a link to choose a new password',
      answers: { 202: { description: 'Sent, where the address has an account', schema: Done } },
    }),
    jsonBody(ResetRequest),
    async (c) => {
      const { email } = c.req.valid('json')
      await limitGuesses(c, email)
      // The same answer in the same time, whether there is an account or not.
      c.var.context.later(requestReset(c.var.context, email))
      return c.json<Done>({ success: true }, 202)
    },
  )
  .post(
    '/auth/reset',
    describe({
      summary: 'Choose a new password by the link from the mail',
      answers: { 200: { description: 'The new password holds, and every session has ended', schema: Done } },
    }),
    jsonBody(PasswordReset),
    async (c) => {
      const request = c.req.valid('json')
      await limitGuesses(c, request.token)
      await resetPassword(c.var.context, request)
      return c.json<Done>({ success: true })
    },
  )
