import { Hono } from 'hono'
import { DemoCreated, DemoDetailed, DemoForm, DemoSubmission } from '#shared/contracts/demo'
import { readClaim } from '../middleware/idempotency-key.ts'
import { senderOf } from '../middleware/rate-limits.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import { createDemo, keepDemoDetails } from '../services/demo.ts'
import { describe, jsonBody } from './describe.ts'
import { idempotencyKey } from './parameters.ts'

export const demoRoutes = new Hono<AppEnv>()
  .post(
    '/school-demo',
    describe({
      summary: 'Ask for a demo; the requester is thanked and the team told by mail',
      parameters: [idempotencyKey],
      answers: { 201: { description: 'The request is stored and its mail promised', schema: DemoCreated } },
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
    describe({
      summary: 'The full form of a demo request, under the same Idempotency-Key as the request itself',
      parameters: [idempotencyKey],
      answers: { 201: { description: 'The form is stored beside its request', schema: DemoDetailed } },
    }),
    jsonBody(DemoForm),
    async (c) => {
      const form = c.req.valid('json')
      const claim = await readClaim(c, form)
      return c.json(await keepDemoDetails(c.var.context, form, senderOf(c), claim), 201)
    },
  )
