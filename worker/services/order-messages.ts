import type { BankAccount } from '#shared/contracts/payment'
import type { Order } from '../data/orders.ts'
import { insertHeldMessageOnce, type NewMessage } from '../data/outbox.ts'
import { type OrderForMail, orderMail, orderTeamMail } from '../mail/order-mails.ts'
import type { Context } from './context.ts'
import type { Sender } from './mail-budget.ts'
import { queueMessage } from './mail.ts'
import { messageOf, insertMessages, messagesWithinBudget } from './visitor-mail.ts'

type Occasion = 'placed' | 'paid'

/** The mails to payer and team that an order was paid, each sent once. */
export const insertPaidMessages = (context: Context, order: Order): D1PreparedStatement[] =>
  insertMessages(
    context,
    Object.values(messagesOf(context, order, 'paid')).filter((message) => message !== null),
  )

/**
 * The mails about a new order, to be committed with it. The sender of the order chooses the address, so the mail
 * budgets apply; mails over the budget are stored as held, and the page tells the payer.
 */
export async function insertPlacedMessages(
  context: Context,
  order: Order,
  sender: Sender,
): Promise<{ statements: D1PreparedStatement[]; isMailHeld: boolean }> {
  const { thanks, team } = messagesOf(context, order, 'placed')
  const granted = await messagesWithinBudget(context, sender, { thanks, team })
  const held = [thanks, team].filter((message) => message !== null && !granted.includes(message)) as NewMessage[]
  return {
    statements: [
      ...insertMessages(context, granted),
      ...held.map((message) => insertHeldMessageOnce(context.db, message)),
    ],
    isMailHeld: held.includes(thanks),
  }
}

function messagesOf(context: Context, order: Order, occasion: Occasion) {
  const fields = mailFieldsOf(order, occasion, context.site.account)
  const { teamEmails } = context.site
  const payer = order.billing.email
  const team = messageOf(context, messageId(order, occasion, 'team'), teamEmails, orderTeamMail(fields), payer)
  return {
    thanks: messageOf(context, messageId(order, occasion), [payer], orderMail(fields), payer),
    team: teamEmails.length > 0 ? team : null,
  }
}

/** Queues the mails; if this fails, the sweep does it. Mails that are held are not sent. */
export async function queueMessages(context: Context, order: Order, occasion: Occasion): Promise<void> {
  await queueMessage(context, messageId(order, occasion))
  if (context.site.teamEmails.length > 0) await queueMessage(context, messageId(order, occasion, 'team'))
}

const messageId = (order: Order, occasion: Occasion, to: 'payer' | 'team' = 'payer') =>
  `order-${occasion}:${order.id}${to === 'team' ? ':team' : ''}`

function mailFieldsOf(order: Order, occasion: Occasion, account: BankAccount): OrderForMail {
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

/** The trip's id, as the page shows it; without one, the first characters of the order's own reference. */
export const bankReference = ({ reference }: Pick<Order, 'reference'>): string => {
  const at = reference.lastIndexOf('-')
  const trip = reference.slice(0, at)
  return trip === NO_TRIP ? reference.slice(0, at + 7) : trip
}
export const NO_TRIP = 'UH'
