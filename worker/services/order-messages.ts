import type { BankAccount } from '#shared/contracts/payment'
import type { Order } from '../data/orders.ts'
import { insertMessageOnce } from '../data/outbox.ts'
import { type OrderForMail, orderMail, orderTeamMail } from '../mail/order-mails.ts'
import type { Context } from './context.ts'
import { queueMessage } from './mail.ts'

type Occasion = 'placed' | 'paid'

/** The messages about an order, to its payer and to the team, each promised once; to be committed with what they report. */
export function promiseMessages(context: Context, order: Order, occasion: Occasion): D1PreparedStatement[] {
  const words = wordsOf(order, occasion, context.site.account)
  const createdAt = context.now().toISOString()
  const messages = [
    { id: messageId(order, occasion), to: [order.billing.email], ...orderMail(words), createdAt },
    { id: messageId(order, occasion, 'team'), to: context.site.teamEmails, ...orderTeamMail(words), createdAt },
  ]
  return messages.filter(({ to }) => to.length > 0).map((message) => insertMessageOnce(context.db, message))
}

/** Tells the senders of them; where that fails, the sweep does. */
export async function queueMessages(context: Context, order: Order, occasion: Occasion): Promise<void> {
  await queueMessage(context, messageId(order, occasion))
  if (context.site.teamEmails.length > 0) await queueMessage(context, messageId(order, occasion, 'team'))
}

const messageId = (order: Order, occasion: Occasion, to: 'payer' | 'team' = 'payer') =>
  `order-${occasion}:${order.id}${to === 'team' ? ':team' : ''}`

function wordsOf(order: Order, occasion: Occasion, account: BankAccount): OrderForMail {
  return {
    reference: order.reference,
    tripName: order.tripName,
    amountCents: order.amountCents,
    method: order.method,
    state: order.isPractice ? 'simulated' : occasion === 'paid' ? 'received' : 'awaiting',
    orderedOn: order.createdAt.slice(0, 10),
    billingName: order.billing.name,
    billingEmail: order.billing.email,
    schoolName: order.school.name,
    bankDetails: [
      ['Account name', account.account_name],
      ['Bank', account.bank],
      ['Account number', account.account_number],
      ['Branch code', account.branch_code],
      ['Reference for the bank', bankReference(order)],
    ],
  }
}

/** The trip's id, as the page shows it; where there is none, the beginning of the order's own reference. */
export const bankReference = ({ reference }: Pick<Order, 'reference'>): string => {
  const at = reference.lastIndexOf('-')
  const trip = reference.slice(0, at)
  return trip === NO_TRIP ? reference.slice(0, at + 7) : trip
}
export const NO_TRIP = 'UH'
