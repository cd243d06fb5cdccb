import { describe, expect, it } from 'vitest'
import type { PaymentStatus } from '#shared/contracts/payment'
import { call } from '../testing/call.ts'
import { failingDatabase } from '../testing/failing-database.ts'
import { eventKinds, placeOrder, readOrderMail } from '../testing/payment.ts'
import { payfastNotice, paystackNotice, standInProviders, takesCardsBy } from '../testing/stand-in-providers.ts'

const statusOf = async (reference: string) =>
  (await (await call(`/api/payments/${reference}`)).json<PaymentStatus>()).status

const post = (
  provider: 'paystack' | 'payfast',
  notice: { body: string; headers: Record<string, string> },
  changes = {},
) => call(`/api/payments/webhooks/${provider}`, { ...notice, with: { ...takesCardsBy(provider), ...changes } })

const charge = (reference: string, changes: object = {}) =>
  paystackNotice('charge.success', {
    id: 4_099_260_516,
    reference: `${reference}.1`,
    status: 'success',
    amount: 54_500,
    currency: 'ZAR',
    ...changes,
  })

async function paystackOrder() {
  const standIn = standInProviders()
  return { ...standIn, ...(await placeOrder({}, takesCardsBy('paystack'))) }
}
async function payfastOrder(changes: Record<string, string> = {}) {
  const { confirmed } = standInProviders()
  const { reference } = await placeOrder({}, takesCardsBy('payfast'))
  const notice = payfastNotice({ m_payment_id: `${reference}.1`, ...changes })
  return { confirmed, reference, notice }
}

describe('a notice of Paystack', () => {
  it('marks the order as paid and informs payer and team once, even if it is repeated', async () => {
    const { reference } = await paystackOrder()
    for (let n = 0; n < 3; n++) expect((await post('paystack', charge(reference))).status).toBe(200)
    await Promise.all(Array.from({ length: 6 }, () => post('paystack', charge(reference))))
    expect(await statusOf(reference)).toBe('paid')
    expect(await eventKinds(reference)).toEqual(['paid'])
    expect(await readOrderMail(reference)).toEqual([
      'thabo.dlamini@example.co.za Order received: UH-2741',
      'team@uhambo.example Order received: …',
      'thabo.dlamini@example.co.za Payment received: UH-2741',
      'team@uhambo.example Payment received: …',
    ])
  })

  it.each([
    ['a cent too little', { amount: 54_499 }],
    ['a cent too much', { amount: 54_501 }],
    ['another currency', { currency: 'NGN' }],
    ['rand for cents', { amount: 545 }],
  ])('with %s is refused and kept for a person to see', async (_name, changes) => {
    const { reference } = await paystackOrder()
    const response = await post('paystack', charge(reference, changes))
    expect([response.status, await response.json()]).toMatchObject([422, { code: 'amount_differs' }])
    expect(await statusOf(reference)).toBe('pending')
    expect(await eventKinds(reference)).toEqual(['refused'])
    expect(await readOrderMail(reference)).toHaveLength(2)
  })

  it('changes nothing with a wrong or missing signature', async () => {
    const { reference } = await paystackOrder()
    const { body } = charge(reference)
    for (const headers of [{}, { 'x-paystack-signature': '0'.repeat(128) }] as Record<string, string>[])
      expect((await post('paystack', { body, headers })).status).toBe(401)
    expect(await statusOf(reference)).toBe('pending')
    expect(await eventKinds(reference)).toEqual([])
  })

  it('about an unknown order, or another provider’s, is answered with 404', async () => {
    standInProviders()
    const { reference } = await placeOrder({}, takesCardsBy('payfast'))
    for (const about of [reference, 'UH-2741-0000000000000000', 'UH-2741']) {
      const response = await post('paystack', charge(about))
      expect([response.status, await response.json()]).toEqual([
        404,
        { error: 'There is no payment with this reference.', code: 'payment_not_found' },
      ])
    }
  })

  it('about something else is accepted and changes nothing', async () => {
    standInProviders()
    expect((await post('paystack', paystackNotice('subscription.create', { id: 1 }))).status).toBe(200)
  })

  it('of a refund: part of it leaves the order paid, all of it does not', async () => {
    const { reference } = await paystackOrder()
    const refund = (id: string, amount: number) =>
      paystackNotice('refund.processed', {
        transaction_reference: `${reference}.1`,
        refund_reference: id,
        amount,
        currency: 'ZAR',
      })
    await post('paystack', charge(reference))
    expect((await post('paystack', refund('half', 27_250))).status).toBe(200)
    expect(await statusOf(reference)).toBe('paid')
    expect((await post('paystack', refund('more', 54_501))).status).toBe(422)
    expect((await post('paystack', refund('all', 54_500))).status).toBe(200)
    expect(await statusOf(reference)).toBe('refunded')
    await post('paystack', charge(reference, { id: 2 }))
    expect(await statusOf(reference)).toBe('refunded')
  })

  it('that arrives while the database is down is requested again, and then counts', async () => {
    const { reference } = await paystackOrder()
    const lost = await post('paystack', charge(reference), { DB: failingDatabase((asked) => asked === 'batch') })
    expect(lost.status).toBe(503)
    expect(await statusOf(reference)).toBe('pending')
    await post('paystack', charge(reference))
    expect(await statusOf(reference)).toBe('paid')
  })

  it('is refused by a site without a key', async () => {
    const { reference } = await paystackOrder()
    expect((await call('/api/payments/webhooks/paystack', charge(reference))).status).toBe(404)
  })
})

