import {
  detailsOf,
  type NextStep,
  type PaymentCreated,
  type PaymentRequest,
  type PaymentStatus,
} from '#shared/contracts/payment'
import { parseSearchId } from '#shared/contracts/search-id'
import { emailKey } from '#shared/domain/email-address'
import { randOfCents } from '#shared/domain/money'
import { AGREEMENTS } from '#shared/domain/payment/agreements'
import type { PaymentDetails } from '#shared/domain/payment/payment-errors'
import { type PlanPrice, planPriceOf } from '#shared/domain/payment/share-of-plan'
import { tripReference } from '#shared/domain/payment/trip-reference'
import { findItinerary } from '../data/itineraries.ts'
import { findOrder, insertOrder, type Order } from '../data/orders.ts'
import type { Context } from './context.ts'
import { openCardPage } from './card-page.ts'
import { type Claim, commitOnce } from './idempotency.ts'
import { queueLater, type Sender } from './mail-budget.ts'
import { NO_TRIP, payersReference, promisePlacedMail } from './order-messages.ts'
import { Problem } from './problem.ts'

/** How long the page shows a simulated payment: the delay of the spec. */
const SIMULATED_WAIT_MS = 2_000

/**
 * Stores an order and its mails, once for each claim, and returns the next step. If the card page cannot be opened, the
 * order stays and can be retried.
 */
export async function createPayment(
  context: Context,
  request: PaymentRequest,
  sender: Sender,
  claim: Claim | null,
): Promise<PaymentCreated> {
  const details = detailsOf(request)
  const promised: string[] = []
  const placed = await commitOnce(context, claim, async () => {
    const order = await newOrder(context, details)
    const { statements, ids, isMailHeld } = await promisePlacedMail(context, order, sender)
    promised.push(...ids)
    const answer = { reference: order.reference, isMailHeld }
    const about = { email: emailKey(details.billingEmail) }
    return { status: 201, answer, about, statements: [insertOrder(context.db, order), ...statements] }
  })
  const order = await readOrder(context, placed.reference)
  queueLater(context, promised)
  return {
    ...statusOf(order),
    success: true,
    payer_reference: payersReference(order),
    next: await nextStep(context, order),
    is_mail_held: placed.isMailHeld,
  }
}

/** An order as its payer may see it. */
export async function readPaymentStatus(context: Context, reference: string): Promise<PaymentStatus> {
  return statusOf(await readOrder(context, reference))
}

/** The next step of an existing order: the card page once more, or where to pay. */
export async function continuePayment(context: Context, reference: string): Promise<NextStep> {
  return nextStep(context, await readOrder(context, reference))
}

async function readOrder(context: Context, reference: string): Promise<Order> {
  const order = await findOrder(context.db, reference)
  if (!order) throw new Problem(404, 'payment_not_found', 'There is no payment with this reference.')
  return order
}

async function newOrder(context: Context, details: PaymentDetails): Promise<Order> {
  const { cards } = context.ports.payment
  const isCard = details.paymentMethod === 'card'
  const isPractice =
    details.paymentMethod === 'bank_transfer' ? context.site.account.is_sample : (cards?.isPractice ?? true)
  const now = context.now().toISOString()
  const price = await findPlanPrice(context, details.tripId)
  return {
    id: context.ids.token(),
    reference: `${tripReference(details.tripId) || NO_TRIP}-${context.ids.reference()}`,
    tripId: details.tripId || null,
    tripName: details.tripName,
    amountCents: details.amountCents ?? 0,
    planCents: price?.perLearnerCents ?? null,
    planGroupCents: price?.groupCents ?? null,
    method: details.paymentMethod,
    provider: isCard ? (cards?.name ?? 'simulated') : null,
    isPractice,
    // A simulated payment is complete at once; a real one waits for its payment.
    status: isCard && !cards ? 'paid' : 'pending',
    attempts: 0,
    billing: {
      name: details.billingName,
      email: details.billingEmail,
      phone: details.billingPhone,
      address: details.billingAddress,
      city: details.billingCity,
      province: details.billingProvince,
      postalCode: details.billingPostalCode,
    },
    school: { name: details.schoolName, contact: details.schoolContact, email: details.schoolEmail },
    consents: AGREEMENTS.map(({ to, version }) => ({ to, version, givenAt: now })),
    createdAt: now,
    changedAt: now,
  }
}

/** The plan's price; null if the trip's id is not that of a plan. */
async function findPlanPrice(context: Context, tripId: string): Promise<PlanPrice | null> {
  const searchId = parseSearchId(tripId)
  const plan = searchId === null ? undefined : await findItinerary(context.db, searchId)
  return plan ? planPriceOf(plan.document) : null
}

async function nextStep(context: Context, order: Order): Promise<NextStep> {
  switch (order.method) {
    case 'bank_transfer':
      return { kind: 'bank_transfer', account: context.site.account, reference: payersReference(order) }
    case 'cash':
      return { kind: 'cash', reference: payersReference(order) }
    case 'card':
      return order.provider === 'simulated'
        ? { kind: 'simulated', wait_ms: SIMULATED_WAIT_MS }
        : openCardPage(context, order)
  }
}

const statusOf = (order: Order): PaymentStatus => ({
  reference: order.reference,
  trip_name: order.tripName,
  trip_id: order.tripId,
  amount: randOfCents(order.amountCents),
  plan_amount: order.planGroupCents === null ? null : randOfCents(order.planGroupCents),
  currency: 'ZAR',
  method: order.method,
  status: order.status,
  is_practice: order.isPractice,
  created_at: order.createdAt,
})
