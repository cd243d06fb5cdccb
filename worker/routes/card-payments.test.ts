import { describe, expect, it } from 'vitest'
import type { PaymentCreated } from '#shared/contracts/payment'
import { call } from '../testing/call.ts'
import { countOrders, pay, placeOrder } from '../testing/payment.ts'
import { standInProviders, takesCardsBy } from '../testing/stand-in-providers.ts'

describe('a card payment with a provider', () => {
  it('opens Paystack’s page with its own reference, and a second attempt with another one', async () => {
    const { seen } = standInProviders()
    const bindings = takesCardsBy('paystack')
    const key = crypto.randomUUID()
    const first = await (await pay({}, { key, with: bindings })).json<PaymentCreated>()
    expect(first).toMatchObject({ status: 'pending', is_practice: false, next: { kind: 'hosted', method: 'GET' } })
    const second = await (await pay({}, { key, with: bindings })).json<PaymentCreated>()
    expect(second.reference).toBe(first.reference)
    const asked = seen.map(({ body }) => (JSON.parse(body) as { reference: string }).reference)
    expect(asked).toEqual([`${first.reference}.1`, `${first.reference}.2`])
  })

  it('leads to PayFast’s form', async () => {
    const { next } = await placeOrder({}, takesCardsBy('payfast'))
    expect(next).toMatchObject({ kind: 'hosted', method: 'POST', url: 'https://www.payfast.co.za/eng/process' })
  })

  it.each([
    ['a wrong key', 'works', { PAYSTACK_SECRET_KEY: 'sk_live_wrong' }],
    ['an error of theirs', { status: 502 }, {}],
    ['a lost network', 'drops', {}],
    ['an answer that cannot be read', { raw: 'no' }, {}],
  ] as const)(
    'fails in the spec’s words, keeps the order and can be tried again: %s',
    async (_name, behaviour, changes) => {
      const key = crypto.randomUUID()
      let trouble = true
      standInProviders(() => (trouble ? behaviour : 'works'))
      const before = await countOrders()
      const failed = await pay({}, { key, with: takesCardsBy('paystack', changes) })
      expect(failed.status).toBe(503)
      expect(failed.headers.get('retry-after')).toBe('5')
      expect(await failed.json()).toMatchObject({
        code: 'payment_failed',
        error: 'Payment Failed: There was an error processing your payment. Please try again.',
      })
      expect(await countOrders()).toBe(before + 1)
      trouble = false
      const again = await pay({}, { key, with: takesCardsBy('paystack') })
      expect(await again.json()).toMatchObject({ next: { kind: 'hosted' } })
      expect(await countOrders()).toBe(before + 1)
    },
  )

  it('can be opened again with the order’s reference, but not after it is paid', async () => {
    const { transactions } = standInProviders()
    const bindings = takesCardsBy('paystack')
    const { reference } = await placeOrder({}, bindings)
    const again = () => call(`/api/payments/${reference}/next`, { method: 'POST', body: {}, with: bindings })
    expect(await (await again()).json()).toMatchObject({ kind: 'hosted' })
    transactions.get(`${reference}.1`)!.status = 'success'
    await call(`/payment/return?attempt=${reference}.1`, { with: bindings })
    const refused = await again()
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'already_paid' }])
  })
})
