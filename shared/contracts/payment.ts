import * as z from 'zod/mini'
import { centsOfAmount } from '#shared/domain/payment/amount'
import { findPaymentErrors, PAYMENT_METHODS, type PaymentDetails } from '#shared/domain/payment/payment-errors'

const LINE_MAX_CHARACTERS = 200

/** A single line: control characters and line breaks become spaces, so that none can get into a mail header. */
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
  /** In rand: a number, or text as people type it. */
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

/**
 * The payment form of the spec without its card fields. Card details never leave the browser; if they are sent, they
 * are ignored.
 */
export const PaymentRequest = z.object(fields).check((payload) => {
  for (const [field, message] of Object.entries(findPaymentErrors(detailsOf(payload.value), null)))
    payload.issues.push({ code: 'custom', path: [field], message, input: payload.value })
})
export type PaymentRequest = z.infer<typeof PaymentRequest>

/** The request in the shape that the payment rules read. */
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
  /** True if these details are a sample that must not be used. */
  is_sample: z.boolean(),
})
export type BankAccount = z.infer<typeof BankAccount>

/** What the payer does next. */
export const NextStep = z.discriminatedUnion('kind', [
  /** No money moves; the page waits as long as a payment would take. */
  z.object({ kind: z.literal('simulated'), wait_ms: z.number() }),
  /** The provider's page: a link, or a form with these fields in this order. */
  z.object({
    kind: z.literal('hosted'),
    provider: z.string(),
    method: z.enum(['GET', 'POST']),
    url: z.string(),
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  z.object({ kind: z.literal('bank_transfer'), account: BankAccount, reference: z.string() }),
  /** Arranged via the office, with this reference. */
  z.object({ kind: z.literal('cash'), reference: z.string() }),
])
export type NextStep = z.infer<typeof NextStep>

/** Providers of card payments; "simulated" charges nothing. */
export const CARD_PROVIDERS = ['simulated', 'paystack', 'payfast'] as const
export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'refunded'] as const

/** An order as anybody with its reference may read it; it contains no personal data. */
export const PaymentStatus = z.object({
  reference: z.string(),
  trip_name: z.string(),
  trip_id: z.nullable(z.string()),
  amount: z.number(),
  /** What the plan costs the whole group, where the trip's id is that of a plan. */
  plan_amount: z.nullable(z.number()),
  currency: z.literal('ZAR'),
  method: z.enum(PAYMENT_METHODS),
  status: z.enum(PAYMENT_STATUSES),
  /** True if no money can move, whatever the status is. */
  is_practice: z.boolean(),
  created_at: z.iso.datetime(),
})
export type PaymentStatus = z.infer<typeof PaymentStatus>

export const PaymentCreated = z.extend(PaymentStatus, {
  success: z.literal(true),
  /** What the payer keeps, and gives to the bank or at the office; `reference` is for calls about the order. */
  payer_reference: z.string(),
  next: NextStep,
  /** True if no confirmation is sent, because too many mails were requested for this address or from this network. */
  is_mail_held: z.boolean(),
})
export type PaymentCreated = z.infer<typeof PaymentCreated>

/** The address of the thank-you page with the payer's reference, and whether a mail confirms the order. */
export const thankYouAddress = (created: Pick<PaymentCreated, 'payer_reference' | 'is_mail_held'>): string =>
  `/thank-you?type=payment&${created.is_mail_held ? 'no-mail' : 'reference'}=${encodeURIComponent(created.payer_reference)}`

/** What the payment page needs before the payer fills in the form. */
export const PaymentQuote = z.object({
  /** Random: a form that is posted twice unchanged creates one order. */
  order_key: z.string(),
  card_provider: z.enum(CARD_PROVIDERS),
  /** True if no card is charged: there is no provider, or it is in test mode. */
  is_practice: z.boolean(),
  account: BankAccount,
  /** The plan whose search id is the trip's id, if there is one. */
  plan: z.nullable(
    z.object({
      title: z.string(),
      start_date: z.iso.date(),
      end_date: z.iso.date(),
      total_per_student: z.number(),
      total_for_group: z.number(),
    }),
  ),
})
export type PaymentQuote = z.infer<typeof PaymentQuote>
