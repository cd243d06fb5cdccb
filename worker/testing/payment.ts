import { env } from 'cloudflare:workers'
import type { PaymentCreated } from '#shared/contracts/payment'
import { call } from './call.ts'

export const PAYMENT = {
  tripName: 'Berg to beach',
  tripId: 'UH-2741',
  totalAmount: 545,
  paymentMethod: 'card',
  billingName: 'Thabo Dlamini',
  billingEmail: 'thabo.dlamini@example.co.za',
  billingPhone: '083 555 0190',
  billingAddress: '8 Moema Street',
  billingCity: 'Soweto',
  billingProvince: 'GP',
  billingPostalCode: '1804',
  schoolName: 'Thandokazi Secondary School',
  schoolContact: 'Naledi Mokoena',
  schoolEmail: 'office@thandokazi.example',
  agreeTerms: true,
  agreeRefund: true,
  agreeData: true,
}

/** Without mail budgets, because every order of a test file has the same payer. */
export const pay = (changes: object = {}, options: { key?: string; with?: Partial<Env> } = {}): Promise<Response> =>
  call('/api/payments', {
    body: { ...PAYMENT, ...changes },
    headers: options.key ? { 'idempotency-key': options.key } : {},
    with: { RATE_LIMITS: 'off', ...options.with },
  })

export async function placeOrder(changes: object = {}, bindings?: Partial<Env>): Promise<PaymentCreated> {
  const response = await pay(changes, bindings ? { with: bindings } : {})
  if (response.status !== 201) throw new Error(`The order was not placed: ${response.status}`)
  return response.json<PaymentCreated>()
}

export const countOrders = async (): Promise<number> =>
  (await env.DB.prepare('SELECT count(*) AS n FROM orders').first<{ n: number }>())?.n ?? 0

interface KeptOrder {
  id: string
  reference: string
  status: string
  attempts: number
  amount_cents: number
  plan_cents: number | null
  plan_group_cents: number | null
  provider: string | null
  consents: string
}
export const readKeptOrder = (reference: string) =>
  env.DB.prepare('SELECT * FROM orders WHERE reference = ?').bind(reference).first<KeptOrder>()

export async function eventKinds(reference: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    'SELECT kind FROM payment_events WHERE order_id = (SELECT id FROM orders WHERE reference = ?) ORDER BY rowid',
  )
    .bind(reference)
    .all<{ kind: string }>()
  return results.map(({ kind }) => kind)
}

/** The mails about the order of a reference, which their subjects may not have. */
export const OF_ORDER = "instr(id, (SELECT ':' || orders.id FROM orders WHERE orders.reference = ?))"

/** Subjects of the mails about an order, with their recipients. */
export async function readOrderMail(reference: string): Promise<string[]> {
  const { results } = await env.DB.prepare(`SELECT "to", subject FROM outbox WHERE ${OF_ORDER} ORDER BY rowid`)
    .bind(reference)
    .all<{ to: string; subject: string }>()
  return results.map(({ to, subject }) => `${(JSON.parse(to) as string[]).join()} ${subject.replace(reference, '…')}`)
}
