import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  PAYFAST,
  PAYSTACK_KEY,
  payfastNotice,
  payfastSignature,
  paystackNotice,
  standInProviders,
  urlencode,
} from '../../testing/stand-in-providers.ts'
import { type CardPayment, type HostedProvider, PaymentUnavailable } from './card-provider.ts'
import { choosePayment } from './choose-payment.ts'
import { phpUrlencode } from './payfast-signature.ts'
import { payfast } from './payfast.ts'
import { paystack } from './paystack.ts'

const PAYMENT: CardPayment = {
  attemptReference: 'UH-2741-0123456789ABCDEF.1',
  amountCents: 54_505,
  tripName: 'Rocks & rivers: “Drakensberg” (Grade 10) ~ R100’s off!',
  payer: { name: 'Thabo van der Merwe', email: 'thabo+trips@example.co.za' },
  returnUrl: 'https://uhambo.example/payment/return?attempt=1',
  cancelUrl: 'https://uhambo.example/payment?ended=cancelled',
  notifyUrl: 'https://uhambo.example/api/payments/webhooks/payfast',
}
const atPaystack = (changes = {}) => paystack({ secretKey: PAYSTACK_KEY, timeoutMs: 2_000, ...changes })
const atPayfast = (changes = {}) =>
  payfast({
    merchantId: PAYFAST.id,
    merchantKey: PAYFAST.key,
    passphrase: PAYFAST.passphrase,
    isLive: true,
    timeoutMs: 2_000,
    ...changes,
  })

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof PaymentUnavailable ? error.fault : error),
  )

describe('Paystack', () => {
  it('is asked for a page in cents and rand, and its address is followed', async () => {
    const { seen } = standInProviders()
    expect(await atPaystack().openPage(PAYMENT)).toEqual({
      method: 'GET',
      url: 'https://checkout.paystack.com/1',
      fields: [],
    })
    expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({
      amount: 54_505,
      currency: 'ZAR',
      email: PAYMENT.payer.email,
    })
  })

  it('accepts each reference once', async () => {
    standInProviders()
    await atPaystack().openPage(PAYMENT)
    expect(await faultOf(atPaystack().openPage(PAYMENT))).toBe('refused')
  })

  it('opens only a page of its own site', async () => {
    const data = { authorization_url: 'https://checkout.paystack.com.evil.example/x' }
    standInProviders({ raw: JSON.stringify({ status: true, data }) })
    expect(await faultOf(atPaystack().openPage(PAYMENT))).toBe('garbage')
  })

  it('returns the result of a payment when there is one', async () => {
    const { transactions } = standInProviders()
    await atPaystack().openPage(PAYMENT)
    const transaction = transactions.get(PAYMENT.attemptReference)!
    expect(await atPaystack().findEvent(PAYMENT.attemptReference)).toBeNull()
    transaction.status = 'success'
    expect(await atPaystack().findEvent(PAYMENT.attemptReference)).toEqual({
      id: String(transaction.id),
      attemptReference: PAYMENT.attemptReference,
      kind: 'paid',
      amountCents: 54_505,
      currency: 'ZAR',
    })
    transaction.status = 'failed'
    expect(await atPaystack().findEvent(PAYMENT.attemptReference)).toMatchObject({ kind: 'failed' })
  })

  it('accepts a notice only with a valid signature of the raw body', async () => {
    const { body, headers } = paystackNotice('charge.success', {
      id: 1,
      reference: 'a.1',
      status: 'success',
      amount: 5,
      currency: 'ZAR',
    })
    const read = (text: string, given: Record<string, string>) => atPaystack().readEvent(text, new Headers(given))
    expect(await read(body, headers)).toMatchObject({ kind: 'paid', attemptReference: 'a.1', amountCents: 5 })
    for (const [text, given] of [
      [`${body} `, headers],
      [body.replace('5', '6'), headers],
      [body, {}],
      [body, { 'x-paystack-signature': '' }],
      [body, { 'x-paystack-signature': 'f'.repeat(128) }],
      [body, paystackNotice('charge.success', {}, 'sk_live_other').headers],
    ] as const)
      expect(await faultOf(read(text, given))).toBe('forged')
  })

  it('ignores notices about other things, and refuses invalid ones', async () => {
    const read = (notice: ReturnType<typeof paystackNotice>) =>
      atPaystack().readEvent(notice.body, new Headers(notice.headers))
    expect(await read(paystackNotice('transfer.success', { anything: true }))).toBeNull()
    expect(await faultOf(read(paystackNotice('charge.success', { reference: 5 })))).toBe('garbage')
    const refund = { transaction_reference: 'a.1', refund_reference: 'r1', amount: '250', currency: 'ZAR' }
    expect(await read(paystackNotice('refund.processed', refund))).toMatchObject({ kind: 'refunded', amountCents: 250 })
  })
})

