import type { OpenOrder, OpenOrderList, PaymentReceived } from '#shared/contracts/order'
import type { Done } from '#shared/contracts/sign-in'
import { randOfCents } from '#shared/domain/money'
import { shareInWords } from '#shared/domain/payment/share-of-plan'
import { findOrder, insertEventOnce, listOpenOrders, moveOrder, type Order } from '../data/orders.ts'
import type { Context } from './context.ts'
import { writeLog } from './log.ts'
import { queueLater } from './mail-budget.ts'
import { payersReference, promisePaidMail } from './order-messages.ts'
import { readCursor, readPage } from './pages.ts'
import { Problem } from './problem.ts'
import type { User } from './sessions.ts'

const PAGE_SIZE = 100

/** Transfers and cash payments that have not arrived; practice orders are not included. */
export async function listOpen(context: Context, cursor: string | undefined): Promise<OpenOrderList> {
  const after = readCursor(cursor)
  const { rows, nextCursor } = await readPage(
    PAGE_SIZE,
    (limit) => listOpenOrders(context.db, { after, limit }),
    ({ id, createdAt }) => ({ at: createdAt, id }),
  )
  return { items: rows.map(toOpenOrder), next_cursor: nextCursor }
}

/**
 * Marks an order as paid when an administrator has seen the money: status, record of the administrator, and mails in
 * one batch.
 */
export async function recordPayment(
  context: Context,
  admin: User,
  reference: string,
  { paid_on: paidOn }: PaymentReceived,
): Promise<Done> {
  const order = await findOrder(context.db, reference)
  if (!order) throw new Problem(404, 'payment_not_found', 'There is no payment with this reference.')
  refuseUnlessOpen(order)
  const now = context.now().toISOString()
  if (paidOn < order.createdAt.slice(0, 10) || paidOn > now.slice(0, 10)) {
    const words = 'The day must lie between that of the order and today.'
    throw new Problem(422, 'invalid_fields', words, { fields: { paid_on: words } })
  }
  const mail = await promisePaidMail(context, order)
  await context.db.batch([
    insertEventOnce(context.db, {
      id: `${order.id}:by-hand:paid`,
      orderId: order.id,
      kind: 'paid',
      amountCents: order.amountCents,
      currency: 'ZAR',
      createdAt: now,
      recordedBy: admin.id,
      paidOn,
    }),
    moveOrder(context.db, order.id, 'paid', now),
    ...mail.statements,
  ])
  queueLater(context, mail.ids)
  writeLog({ payment: 'by hand', order: order.id, by: admin.id })
  return { success: true }
}

function refuseUnlessOpen(order: Order): void {
  if (order.method === 'card')
    throw new Problem(409, 'paid_by_card', 'A card payment is marked by its provider’s own notice.')
  if (order.isPractice) throw new Problem(409, 'practice_order', 'This is a practice order: no money belongs to it.')
  if (order.status !== 'pending') throw new Problem(409, 'not_open', `This order is ${order.status} already.`)
}

const toOpenOrder = (order: Order): OpenOrder => ({
  reference: order.reference,
  bank_reference: payersReference(order),
  trip_name: order.tripName,
  amount: randOfCents(order.amountCents),
  plan_amount: order.planGroupCents === null ? null : randOfCents(order.planGroupCents),
  share_of_plan: order.planGroupCents === null ? null : shareInWords(order.amountCents, order.planGroupCents),
  currency: 'ZAR',
  method: order.method,
  billing_name: order.billing.name,
  school_name: order.school.name,
  created_at: order.createdAt,
})
