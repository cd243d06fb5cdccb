import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { call } from '../testing/call.ts'
import { PAYMENT } from '../testing/payment.ts'
import { standInProviders, takesCardsBy } from '../testing/stand-in-providers.ts'

const FORM = { ...PAYMENT, totalAmount: 'R545', agreeTerms: 'on', agreeRefund: 'on', agreeData: 'on', tripName: '' }

let trips = 0
const post = (
  changes: Record<string, string>,
  options: { headers?: Record<string, string>; with?: Partial<Env> } = {},
) =>
  call('/payment?tripId=UH-2741', {
    method: 'POST',
    body: new URLSearchParams({ ...FORM, ...changes }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...options.headers },
    ...(options.with && { with: options.with }),
  })
const newTrip = () => `A trip of its own ${trips++}`
const ordersOf = async (tripName: string) =>
  (await env.DB.prepare('SELECT count(*) AS n FROM orders WHERE trip_name = ?').bind(tripName).first<{ n: number }>())
    ?.n

describe('POST /payment, the payment form without script', () => {
  it.each(['bank_transfer', 'cash'])(
    'stores an order to be paid by %s and shows the thank-you page',
    async (paymentMethod) => {
      const tripName = newTrip()
      const response = await post({ tripName, paymentMethod })
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        '/thank-you?type=payment&reference=UH-2741',
      ])
      expect(await ordersOf(tripName)).toBe(1)
    },
  )

  it('creates one order for a form that is posted twice, and another one for a changed form', async () => {
    const tripName = newTrip()
    const form = { tripName, paymentMethod: 'cash', orderKey: 'drawn-with-the-page' }
    await Promise.all([post(form), post(form), post(form)])
    expect(await ordersOf(tripName)).toBe(1)
    await post({ ...form, totalAmount: '5' })
    expect(await ordersOf(tripName)).toBe(2)
  })

  it('shows the page again with all errors and the typed values', async () => {
    const response = await post({ billingName: '', billingCity: '<b>Soweto</b>', paymentMethod: 'cash' })
    expect(response.status).toBe(422)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const page = await response.text()
    for (const words of ['<title>Error: ', 'Please fix the following errors:', 'Trip name is required'])
      expect(page).toContain(words)
    expect(page).toContain('href="#field-billingName"')
    expect(page).toContain('&lt;b&gt;Soweto&lt;/b&gt;')
    expect(page).not.toContain('<b>Soweto')
  })

  it('refuses a practice card payment with a message', async () => {
    const tripName = newTrip()
    const response = await post({ tripName })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('Practising a card payment needs JavaScript')
    expect(await ordersOf(tripName)).toBe(0)
  })

  it('redirects a card payment to Paystack’s page', async () => {
    standInProviders()
    const response = await post({ tripName: newTrip() }, { with: takesCardsBy('paystack') })
    expect([response.status, response.headers.get('location')]).toEqual([303, 'https://checkout.paystack.com/1'])
  })

  it('redirects a card payment to a page with PayFast’s form', async () => {
    const bindings = takesCardsBy('payfast')
    const response = await post({ tripName: newTrip() }, { with: bindings })
    const location = response.headers.get('location') ?? ''
    expect(location).toMatch(/^\/payment\/card\?order=UH-2741-\w{16}$/)
    const page = await (await call(location, { with: bindings })).text()
    expect(page).toContain('action="https://www.payfast.co.za/eng/process" method="post"')
    expect(page).toMatch(/name="signature" value="[0-9a-f]{32}"/)
    expect(await (await call('/payment/card?order=nothing', { with: bindings })).text()).toContain('Payment Failed')
  })

  it('reports a failure of the provider with the text of the spec, and keeps the typed values', async () => {
    standInProviders({ status: 500 })
    const tripName = newTrip()
    const response = await post({ tripName }, { with: takesCardsBy('paystack') })
    expect(response.status).toBe(503)
    const page = await response.text()
    expect(page).toContain('Payment Failed')
    expect(page).toContain('There was an error processing your payment. Please try again.')
    expect(page).toContain(tripName)
  })

  it('is refused from another site', async () => {
    const response = await post({ tripName: newTrip() }, { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(response.status).toBe(403)
  })
})

describe('the policy of the payment page', () => {
  const formsOf = async (path: string, bindings: Partial<Env> = {}) => {
    const policy = (await call(path, { with: bindings })).headers.get('content-security-policy') ?? ''
    return /form-action [^;]+/.exec(policy)?.[0]
  }
  it('lets its form lead only to the configured card providers', async () => {
    expect(await formsOf('/payment')).toBe("form-action 'self'")
    expect(await formsOf('/payment', takesCardsBy('paystack'))).toBe("form-action 'self' https://checkout.paystack.com")
    expect(await formsOf('/payment/card', takesCardsBy('payfast'))).toContain('https://*.payfast.co.za')
    expect(await formsOf('/no-such-page', takesCardsBy('paystack'))).toBe("form-action 'self'")
  })
})