describe('PayFast', () => {
  it('gets a form with a valid signature, in its own field order', async () => {
    const { method, url, fields } = await atPayfast().openPage(PAYMENT)
    expect([method, url]).toEqual(['POST', 'https://www.payfast.co.za/eng/process'])
    expect(fields.map(({ name }) => name).join(' ')).toBe(
      'merchant_id merchant_key return_url cancel_url notify_url name_first name_last email_address m_payment_id amount item_name payment_method signature',
    )
    const sent = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
    const { signature, ...signed } = sent
    expect(signature).toBe(payfastSignature(signed))
    expect(sent).toMatchObject({ amount: '545.05', name_first: 'Thabo', name_last: 'van der Merwe' })
  })

  it('gets no empty fields, and no passphrase if there is none', async () => {
    const { fields } = await atPayfast({ passphrase: '' }).openPage({
      ...PAYMENT,
      payer: { name: 'Thabo', email: 't@e.example' },
    })
    const { signature, ...signed } = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
    expect(signed).not.toHaveProperty('name_last')
    expect(signature).toBe(payfastSignature(signed, ''))
  })

  it('is called in its sandbox unless it is live', async () => {
    const sandbox = atPayfast({ isLive: false })
    expect(sandbox.isPractice).toBe(true)
    expect((await sandbox.openPage(PAYMENT)).url).toBe('https://sandbox.payfast.co.za/eng/process')
  })

  it('encodes any text as PHP does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(phpUrlencode(text)).toBe(urlencode(text))
      }),
    )
    expect(phpUrlencode("~ !'()*é\ud800")).toBe('%7E+%21%27%28%29%2A%C3%A9')
  })

  it('accepts a signed notice after PayFast has confirmed it', async () => {
    const { seen, confirmed } = standInProviders()
    const notice = payfastNotice({ m_payment_id: 'a.1' })
    const read = (body: string) => atPayfast().readEvent(body, new Headers())
    expect(await faultOf(read(notice.body))).toBe('forged')
    confirmed.add(notice.unsigned)
    expect(await read(notice.body)).toEqual({
      id: '1089250',
      attemptReference: 'a.1',
      kind: 'paid',
      amountCents: 54_500,
      currency: 'ZAR',
    })
    expect(seen.at(-1)?.url.href).toBe('https://www.payfast.co.za/eng/query/validate')
  })

  it('is not asked if the signature or the merchant is wrong', async () => {
    const { seen } = standInProviders()
    const notice = payfastNotice({ m_payment_id: 'a.1' })
    for (const body of [
      notice.body.replace('545.00', '5.00'),
      notice.unsigned,
      `${notice.unsigned}&signature=`,
      payfastNotice({ m_payment_id: 'a.1' }, 'another passphrase').body,
      payfastNotice({ m_payment_id: 'a.1', merchant_id: '10000101' }).body,
      '',
    ])
      expect(await faultOf(atPayfast().readEvent(body, new Headers()))).toBe('forged')
    expect(seen).toEqual([])
  })

  it.each([
    ['COMPLETE', 'paid'],
    ['FAILED', 'failed'],
    ['CANCELLED', 'failed'],
    ['PENDING', null],
    ['constructor', null],
  ])('says %s and means %s', async (payment_status, kind) => {
    const { confirmed } = standInProviders()
    const notice = payfastNotice({ m_payment_id: 'a.1', payment_status })
    confirmed.add(notice.unsigned)
    expect((await atPayfast().readEvent(notice.body, new Headers()))?.kind ?? null).toBe(kind)
  })
})

describe('a provider that fails', () => {
  const troubles = [
    ['500', { status: 500 }, 'server_error'],
    ['429', { status: 429 }, 'rate_limited'],
    ['401', { status: 401 }, 'refused'],
    ['a lost network', 'drops', 'network'],
    ['no answer in time', 'hangs', 'timeout'],
    ['HTML', { raw: '<html>maintenance</html>' }, 'garbage'],
    ['an empty body', { raw: '' }, 'garbage'],
  ] as const
  const works: [string, (of: HostedProvider) => Promise<unknown>, () => HostedProvider][] = [
    ['opening Paystack’s page', (of) => of.openPage(PAYMENT), () => atPaystack({ timeoutMs: 50 })],
    ['asking Paystack', (of) => of.findEvent('a.1'), () => atPaystack({ timeoutMs: 50 })],
    [
      'confirming with PayFast',
      (of) => of.readEvent(payfastNotice({}).body, new Headers()),
      () => atPayfast({ timeoutMs: 50 }),
    ],
  ]
  it.each(
    troubles.flatMap(([name, behaviour, fault]) =>
      works.map((work) => [name, work[0], behaviour, fault, work] as const),
    ),
  )('is told apart: %s when %s', async (_name, _work, behaviour, fault, [, ask, provider]) => {
    standInProviders(behaviour)
    expect(await faultOf(ask(provider()))).toBe(fault)
  })

  it('refuses a wrong key', async () => {
    standInProviders()
    expect(await faultOf(atPaystack({ secretKey: 'sk_live_wrong' }).openPage(PAYMENT))).toBe('refused')
  })
})

describe('the choice of a provider', () => {
  const keys = { PAYSTACK_SECRET_KEY: 'sk_test_1', PAYFAST_MERCHANT_ID: '1', PAYFAST_MERCHANT_KEY: '2' }
  it('is none without keys or without a name', () => {
    expect(choosePayment({}).cards).toBeNull()
    expect(choosePayment({ PAYMENT_PROVIDER: 'paystack' }).cards).toBeNull()
    expect(choosePayment({ PAYMENT_PROVIDER: 'other', ...keys }).cards).toBeNull()
    expect(choosePayment(keys).cards).toBeNull()
  })
  it('is the named one, in test mode if its key is; notices of the other are still accepted', () => {
    const { cards, providers } = choosePayment({ PAYMENT_PROVIDER: 'paystack', ...keys })
    expect([cards?.name, cards?.isPractice, providers.map(({ name }) => name)]).toEqual([
      'paystack',
      true,
      ['paystack', 'payfast'],
    ])
    expect(atPaystack().isPractice).toBe(false)
  })
})
