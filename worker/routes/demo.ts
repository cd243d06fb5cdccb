import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { DemoCreated, DemoDetailed, DemoForm, DemoSubmission } from '#shared/contracts/demo'
import { readClaim } from '../middleware/idempotency-key.ts'
import { senderOf } from '../middleware/limit-calls.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import { createDemo, keepDemoDetails } from '../services/demo.ts'
import { answer } from './answer.ts'
import { jsonBody } from './json-body.ts'
import { idempotencyKey } from './parameters.ts'

export const demoRoutes = new Hono<AppEnv>()
  .post(
    '/school-demo',
    describeRoute({
      summary: 'Ask for a demo; the requester is thanked and the team told by mail',
      parameters: [idempotencyKey],
      responses: { 201: answer('The request is stored and its mail promised', DemoCreated) },
    }),
    jsonBody(DemoSubmission),
    async (c) => {
      const submission = c.req.valid('json')
      const claim = await readClaim(c, submission)
      return c.json(await createDemo(c.var.context, submission, senderOf(c), claim), 201)
    },
  )
  .post(
    '/request-demo',
    describeRoute({
      summary: 'The full form of a demo request, under the same Idempotency-Key as the request itself',
      parameters: [idempotencyKey],
      responses: { 201: answer('The form is stored beside its request', DemoDetailed) },
    }),
    jsonBody(DemoForm),
    async (c) => {
      const form = c.req.valid('json')
      const claim = await readClaim(c, form)
      return c.json(await keepDemoDetails(c.var.context, form, senderOf(c), claim), 201)
    },
  )
