import { describe, expect, it } from 'vitest'
import type { PaymentQuote, PaymentStatus } from '#shared/contracts/payment'
import { call } from '../testing/call.ts'
import { PAYMENT, placeOrder } from '../testing/payment.ts'
import { takesCardsBy } from '../testing/stand-in-providers.ts'

describe('GET /api/payments/{reference}', () => {
  it('returns the order’s status to everybody with the reference, without personal data', async () => {
    const { reference } = await placeOrder({ paymentMethod: 'cash' })
    const response = await call(`/api/payments/${reference}`)
    const status = await response.json<PaymentStatus>()
    expect(status).toMatchObject({ reference, status: 'pending', method: 'cash', amount: 545 })
    for (const known of [PAYMENT.billingName, PAYMENT.billingEmail, PAYMENT.schoolName, PAYMENT.billingAddress])
      expect(JSON.stringify(status)).not.toContain(known)
  })

  it.each(['UH-2741', 'UH-2741-0000000000000000', 'nothing', "' OR 1=1 --"])('answers 404 for %s', async (guess) => {
    const response = await call(`/api/payments/${encodeURIComponent(guess)}`)
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: 'There is no payment with this reference.', code: 'payment_not_found' },
    ])
  })
})

describe('GET /api/payments/quote', () => {
  it('says that cards are practice and the account is a sample if no keys are set', async () => {
    const quote = await (await call('/api/payments/quote?trip_id=UH-2741')).json<PaymentQuote>()
    expect(quote).toMatchObject({
      card_provider: 'simulated',
      is_practice: true,
      account: { is_sample: true },
      plan: null,
    })
    const live = await call('/api/payments/quote', { with: takesCardsBy('payfast') })
    expect(await live.json()).toMatchObject({ card_provider: 'payfast', is_practice: false })
    const sandbox = await call('/api/payments/quote', { with: takesCardsBy('payfast', { PAYFAST_MODE: '' }) })
    expect(await sandbox.json()).toMatchObject({ card_provider: 'payfast', is_practice: true })
  })
})
