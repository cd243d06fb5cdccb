import type { BankAccount } from '#shared/contracts/payment'
import type { Order } from '../data/orders.ts'
import { insertHeldMessageOnce, type NewMessage } from '../data/outbox.ts'
import { type OrderForMail, orderMail, orderTeamMail } from '../mail/order-mails.ts'
import type { Context } from './context.ts'
import type { Sender } from './mail-budget.ts'
import { queueMessage } from './mail.ts'
import { messageOf, promise, withinBudget } from './visitor-mail.ts'

type Occasion = 'placed' | 'paid'

/** The messages about an order whose money has come, to its payer and to the team, each promised once. */
export const promisePaid = (context: Context, order: Order): D1PreparedStatement[] =>
  promise(
    context,
    Object.values(messagesOf(context, order, 'paid')).filter((message) => message !== null),
  )

/**
 * The messages about a new order, to be committed with it. Whoever places it names the address, so the budgets count;
 * what they hold back is kept as such, and the payer is told so on the page.
 */
export async function promisePlaced(
  context: Context,
  order: Order,
  sender: Sender,
): Promise<{ statements: D1PreparedStatement[]; isMailHeld: boolean }> {
  const { thanks, team } = messagesOf(context, order, 'placed')
  const granted = await withinBudget(context, sender, { thanks, team })
  const held = [thanks, team].filter((message) => message !== null && !granted.includes(message)) as NewMessage[]
  return {
    statements: [...promise(context, granted), ...held.map((message) => insertHeldMessageOnce(context.db, message))],
    isMailHeld: held.includes(thanks),
  }
}

function messagesOf(context: Context, order: Order, occasion: Occasion) {
  const words = wordsOf(order, occasion, context.site.account)
  const { teamEmails } = context.site
  const team = messageOf(context, messageId(order, occasion, 'team'), teamEmails, orderTeamMail(words))
  return {
    thanks: messageOf(context, messageId(order, occasion), [order.billing.email], orderMail(words)),
    team: teamEmails.length > 0 ? team : null,
  }
}

/** Tells the senders of them; where that fails, the sweep does. A message that is held back is nobody's to send. */
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
