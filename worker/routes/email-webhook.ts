import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { EmailWebhookRequest, MailAccepted } from '#shared/contracts/email-webhook'
import { readClaim } from '../middleware/idempotency-key.ts'
import { senderOf } from '../middleware/limit-calls.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import { acceptMail } from '../services/email-webhook.ts'
import { answer } from './answer.ts'
import { jsonBody } from './json-body.ts'
import { idempotencyKey } from './parameters.ts'

export const emailWebhookRoutes = new Hono<AppEnv>().post(
  '/email-webhook',
  describeRoute({
    summary: 'Tell the team, and answer a requester who has just sent a form; recipients are hints',
    parameters: [idempotencyKey],
    responses: { 202: answer('The message is in the outbox', MailAccepted) },
  }),
  jsonBody(EmailWebhookRequest),
  async (c) => {
    const request = c.req.valid('json')
    const claim = await readClaim(c, request)
    return c.json(await acceptMail(c.var.context, request, senderOf(c), claim), 202)
  },
)
