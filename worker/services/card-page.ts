import type { NextStep } from '#shared/contracts/payment'
import { amountFieldValue } from '#shared/domain/payment/amount'
import { countAttempt, type Order } from '../data/orders.ts'
import { type HostedProvider, type PaymentFault, PaymentUnavailable } from '../ports/payment/card-provider.ts'
import type { Context } from './context.ts'
import { writeLog } from './log.ts'
import { Problem } from './problem.ts'

export function findProvider({ ports }: Context, name: string | null): HostedProvider | undefined {
  return ports.payment.providers.find((provider) => provider.name === name)
}

/**
 * Opens the provider's page for card details. Each attempt has its own reference, because providers accept each one
 * once.
 */
export async function openCardPage(context: Context, order: Order): Promise<NextStep> {
  const provider = findProvider(context, order.provider)
  if (!provider) throw paymentFailed()
  if (order.status === 'paid' || order.status === 'refunded')
    throw new Problem(409, 'already_paid', 'This payment has already been made. You need not pay again.')
  const attemptReference = `${order.reference}.${await countAttempt(context.db, order.id)}`
  const { origin } = context.site
  try {
    const page = await provider.openPage({
      attemptReference,
      amountCents: order.amountCents,
      tripName: order.tripName,
      payer: { name: order.billing.name, email: order.billing.email },
      returnUrl: `${origin}/payment/return?attempt=${attemptReference}`,
      cancelUrl: `${origin}${paymentAddress(order, 'cancelled')}`,
      notifyUrl: `${origin}/api/payments/webhooks/${provider.name}`,
    })
    return { kind: 'hosted', provider: provider.name, ...page }
  } catch (error) {
    logFault(provider.name, error)
    throw paymentFailed()
  }
}

/** The payment page with the order's trip and amount filled in, and the reason why the payer is back. */
export function paymentAddress(order: Order, ended: 'cancelled' | 'failed'): string {
  const query = {
    tripName: order.tripName,
    tripId: order.tripId ?? '',
    amount: amountFieldValue(order.amountCents),
    ended,
  }
  return `/payment?${new URLSearchParams(query).toString()}`
}

/** The order that an attempt belongs to. */
export const orderReferenceOf = (attemptReference: string): string => attemptReference.replace(/\.\d{1,6}$/, '')

export const faultOf = (error: unknown): PaymentFault | 'unknown' =>
  error instanceof PaymentUnavailable ? error.fault : 'unknown'

/** Logs only the kind of fault, because a provider's error text may quote what it was sent. */
export const logFault = (provider: string, error: unknown): void =>
  writeLog({ level: 'error', payment: provider, fault: faultOf(error) })

const paymentFailed = () =>
  new Problem(503, 'payment_failed', 'Payment Failed: There was an error processing your payment. Please try again.', {
    details: 'No card was charged, and your order is kept: trying again does not make a second one.',
    retryAfterSeconds: 5,
  })
