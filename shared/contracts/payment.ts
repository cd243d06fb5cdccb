import * as z from 'zod/mini'
import { centsOfAmount } from '#shared/domain/payment/amount'
import { findPaymentErrors, PAYMENT_METHODS, type PaymentDetails } from '#shared/domain/payment/payment-errors'

const LINE_MAX_CHARACTERS = 200

/** One line: control characters and breaks become spaces, so that none reaches the head of a mail. */
const line = z.nullish(
  z.string('Please enter text.').check(
    z.overwrite((text) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]+/gu, ' ').trim()),
    z.maxLength(LINE_MAX_CHARACTERS, `Please keep it to ${LINE_MAX_CHARACTERS} characters or fewer.`),
  ),
)
const agreement = z.nullish(z.union([z.boolean(), z.literal('on')], 'An agreement is true or false.'))

const fields = {
  tripName: line,
  tripId: z.nullish(z.union([z.number(), z.string().check(z.maxLength(100, 'The trip id is too long.'))])),
  /** Rand: a number, or as people type it. */
  totalAmount: z.nullish(z.union([z.number(), z.string()], 'Valid amount is required')),
  paymentMethod: z.enum(PAYMENT_METHODS, 'Choose card, bank transfer or cash'),
  billingName: line,
  billingEmail: line,
  billingPhone: line,
  billingAddress: line,
  billingCity: line,
  billingProvince: line,
  billingPostalCode: line,
  schoolName: line,
  schoolContact: line,
  schoolEmail: line,
  agreeTerms: agreement,
  agreeRefund: agreement,
  agreeData: agreement,
}

/** The spec's payment form without its card: a card's details never leave the browser, and are not looked at if they come. */
export const PaymentRequest = z.object(fields).check((payload) => {
  for (const [field, message] of Object.entries(findPaymentErrors(detailsOf(payload.value), null)))
    payload.issues.push({ code: 'custom', path: [field], message, input: payload.value })
})
export type PaymentRequest = z.infer<typeof PaymentRequest>

/** The rules' view of a request, or of what stands in the form. */
export function detailsOf(request: { [field in keyof PaymentRequest]?: unknown }): PaymentDetails {
  return {
    tripName: textOf(request.tripName),
    tripId: textOf(request.tripId),
    amountCents: centsOfAmount(textOf(request.totalAmount)),
    paymentMethod: PAYMENT_METHODS.find((method) => method === request.paymentMethod) ?? 'card',
    billingName: textOf(request.billingName),
    billingEmail: textOf(request.billingEmail),
    billingPhone: textOf(request.billingPhone),
    billingAddress: textOf(request.billingAddress),
    billingCity: textOf(request.billingCity),
    billingProvince: textOf(request.billingProvince),
    billingPostalCode: textOf(request.billingPostalCode),
    schoolName: textOf(request.schoolName),
    schoolContact: textOf(request.schoolContact),
    schoolEmail: textOf(request.schoolEmail),
    agreeTerms: isGiven(request.agreeTerms),
    agreeRefund: isGiven(request.agreeRefund),
    agreeData: isGiven(request.agreeData),
  }
}
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
const isGiven = (agreement: unknown): boolean => agreement === true || agreement === 'on'

export const BankAccount = z.object({
  account_name: z.string(),
  bank: z.string(),
  account_number: z.string(),
  branch_code: z.string(),
  /** Nobody may pay into these. */
  is_sample: z.boolean(),
})
export type BankAccount = z.infer<typeof BankAccount>

/** What follows an order. */
export const NextStep = z.discriminatedUnion('kind', [
  /** No money moves; the page shows the wait that a payment would take. */
  z.object({ kind: z.literal('simulated'), wait_ms: z.number() }),
  /** The provider's own page, reached by a link or by posting these fields in this order. */
  z.object({
    kind: z.literal('hosted'),
    provider: z.string(),
    method: z.enum(['GET', 'POST']),
    url: z.string(),
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  z.object({ kind: z.literal('bank_transfer'), account: BankAccount, reference: z.string() }),
  /** Arranged with the school's office, by this reference. */
  z.object({ kind: z.literal('cash'), reference: z.string() }),
])
export type NextStep = z.infer<typeof NextStep>

/** Who takes cards; "simulated" takes none. */
export const CARD_PROVIDERS = ['simulated', 'paystack', 'payfast'] as const
export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'refunded'] as const

/** An order as its payer may read it by its reference: nothing in it names anybody. */
export const PaymentStatus = z.object({
  reference: z.string(),
  trip_name: z.string(),
  trip_id: z.nullable(z.string()),
  amount: z.number(),
  currency: z.literal('ZAR'),
  method: z.enum(PAYMENT_METHODS),
  status: z.enum(PAYMENT_STATUSES),
  /** True where no money can move, whatever the status says. */
  is_practice: z.boolean(),
  created_at: z.iso.datetime(),
})
export type PaymentStatus = z.infer<typeof PaymentStatus>

export const PaymentCreated = z.extend(PaymentStatus, {
  success: z.literal(true),
  next: NextStep,
  /** No confirmation comes by mail: too many were asked for to this address, or from this network. */
  is_mail_held: z.boolean(),
})
export type PaymentCreated = z.infer<typeof PaymentCreated>

/** What the payer names in the transfer or at the office, else the order's own. */
export const referenceToKeep = ({ next, reference }: Pick<PaymentCreated, 'next' | 'reference'>): string =>
  'reference' in next ? next.reference : reference

/** Where a placed order leads; where no mail will say its reference, the page does. */
export const thankYouAddress = (created: Pick<PaymentCreated, 'next' | 'reference' | 'is_mail_held'>): string =>
  `/thank-you?type=payment${created.is_mail_held ? `&no-mail=${encodeURIComponent(referenceToKeep(created))}` : ''}`

/** What the payment page must know before anybody pays. */
export const PaymentQuote = z.object({
  /** Random: a form that is posted twice as it stands makes one order. */
  order_key: z.string(),
  card_provider: z.enum(CARD_PROVIDERS),
  /** No card is charged: no provider, or one in test mode. */
  is_practice: z.boolean(),
  account: BankAccount,
  /** The plan whose search has the trip's id, where there is one. */
  plan: z.nullable(
    z.object({
      title: z.string(),
      start_date: z.iso.date(),
      end_date: z.iso.date(),
      total_per_student: z.number(),
    }),
  ),
})
export type PaymentQuote = z.infer<typeof PaymentQuote>
