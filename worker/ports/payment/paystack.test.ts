import { describe, expect, it } from 'vitest'
import { atPaystack, faultOf, PAYMENT } from '../../testing/card-payment.ts'
import { paystackNotice, standInProviders } from '../../testing/stand-in-providers.ts'

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
