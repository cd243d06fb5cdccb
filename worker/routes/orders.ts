import { Hono } from 'hono'
import { ApiError } from '#shared/contracts/api-error'
import { OpenOrderList, PaymentReceived } from '#shared/contracts/order'
import { Done } from '#shared/contracts/sign-in'
import type { AppEnv } from '../middleware/request-context.ts'
import { rolesOnly } from '../middleware/session.ts'
import { listOpen, recordPayment } from '../services/orders-by-hand.ts'
import { describe, jsonBody } from './describe.ts'

const adminsOnly = rolesOnly('admin')
const REFUSALS = {
  401: { description: 'Nobody is signed in', schema: ApiError },
  403: { description: 'The account is no admin’s', schema: ApiError },
}

export const orderRoutes = new Hono<AppEnv>()
  .get(
    '/orders',
    describe({
      summary: 'The transfers and cash payments that are still to come, for an admin',
      answers: { 200: { description: 'Oldest first', schema: OpenOrderList }, ...REFUSALS },
    }),
    adminsOnly,
    async (c) => c.json(await listOpen(c.var.context)),
  )
  .post(
    '/orders/:reference/paid',
    describe({
      summary: 'Mark a transfer or cash payment as received; the payer is written to, once',
      answers: {
        200: { description: 'It is paid', schema: Done },
        409: { description: 'Paid already, a card payment, or practice', schema: ApiError },
        ...REFUSALS,
      },
    }),
    adminsOnly,
    jsonBody(PaymentReceived),
    async (c) =>
      c.json(await recordPayment(c.var.context, c.var.session.user, c.req.param('reference'), c.req.valid('json'))),
  )
