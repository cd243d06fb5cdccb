import type { Context, Handler } from 'hono'
import { type PaymentCreated, PaymentRequest, thankYouAddress } from '#shared/contracts/payment'
import { makeClaim } from '../middleware/idempotency-key.ts'
import { senderOf } from '../middleware/limit-calls.ts'
import type { AppEnv } from '../middleware/request-context.ts'
import type { Claim } from '../services/idempotency.ts'
import { createPayment } from '../services/payment.ts'
import { settleReturn } from '../services/payment-notices.ts'
import { Problem } from '../services/problem.ts'
import { sha256Hex } from '../services/sha256.ts'
import { formPost, type ShowAgain } from './form-post.ts'

/** POST /payment: the payment form, from a browser without JavaScript. */
export const paymentForm = (showAgain: ShowAgain): Handler<AppEnv> =>
  formPost({
    schema: PaymentRequest,
    showAgain,
    take: async (c, request) => {
      const { context } = c.var
      if (request.paymentMethod === 'card' && !context.ports.payment.cards) throw cardNeedsScript()
      return addressAfter(await createPayment(context, request, senderOf(c), await claimOf(c, request)))
    },
  })

/** GET /payment/return: the page to which a provider sends the payer back. */
export const paymentReturn: Handler<AppEnv> = async (c) =>
  c.redirect(await settleReturn(c.var.context, c.req.query('attempt') ?? ''), 303)

/** If the provider needs a posted form, the payer gets a page of ours that contains it. */
function addressAfter(created: PaymentCreated): string {
  const { next, reference } = created
  if (next.kind !== 'hosted') return thankYouAddress(created)
  return next.method === 'GET' ? next.url : `/payment/card?order=${reference}`
}

/**
 * Posting the same form again unchanged creates no second order; a changed form, or a newly loaded page, creates a new
 * one.
 */
async function claimOf(c: Context<AppEnv>, request: PaymentRequest): Promise<Claim | null> {
  const orderKey = (await c.req.formData()).get('orderKey')
  if (typeof orderKey !== 'string' || !/^[\w-]{1,64}$/.test(orderKey)) return null
  return makeClaim(c, `form /payment of ${await sha256Hex(JSON.stringify(request))}`, orderKey, request)
}

const cardNeedsScript = () => {
  const words = 'Practising a card payment needs JavaScript: please choose bank transfer or cash'
  return new Problem(422, 'card_needs_script', words, { fields: { paymentMethod: words } })
}
