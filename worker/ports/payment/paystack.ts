import * as z from 'zod/mini'
import {
  askProvider,
  type HostedProvider,
  PaymentUnavailable,
  PROVIDER_TIMEOUT_MS,
  type ProviderEvent,
} from './card-provider.ts'

interface PaystackSettings {
  /** A key that starts with "sk_test_" charges no card. */
  secretKey: string
  timeoutMs?: number
}

const API = 'https://api.paystack.co'
const CHECKOUT = 'https://checkout.paystack.com'

const Initialized = z.object({ status: z.literal(true), data: z.object({ authorization_url: z.url() }) })
const amount = z.pipe(z.union([z.number(), z.string()]), z.transform(Number))
const Transaction = z.object({
  id: z.union([z.number(), z.string()]),
  reference: z.string(),
  status: z.string(),
  amount,
  currency: z.string(),
})
const Verified = z.object({ status: z.literal(true), data: Transaction })
const Refund = z.object({
  transaction_reference: z.string(),
  refund_reference: z.nullish(z.string()),
  id: z.nullish(z.union([z.number(), z.string()])),
  amount,
  currency: z.string(),
})

/** Paystack's hosted checkout. Amounts are in cents, so nothing is converted. */
export function paystack({ secretKey, timeoutMs = PROVIDER_TIMEOUT_MS }: PaystackSettings): HostedProvider {
  const authorization = { Authorization: `Bearer ${secretKey}` }
  return {
    name: 'paystack',
    isPractice: secretKey.startsWith('sk_test_'),
    origins: [CHECKOUT],
    async openPage(payment) {
      const body = {
        email: payment.payer.email,
        amount: payment.amountCents,
        currency: 'ZAR',
        reference: payment.attemptReference,
        callback_url: payment.returnUrl,
        channels: ['card'],
        metadata: { cancel_action: payment.cancelUrl, trip: payment.tripName },
      }
      const answer = await askProvider(
        `${API}/transaction/initialize`,
        {
          method: 'POST',
          headers: { ...authorization, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
        timeoutMs,
      )
      const { authorization_url: url } = read(Initialized, answer).data
      // The payer is redirected to this address, so it must be on the provider's own site.
      if (new URL(url).origin !== CHECKOUT) throw new PaymentUnavailable('garbage')
      return { method: 'GET', url, fields: [] }
    },
    async readEvent(body, headers) {
      if (!(await isSigned(body, headers.get('x-paystack-signature') ?? '', secretKey)))
        throw new PaymentUnavailable('forged')
      const { event, data } = read(z.object({ event: z.string(), data: z.unknown() }), body)
      if (event === 'charge.success') return eventOf(readValue(Transaction, data))
      if (event === 'refund.processed') return refundOf(readValue(Refund, data))
      return null
    },
    async findEvent(attemptReference) {
      const answer = await askProvider(
        `${API}/transaction/verify/${encodeURIComponent(attemptReference)}`,
        { headers: authorization },
        timeoutMs,
      )
      const transaction = read(Verified, answer).data
      return transaction.reference === attemptReference ? eventOf(transaction) : null
    },
  }
}

function eventOf({ id, reference, status, amount: amountCents, currency }: z.infer<typeof Transaction>) {
  if (status !== 'success' && status !== 'failed') return null
  const kind = status === 'success' ? 'paid' : 'failed'
  return { id: String(id), attemptReference: reference, kind, amountCents, currency } satisfies ProviderEvent
}

const refundOf = (refund: z.infer<typeof Refund>): ProviderEvent => ({
  id: String(refund.refund_reference ?? refund.id ?? refund.transaction_reference),
  attemptReference: refund.transaction_reference,
  kind: 'refunded',
  amountCents: refund.amount,
  currency: refund.currency,
})

/** HMAC-SHA512 of the raw body, compared in constant time. */
async function isSigned(body: string, signature: string, secretKey: string): Promise<boolean> {
  if (!/^[0-9a-f]{128}$/i.test(signature)) return false
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-512' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secretKey), algorithm, false, ['verify'])
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return crypto.subtle.verify('HMAC', key, bytes, encoder.encode(body))
}

function read<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> {
  let value: unknown = null
  try {
    value = JSON.parse(text)
  } catch {
    // Not JSON: return a value that no schema accepts.
  }
  return readValue(schema, value)
}

function readValue<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw new PaymentUnavailable('garbage')
  return result.data
}
