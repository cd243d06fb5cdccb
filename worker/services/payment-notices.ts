import { thankYouAddress } from '#shared/contracts/payment'
import { findOrder, insertEventOnce, moveOrder, type Order, type PaymentEvent } from '../data/orders.ts'
import type { HostedProvider, ProviderEvent } from '../ports/payment/card-provider.ts'
import { faultOf, findProvider, logFault, orderReferenceOf, paymentAddress } from './card-page.ts'
import type { Context } from './context.ts'
import { writeLog } from './log.ts'
import { queueLater } from './mail-budget.ts'
import { payersReference, promisePaidMail } from './order-messages.ts'
import { Problem } from './problem.ts'

/**
 * Handles a provider's notice: its signature must be valid and its amount must equal the order's. A repeated notice
 * counts once.
 */
export async function receiveNotice(context: Context, name: string, body: string, headers: Headers): Promise<void> {
  const provider = findProvider(context, name)
  if (!provider) throw unknownPayment()
  const event = await provider.readEvent(body, headers).catch((error: unknown) => {
    logFault(name, error)
    throw refusal(faultOf(error))
  })
  if (event) await settle(context, provider, event)
}

/**
 * Returns the page for a payer who comes back from the provider. If the provider has no result yet, its notice brings
 * it later.
 */
export async function settleReturn(context: Context, attemptReference: string): Promise<string> {
  const order = await findOrder(context.db, orderReferenceOf(attemptReference))
  const provider = order && findProvider(context, order.provider)
  if (!provider) return '/payment'
  try {
    const event = order.status === 'pending' ? await provider.findEvent(attemptReference) : null
    if (event) await settle(context, provider, event)
    if (event?.kind === 'failed') return paymentAddress(order, 'failed')
  } catch (error) {
    // The provider's notice will still arrive; the payer need not wait.
    logFault(provider.name, error)
  }
  return thankYouAddress({ payer_reference: payersReference(order), is_mail_held: false })
}

async function settle(context: Context, provider: HostedProvider, event: ProviderEvent): Promise<void> {
  const order = await findOrder(context.db, orderReferenceOf(event.attemptReference))
  if (!order || order.provider !== provider.name) throw unknownPayment()
  if (!isRightSum(order, event)) {
    await context.db.batch([insertEventOnce(context.db, keptEvent(context, order, event, 'refused'))])
    writeLog({ level: 'error', payment: provider.name, order: order.id, fault: 'amount_differs' })
    throw new Problem(422, 'amount_differs', 'The amount or the currency is not that of the order.')
  }
  const statements = [insertEventOnce(context.db, keptEvent(context, order, event, event.kind))]
  const isPartRefund = event.kind === 'refunded' && event.amountCents < order.amountCents
  if (!isPartRefund) statements.push(moveOrder(context.db, order.id, event.kind, context.now().toISOString()))
  const mail = event.kind === 'paid' ? await promisePaidMail(context, order) : { statements: [], ids: [] }
  await context.db.batch([...statements, ...mail.statements])
  queueLater(context, mail.ids)
  writeLog({ payment: provider.name, order: order.id, event: event.kind })
}

/** A payment must be the whole amount; a refund may be part of it. */
function isRightSum(order: Order, { kind, amountCents, currency }: ProviderEvent): boolean {
  if (currency !== 'ZAR') return false
  return kind === 'refunded' ? amountCents > 0 && amountCents <= order.amountCents : amountCents === order.amountCents
}

const keptEvent = (context: Context, order: Order, event: ProviderEvent, kind: PaymentEvent['kind']): PaymentEvent => ({
  id: `${order.id}:${event.id}:${kind}`,
  orderId: order.id,
  kind,
  amountCents: event.amountCents,
  currency: event.currency,
  createdAt: context.now().toISOString(),
  recordedBy: null,
  paidOn: null,
})

/** The same answer for an unknown order and for a provider that is not configured. */
const unknownPayment = () => new Problem(404, 'payment_not_found', 'There is no payment with this reference.')

function refusal(fault: ReturnType<typeof faultOf>): Problem {
  if (fault === 'forged') return new Problem(401, 'signature_invalid', 'The signature does not hold.')
  if (fault === 'garbage') return new Problem(422, 'invalid_fields', 'The notice cannot be read.')
  return new Problem(503, 'payment_unconfirmed', 'The notice could not be confirmed just now. Please send it again.', {
    retryAfterSeconds: 60,
  })
}