describe('a notice of PayFast', () => {
  it('marks the order as paid after PayFast has confirmed it, once even if it is repeated', async () => {
    const { reference, notice, confirmed } = await payfastOrder()
    expect((await post('payfast', notice)).status).toBe(401)
    expect(await statusOf(reference)).toBe('pending')
    confirmed.add(notice.unsigned)
    for (let n = 0; n < 3; n++) expect((await post('payfast', notice)).status).toBe(200)
    expect(await statusOf(reference)).toBe('paid')
    expect(await eventKinds(reference)).toEqual(['paid'])
    expect(await readOrderMail(reference)).toHaveLength(4)
  })

  it('with another amount is refused although it is signed and confirmed', async () => {
    const { reference, notice, confirmed } = await payfastOrder({ amount_gross: '5.45' })
    confirmed.add(notice.unsigned)
    expect((await post('payfast', notice)).status).toBe(422)
    expect(await statusOf(reference)).toBe('pending')
  })

  it('of a failed payment leaves an order that can still be paid', async () => {
    const { reference, notice, confirmed } = await payfastOrder({ payment_status: 'CANCELLED' })
    confirmed.add(notice.unsigned)
    await post('payfast', notice)
    expect(await statusOf(reference)).toBe('failed')
    const paid = payfastNotice({ m_payment_id: `${reference}.2`, pf_payment_id: '2' })
    confirmed.add(paid.unsigned)
    await post('payfast', paid)
    expect(await statusOf(reference)).toBe('paid')
    await post('payfast', notice)
    expect(await statusOf(reference)).toBe('paid')
  })

  it('that cannot be confirmed at the moment is requested again', async () => {
    let isDown = true
    const { confirmed } = standInProviders(() => (isDown ? { status: 503 } : 'works'))
    const { reference } = await placeOrder({}, takesCardsBy('payfast'))
    const notice = payfastNotice({ m_payment_id: `${reference}.1` })
    confirmed.add(notice.unsigned)
    const response = await post('payfast', notice)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
    isDown = false
    expect((await post('payfast', notice)).status).toBe(200)
    expect(await statusOf(reference)).toBe('paid')
  })
})

describe('GET /payment/return', () => {
  const comeBack = async (attempt: string, changes = {}) => {
    const response = await call(`/payment/return?attempt=${attempt}`, {
      with: { ...takesCardsBy('paystack'), ...changes },
    })
    return [response.status, response.headers.get('location')]
  }

  it('asks Paystack, marks the order as paid and says thank you', async () => {
    const { reference, transactions } = await paystackOrder()
    transactions.get(`${reference}.1`)!.status = 'success'
    expect(await comeBack(`${reference}.1`)).toEqual([303, '/thank-you?type=payment&reference=UH-2741'])
    expect(await statusOf(reference)).toBe('paid')
  })

  it('redirects to the filled-in form if the payment failed', async () => {
    const { reference, transactions } = await paystackOrder()
    transactions.get(`${reference}.1`)!.status = 'failed'
    expect(await comeBack(`${reference}.1`)).toEqual([
      303,
      '/payment?tripName=Berg+to+beach&tripId=UH-2741&amount=545&ended=failed',
    ])
    expect(await statusOf(reference)).toBe('failed')
  })

  it('waits for the notice if Paystack does not answer, or reports another amount', async () => {
    const { reference, transactions } = await paystackOrder()
    expect(await comeBack(`${reference}.1`, { PAYSTACK_SECRET_KEY: 'wrong' })).toEqual([
      303,
      '/thank-you?type=payment&reference=UH-2741',
    ])
    Object.assign(transactions.get(`${reference}.1`)!, { status: 'success', amount: 5 })
    expect(await comeBack(`${reference}.1`)).toEqual([303, '/thank-you?type=payment&reference=UH-2741'])
    expect(await statusOf(reference)).toBe('pending')
  })

  it('redirects nowhere else, for any attempt', async () => {
    for (const attempt of ['', 'nothing', encodeURIComponent('https://evil.example/')])
      expect(await comeBack(attempt)).toEqual([303, '/payment'])
  })
})
