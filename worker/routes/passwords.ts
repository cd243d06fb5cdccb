import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { PasswordChange, PasswordReset, ResetRequest } from '#shared/contracts/password'
import { Done } from '#shared/contracts/sign-in'
import { keepDeviceCookie } from '../middleware/device-cookie.ts'
import { limitGuesses, senderOf } from '../middleware/limit-calls.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import { signedInOnly } from '../middleware/session.ts'
import { changePassword, resetPassword } from '../services/passwords.ts'
import { requestReset } from '../services/reset-request.ts'
import { answer } from './answer.ts'
import { jsonBody } from './json-body.ts'

export const passwordRoutes = new Hono<AppEnv>()
  .post(
    '/auth/password',
    describeRoute({
      summary: 'Choose a new password; every other session ends',
      responses: { 200: answer('The new password holds', Done) },
    }),
    signedInOnly,
    jsonBody(PasswordChange),
    async (c) => {
      await changePassword(c.var.context, senderOf(c), c.var.session, c.req.valid('json'))
      return c.json<Done>({ success: true })
    },
  )
  .post(
    '/auth/reset-request',
    describeRoute({
      summary: 'Ask for a link to choose a new password',
      responses: { 202: answer('Sent, where the address has an account', Done) },
    }),
    jsonBody(ResetRequest),
    async (c) => {
      const { email } = c.req.valid('json')
      await limitGuesses(c, 'reset', email)
      requestReset(c.var.context, email, senderOf(c))
      return c.json<Done>({ success: true }, 202)
    },
  )
  .post(
    '/auth/reset',
    describeRoute({
      summary: 'Choose a new password by the link from the mail',
      responses: { 200: answer('The new password holds, and every session has ended', Done) },
    }),
    jsonBody(PasswordReset),
    async (c) => {
      const request = c.req.valid('json')
      await limitGuesses(c, 'reset', request.token)
      keepDeviceCookie(c, await resetPassword(c.var.context, senderOf(c), request))
      return c.json<Done>({ success: true })
    },
  )
