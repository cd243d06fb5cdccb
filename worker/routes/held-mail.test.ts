import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { PaymentCreated } from '#shared/contracts/payment'
import { thankYouAddress } from '#shared/contracts/payment'
import { call } from '../testing/call.ts'
import { deliverBatch } from '../testing/mail.ts'
import { OF_ORDER, PAYMENT } from '../testing/payment.ts'
import { freshAddress } from '../testing/requests.ts'

const order = async (billingEmail: string, network: string, changes = {}) => {
  const body = { ...PAYMENT, paymentMethod: 'bank_transfer', billingEmail, ...changes }
  const response = await call('/api/payments', { body, headers: { 'cf-connecting-ip': network } })
  expect(response.status).toBe(201)
  return response.json<PaymentCreated>()
}
const mailOf = async ({ reference }: PaymentCreated) => {
  const { results } = await env.DB.prepare(`SELECT id, status FROM outbox WHERE ${OF_ORDER} ORDER BY id`)
    .bind(reference)
    .all<{ id: string; status: string }>()
  return results
}
const statuses = async (created: PaymentCreated) => (await mailOf(created)).map(({ status }) => status)

describe('the mails about orders', () => {
  it('go to one address three times a day; after that the order is stored, its mail held, and the page says so', async () => {
    const email = freshAddress()
    const orders = []
    for (let nth = 1; nth <= 4; nth++) orders.push(await order(email, `203.0.113.${nth}`))
    expect(orders.map((created) => created.is_mail_held)).toEqual([false, false, false, true])
    const fourth = orders[3]!
    const [payer, team] = await mailOf(fourth)
    expect(payer?.status).toBe('held')
    expect(team?.status).not.toBe('held')
    expect(thankYouAddress(fourth)).toBe('/thank-you?type=payment&no-mail=UH-2741')
    const page = await (await call(thankYouAddress(fourth))).text()
    expect(page).toContain('No email comes for this order')
    expect(page).toContain('UH-2741')
    expect(page).not.toContain('We sent a confirmation email')

    // The consumer does not send it, even if it gets the id.
    await deliverBatch([payer?.id])
    expect(await statuses(fourth)).toContain('held')
  })

  it('are five in ten minutes from one network, with the team’s copies kept too', async () => {
    const orders = []
    for (let nth = 1; nth <= 6; nth++) orders.push(await order(freshAddress(), '203.0.113.77'))
    expect(await statuses(orders[4]!)).not.toContain('held')
    expect(await statuses(orders[5]!)).toEqual(['held', 'held'])
    expect(orders[5]?.is_mail_held).toBe(true)
  })

  it('repeat to the payer nothing that was typed, and to the team all of it', async () => {
    const typed = {
      tripName: 'Win a phone at evil dot example',
      tripId: 'CLICK-EVIL-EXAMPLE',
      billingName: 'Click Evil',
    }
    const body = { ...PAYMENT, ...typed, paymentMethod: 'bank_transfer', billingEmail: freshAddress() }
    const account = { BANK_ACCOUNT_NAME: 'A', BANK_NAME: 'B', BANK_ACCOUNT_NUMBER: '1', BANK_BRANCH_CODE: '2' }
    const { reference } = await (await call('/api/payments', { body, with: account })).json<PaymentCreated>()
    const { results } = await env.DB.prepare(`SELECT subject, text, html FROM outbox WHERE ${OF_ORDER} ORDER BY id`)
      .bind(reference)
      .all<{ subject: string; text: string; html: string }>()
    const [payer, team] = results
    expect(JSON.stringify(payer)).not.toMatch(/evil|click/i)
    expect(payer?.text).toContain('Reference: the one that the page with your order shows')
    expect(JSON.stringify(payer)).not.toContain(reference.slice(-16))
    for (const said of [typed.tripName, reference, typed.billingName]) expect(team?.text).toContain(said)
  })

  it('say so without script too', async () => {
    const email = freshAddress()
    for (let nth = 1; nth <= 3; nth++) await order(email, `203.0.113.${100 + nth}`)
    const fields = { ...PAYMENT, paymentMethod: 'cash', billingEmail: email, agreeTerms: 'on', agreeRefund: 'on' }
    const body = new URLSearchParams({ ...fields, agreeData: 'on', totalAmount: '545' }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'cf-connecting-ip': '203.0.113.200' }
    const response = await call('/payment', { body, headers })
    expect(response.headers.get('location')).toMatch(/^\/thank-you\?type=payment&no-mail=UH-2741$/)
  })

  it.each(['<b>', 'call 082 555 0134', 'x'.repeat(61), ''])(
    'repeat nothing from an address that is no reference: %s',
    async (text) => {
      const page = await (await call(`/thank-you?type=payment&no-mail=${encodeURIComponent(text)}`)).text()
      expect(page).not.toContain('No email comes')
    },
  )
})
