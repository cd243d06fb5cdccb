import { createHash, createHmac } from 'node:crypto'
import { onTestFinished, vi } from 'vitest'

type Behaviour = 'works' | 'hangs' | 'drops' | { status: number } | { raw: string }

export const PAYSTACK_KEY = 'sk_live_stand-in'
export const PAYFAST = { id: '10000100', key: '46f0cd694581a', passphrase: 'jt7NOE43FZPn +&~é' }

/** Bindings of a deployment with one of the two card providers. */
export const takesCardsBy = (provider: 'paystack' | 'payfast', changes: Partial<Env> = {}): Partial<Env> => ({
  PAYMENT_PROVIDER: provider,
  PAYSTACK_SECRET_KEY: PAYSTACK_KEY,
  PAYFAST_MERCHANT_ID: PAYFAST.id,
  PAYFAST_MERCHANT_KEY: PAYFAST.key,
  PAYFAST_PASSPHRASE: PAYFAST.passphrase,
  PAYFAST_MODE: 'live',
  ...changes,
})

interface Transaction {
  id: number
  reference: string
  amount: number
  currency: string
  status: 'abandoned' | 'success' | 'failed'
}

/**
 * A fake of both providers: it checks requests and answers as they document. `transactions` holds Paystack's payments,
 * whose result a test sets; `confirmed` holds the notices that PayFast confirms.
 */
export function standInProviders(behaviour: Behaviour | (() => Behaviour) = 'works') {
  const seen: { url: URL; headers: Headers; body: string }[] = []
  const transactions = new Map<string, Transaction>()
  const confirmed = new Set<string>()
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, { ...(init as RequestInit), signal: null })
    const url = new URL(request.url)
    const body = new TextDecoder().decode(await request.arrayBuffer())
    seen.push({ url, headers: request.headers, body })
    const now = typeof behaviour === 'function' ? behaviour() : behaviour
    if (now === 'drops') throw new TypeError('Network connection lost.')
    if (now === 'hangs') return hang(init?.signal)
    if (typeof now === 'object' && 'raw' in now) return new Response(now.raw)
    if (typeof now === 'object') return Response.json({ status: false, message: 'No.' }, { status: now.status })
    if (url.hostname === 'api.paystack.co') return answerPaystack(request, url, body, transactions)
    if (url.pathname === '/eng/query/validate') return new Response(confirmed.has(body) ? 'VALID\n' : 'INVALID\n')
    return new Response('no such host', { status: 404 })
  })
  onTestFinished(() => spy.mockRestore())
  return { seen, transactions, confirmed }
}

function answerPaystack(request: Request, url: URL, body: string, transactions: Map<string, Transaction>): Response {
  const refuse = (status: number, message: string) => Response.json({ status: false, message }, { status })
  if (request.headers.get('authorization') !== `Bearer ${PAYSTACK_KEY}`) return refuse(401, 'Invalid key')
  const asked = /^\/transaction\/verify\/(.+)$/.exec(url.pathname)?.[1]
  if (asked !== undefined) {
    const found = transactions.get(decodeURIComponent(asked))
    if (!found) return refuse(400, 'Transaction reference not found.')
    return Response.json({ status: true, message: 'Verification successful', data: found })
  }
  const { email, amount, currency, reference } = JSON.parse(body) as Record<string, unknown>
  if (typeof email !== 'string' || !email.includes('@')) return refuse(400, 'Invalid Email Address Passed')
  if (!Number.isInteger(amount) || Number(amount) <= 0) return refuse(400, 'Invalid Amount Sent')
  if (currency !== 'ZAR') return refuse(403, 'Currency not supported by merchant')
  if (typeof reference !== 'string' || !/^[A-Za-z0-9.=-]+$/.test(reference)) return refuse(400, 'Invalid reference')
  if (transactions.has(reference)) return refuse(400, 'Duplicate Transaction Reference')
  transactions.set(reference, {
    id: 4e9 + transactions.size,
    reference,
    amount: Number(amount),
    currency,
    status: 'abandoned',
  })
  const data = { authorization_url: `https://checkout.paystack.com/${transactions.size}`, access_code: 'x', reference }
  return Response.json({ status: true, message: 'Authorization URL created', data })
}

/** A notice as Paystack posts it, signed with its key. */
export function paystackNotice(event: string, data: object, key = PAYSTACK_KEY) {
  const body = JSON.stringify({ event, data })
  return { body, headers: { 'x-paystack-signature': createHmac('sha512', key).update(body).digest('hex') } }
}

const UNTOUCHED = /[A-Za-z0-9\-_.]/
/** `urlencode` as the PHP manual defines it, byte by byte. */
export const urlencode = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => {
    const character = String.fromCharCode(byte)
    if (character === ' ') return '+'
    return UNTOUCHED.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
  }).join('')

const joined = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${urlencode(value)}`)
    .join('&')

export const payfastSignature = (fields: Record<string, string>, passphrase = PAYFAST.passphrase): string =>
  createHash('md5')
    .update(`${joined(fields)}${passphrase ? `&passphrase=${urlencode(passphrase)}` : ''}`)
    .digest('hex')

/** A notice as PayFast posts it: all its fields, also empty ones, and the signature last. */
export function payfastNotice(changes: Record<string, string>, passphrase = PAYFAST.passphrase) {
  const fields = {
    m_payment_id: '',
    pf_payment_id: '1089250',
    payment_status: 'COMPLETE',
    item_name: 'Berg to beach',
    item_description: '',
    amount_gross: '545.00',
    amount_fee: '-12.54',
    amount_net: '532.46',
    custom_str1: '',
    name_first: 'Thabo',
    name_last: "D'lamini ~ (Mr)*",
    email_address: 'thabo@example.co.za',
    merchant_id: PAYFAST.id,
    ...changes,
  }
  const unsigned = joined(fields)
  return {
    unsigned,
    body: `${unsigned}&signature=${payfastSignature(fields, passphrase)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }
}

function hang(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })
}
