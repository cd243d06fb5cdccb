import { type Context, Hono } from 'hono'
import { NextStep, PaymentCreated, PaymentQuote, PaymentRequest, PaymentStatus } from '#shared/contracts/payment'
import { readClaim } from '../middleware/idempotency-key.ts'
import { senderOf } from '../middleware/rate-limits.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import { continuePayment, createPayment, readPaymentStatus } from '../services/payment.ts'
import { receiveNotice } from '../services/payment-notices.ts'
import { readQuote } from '../services/payment-quote.ts'
import { describe, jsonBody } from './describe.ts'
import { idempotencyKey } from './parameters.ts'

/** Where providers post: their bodies are forms or are signed as they stand, so `worker/app.ts` does not ask these for JSON. */
export const WEBHOOKS = '/api/payments/webhooks/*'

const heard = { 200: { description: 'The notice is heard; hearing it again changes nothing' } }

export const paymentRoutes = new Hono<AppEnv>()
  .post(
    '/payments',
    describe({
      summary: 'Place an order for a trip and learn how it is paid; a card’s details are never sent here',
      parameters: [idempotencyKey],
      answers: { 201: { description: 'The order is stored', schema: PaymentCreated } },
    }),
    jsonBody(PaymentRequest),
    async (c) => {
      const request = c.req.valid('json')
      return c.json(await createPayment(c.var.context, request, senderOf(c), await readClaim(c, request)), 201)
    },
  )
  .get(
    '/payments/quote',
    describe({
      summary: 'What a payer must know: who takes cards, where a transfer goes, and the plan of the trip',
      parameters: [
        { name: 'trip_id', in: 'query', description: 'A search’s number, or any other id', schema: { type: 'string' } },
      ],
      answers: { 200: { description: 'Nothing is stored', schema: PaymentQuote } },
    }),
    async (c) => c.json(await readQuote(c.var.context, c.req.query('trip_id') ?? '')),
  )
  .get(
    '/payments/:reference',
    describe({
      summary: 'How an order stands, for whoever knows its reference',
      answers: { 200: { description: 'The order, without names', schema: PaymentStatus } },
    }),
    async (c) => c.json(await readPaymentStatus(c.var.context, c.req.param('reference'))),
  )
  .post(
    '/payments/:reference/next',
    describe({
      summary: 'What follows an order that was placed before: the card’s page once more, or where to pay',
      answers: { 200: { description: 'As the order was answered', schema: NextStep } },
    }),
    async (c) => c.json(await continuePayment(c.var.context, c.req.param('reference'))),
  )
  .post(
    '/payments/webhooks/paystack',
    describe({ summary: 'Notices of Paystack, signed by `x-paystack-signature`', answers: heard }),
    async (c) => {
      await receiveNotice(c.var.context, 'paystack', await bodyAsItCame(c), c.req.raw.headers)
      return c.json({ received: true })
    },
  )
  .post(
    '/payments/webhooks/payfast',
    describe({ summary: 'Notices of PayFast, signed by a field and confirmed by PayFast', answers: heard }),
    async (c) => {
      await receiveNotice(c.var.context, 'payfast', await bodyAsItCame(c), c.req.raw.headers)
      return c.json({ received: true })
    },
  )

/** Byte for byte, because it is signed; the platform warns of `text()` where the type is a form's. */
const bodyAsItCame = async (c: Context<AppEnv>): Promise<string> =>
  new TextDecoder('utf-8', { fatal: false, ignoreBOM: true }).decode(await c.req.arrayBuffer())
