import { type Context, Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { NextStep, PaymentCreated, PaymentQuote, PaymentRequest, PaymentStatus } from '#shared/contracts/payment'
import { readClaim } from '../middleware/idempotency-key.ts'
import { senderOf } from '../middleware/limit-calls.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import { continuePayment, createPayment, readPaymentStatus } from '../services/payment.ts'
import { receiveNotice } from '../services/payment-notices.ts'
import { readQuote } from '../services/payment-quote.ts'
import { answer } from './answer.ts'
import { jsonBody } from './json-body.ts'
import { idempotencyKey } from './parameters.ts'

/** Webhooks of providers. Their bodies are forms or signed text, so `worker/app.ts` does not require JSON here. */
export const WEBHOOKS = '/api/payments/webhooks/*'

const heard = { 200: answer('The notice is heard; hearing it again changes nothing') }

export const paymentRoutes = new Hono<AppEnv>()
  .post(
    '/payments',
    describeRoute({
      summary: 'Place an order for a trip and learn how it is paid; a card’s details are never sent here',
      parameters: [idempotencyKey],
      responses: { 201: answer('The order is stored', PaymentCreated) },
    }),
    jsonBody(PaymentRequest),
    async (c) => {
      const request = c.req.valid('json')
      return c.json(await createPayment(c.var.context, request, senderOf(c), await readClaim(c, request)), 201)
    },
  )
  .get(
    '/payments/quote',
    describeRoute({
      summary: 'What a payer must know: who takes cards, where a transfer goes, and the plan of the trip',
      parameters: [
        { name: 'trip_id', in: 'query', description: 'A search’s number, or any other id', schema: { type: 'string' } },
      ],
      responses: { 200: answer('Nothing is stored', PaymentQuote) },
    }),
    async (c) => c.json(await readQuote(c.var.context, c.req.query('trip_id') ?? '')),
  )
  .get(
    '/payments/:reference',
    describeRoute({
      summary: 'How an order stands, for whoever knows its reference',
      responses: { 200: answer('The order, without names', PaymentStatus) },
    }),
    async (c) => c.json(await readPaymentStatus(c.var.context, c.req.param('reference'))),
  )
  .post(
    '/payments/:reference/next',
    describeRoute({
      summary: 'What follows an order that was placed before: the card’s page once more, or where to pay',
      responses: { 200: answer('As the order was answered', NextStep) },
    }),
    async (c) => c.json(await continuePayment(c.var.context, c.req.param('reference'))),
  )
  .post(
    '/payments/webhooks/paystack',
    describeRoute({ summary: 'Notices of Paystack, signed by `x-paystack-signature`', responses: heard }),
    async (c) => {
      await receiveNotice(c.var.context, 'paystack', await rawBody(c), c.req.raw.headers)
      return c.json({ received: true })
    },
  )
  .post(
    '/payments/webhooks/payfast',
    describeRoute({ summary: 'Notices of PayFast, signed by a field and confirmed by PayFast', responses: heard }),
    async (c) => {
      await receiveNotice(c.var.context, 'payfast', await rawBody(c), c.req.raw.headers)
      return c.json({ received: true })
    },
  )

/**
 * Reads the raw bytes, because they are signed; the platform logs a warning for `text()` with a form's content type.
 */
const rawBody = async (c: Context<AppEnv>): Promise<string> =>
  new TextDecoder('utf-8', { fatal: false, ignoreBOM: true }).decode(await c.req.arrayBuffer())
