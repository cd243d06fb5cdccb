import type { BankAccount } from '#shared/contracts/payment'
import { isPlainReference } from '#shared/domain/payment/trip-reference'
import type { Order } from '../data/orders.ts'
import { type OrderForMail, orderMail, orderTeamMail } from '../mail/order-mails.ts'
import type { Context } from './context.ts'
import { promiseMail, type PromisedMail, type Sender } from './mail-budget.ts'
import { messageOf } from './visitor-mail.ts'

type Occasion = 'placed' | 'paid'

/** The mails to payer and team that an order was paid, each sent once. */
export async function promisePaidMail(context: Context, order: Order): Promise<PromisedMail> {
  const kind = order.isPractice ? 'practice' : 'payment'
  return promiseMail(context, kind, null, messagesOf(context, order, 'paid'), 'hold')
}

/**
 * The mails about a new order. The sender of the order chooses the address, so mails over the budget are held, and the
 * page tells the payer.
 */
export async function promisePlacedMail(
  context: Context,
  order: Order,
  sender: Sender,
): Promise<PromisedMail & { isMailHeld: boolean }> {
  const letters = messagesOf(context, order, 'placed')
  const mail = await promiseMail(context, 'order', sender, letters, 'hold')
  return { ...mail, isMailHeld: !mail.ids.includes(letters.person.id) }
}

function messagesOf(context: Context, order: Order, occasion: Occasion) {
  const fields = mailFieldsOf(order, occasion, context.site.account)
  const { teamEmails } = context.site
  const id = `order-${occasion}:${order.id}`
  const payer = order.billing.email
  return {
    person: messageOf(context, id, [payer], orderMail(fields), payer),
    team: teamEmails.length > 0 ? messageOf(context, `${id}:team`, teamEmails, orderTeamMail(fields), payer) : null,
  }
}

function mailFieldsOf(order: Order, occasion: Occasion, account: BankAccount): OrderForMail {
  return {
    reference: order.reference,
    payersReference: referenceInMail(order),
    tripName: order.tripName,
    amountCents: order.amountCents,
    planGroupCents: order.planGroupCents,
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
    ],
  }
}

/**
 * The one reference that the payer sees, short enough for a bank's form: the trip's id; without one, the first
 * characters of the order's own reference.
 */
export const payersReference = ({ reference }: Pick<Order, 'reference'>): string => {
  const { trip, own } = partsOf(reference)
  return trip === NO_TRIP ? `${trip}-${own.slice(0, 6)}` : trip
}
export const NO_TRIP = 'UH'

/** The payer's reference for a mail, whose address may be a stranger's; null for a trip id that could carry a message. */
function referenceInMail(order: Order): string | null {
  const { trip } = partsOf(order.reference)
  return trip === NO_TRIP || isPlainReference(trip) ? payersReference(order) : null
}

function partsOf(reference: string): { trip: string; own: string } {
  const at = reference.lastIndexOf('-')
  return { trip: reference.slice(0, at), own: reference.slice(at + 1) }
}
