import { formatDay } from '#shared/domain/calendar'
import { formatCents } from '#shared/domain/money'
import { shareInWords } from '#shared/domain/payment/share-of-plan'
import { SITE } from '../../web/site.ts'
import { type Block, facts, GREETING, type Mail, paragraph, TEAM_REASON, writeMail } from './letter.ts'

type PaymentMethod = 'card' | 'bank_transfer' | 'cash'

export interface OrderForMail {
  reference: string
  /** What the payer gives to the bank or at the office; null if it has words that the payer typed. */
  payersReference: string | null
  tripName: string
  amountCents: number
  /** What the plan costs the whole group; null without a plan. */
  planGroupCents: number | null
  method: PaymentMethod
  /** "simulated": practice mode, no money moves and no payment is requested. */
  state: 'awaiting' | 'received' | 'simulated'
  /** ISO day. */
  orderedOn: string
  billingName: string
  billingEmail: string
  schoolName: string
  /** The bank account for a transfer: labels and values as on the page. */
  bankDetails?: readonly (readonly [label: string, value: string])[]
}

const METHODS: Record<PaymentMethod, string> = { card: 'Card', bank_transfer: 'Bank transfer', cash: 'Cash' }

/**
 * To the payer: the order with its reference and how to pay, or that the payment has arrived. The address may belong to
 * somebody else, so the mail repeats no name and no trip.
 */
export function orderMail(order: OrderForMail): Mail {
  const reference = order.payersReference ?? 'the one that the page with your order shows'
  return writeMail({
    subject: [TITLES[order.state], order.payersReference].filter(Boolean).join(': '),
    preview: `${formatCents(order.amountCents)}, reference ${reference}.`,
    greeting: GREETING,
    blocks: [
      paragraph(openingOf(order)),
      facts([['Reference', reference], ...amountAndMethod(order)]),
      ...howToPay(order),
    ],
    reason: `You get this message because an order was placed with this address on ${SITE.name}.`,
  })
}

/** To the team: an order was placed, or its payment has arrived. */
export function orderTeamMail(order: OrderForMail): Mail {
  return writeMail({
    subject: `${TITLES[order.state]}: ${order.reference}`,
    preview: `${METHODS[order.method]}, ${formatCents(order.amountCents)}.`,
    greeting: 'Dear team',
    blocks: [
      facts([
        ['Reference', order.reference],
        ['The payer’s reference', order.payersReference],
        ['Trip', order.tripName],
        ...amountAndMethod(order),
      ]),
      facts([
        ['School', order.schoolName],
        ['Billed to', order.billingName],
        ['Email', order.billingEmail],
      ]),
    ],
    reason: TEAM_REASON,
  })
}

const TITLES: Record<OrderForMail['state'], string> = {
  awaiting: 'Order received',
  received: 'Payment received',
  simulated: 'Practice payment',
}

function openingOf({ state, method }: OrderForMail): string {
  if (state === 'received') return 'Your payment has arrived. Thank you. Please keep this message as your record.'
  if (state === 'simulated')
    return 'This was a practice payment: no money has moved, and nothing will be taken from your account.'
  if (method === 'bank_transfer')
    return 'We have your order. Please pay it by bank transfer, with the reference below, so that we can tell whose it is.'
  if (method === 'cash') return 'We have your order. Our office will arrange the cash payment with you.'
  return 'We have your order. We write again when the card payment is confirmed.'
}

const amountAndMethod = ({ amountCents, planGroupCents, method, orderedOn }: OrderForMail) =>
  [
    ['Amount', formatCents(amountCents)],
    ...(planGroupCents === null ? [] : [['Share of the plan', shareInWords(amountCents, planGroupCents)] as const]),
    ['Pay by', METHODS[method]],
    ['Ordered on', formatDay(orderedOn)],
  ] as const

const howToPay = ({ method, state, bankDetails }: OrderForMail): Block[] =>
  method === 'bank_transfer' && state === 'awaiting' && bankDetails ? [facts(bankDetails)] : []
