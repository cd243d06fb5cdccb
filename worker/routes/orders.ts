import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { ApiError } from '#shared/contracts/api-error'
import { OpenOrderList, PaymentReceived } from '#shared/contracts/order'
import { Done } from '#shared/contracts/sign-in'
import type { AppEnv } from '../middleware/request-context.ts'
import { rolesOnly } from '../middleware/session.ts'
import { listOpen, recordPayment } from '../services/orders-by-hand.ts'
import { answer } from './answer.ts'
import { jsonBody } from './json-body.ts'
import { cursorQuery } from './parameters.ts'

const adminsOnly = rolesOnly('admin')
const REFUSALS = {
  401: answer('Nobody is signed in', ApiError),
  403: answer('The account is no admin’s', ApiError),
}

export const orderRoutes = new Hono<AppEnv>()
  .get(
    '/orders',
    describeRoute({
      summary: 'The transfers and cash payments that are still to come, for an admin',
      parameters: [cursorQuery],
      responses: { 200: answer('Oldest first', OpenOrderList), ...REFUSALS },
    }),
    adminsOnly,
    async (c) => c.json(await listOpen(c.var.context, c.req.query('cursor'))),
  )
  .post(
    '/orders/:reference/paid',
    describeRoute({
      summary: 'Mark a transfer or cash payment as received; the payer is written to, once',
      responses: {
        200: answer('It is paid', Done),
        409: answer('Paid already, a card payment, or practice', ApiError),
        ...REFUSALS,
      },
    }),
    adminsOnly,
    jsonBody(PaymentReceived),
    async (c) =>
      c.json(await recordPayment(c.var.context, c.var.session.user, c.req.param('reference'), c.req.valid('json'))),
  )
