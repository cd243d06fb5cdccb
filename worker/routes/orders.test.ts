import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Itinerary } from '#shared/contracts/itinerary'
import type { OpenOrderList } from '#shared/contracts/order'
import { formatCents } from '#shared/domain/money'
import { makeAccount, type TestAccount } from '../testing/accounts.ts'
import { call, makeSearch } from '../testing/call.ts'
import { eventKinds, placeOrder, readOrderMail, readKeptOrder } from '../testing/payment.ts'
import { walkPages } from '../testing/walk-pages.ts'

const ACCOUNT = {
  BANK_ACCOUNT_NAME: 'Uhambo Trips',
  BANK_NAME: 'A Bank',
  BANK_ACCOUNT_NUMBER: '62 000 000 001',
  BANK_BRANCH_CODE: '250 655',
}
const transfer = () => placeOrder({ paymentMethod: 'bank_transfer' }, ACCOUNT)
const today = () => new Date().toISOString().slice(0, 10)

let admin: TestAccount
beforeAll(async () => {
  admin = await makeAccount('admin')
})
const list = () => walkPages<OpenOrderList['items'][number]>('/api/orders', admin.headers)
const receive = (reference: string, body: unknown = { paid_on: today() }) =>
  call(`/api/orders/${reference}/paid`, { body, headers: admin.headers })

describe('an order that is paid by hand', () => {
  it('is listed with the part of the plan’s price that it is', async () => {
    const { id } = await makeSearch()
    const made = await call('/api/generate-itinerary', { body: { search_id: id, idea: 'x' } })
    const { itinerary } = await made.json<{ itinerary: Itinerary }>()
    const cents = Math.round(itinerary.total_per_student * 100) * itinerary.group_details.students
    const order = { tripId: String(id), totalAmount: 1, paymentMethod: 'bank_transfer' }
    const { reference } = await placeOrder(order, ACCOUNT)
    expect((await list()).find((listed) => listed.reference === reference)).toMatchObject({
      amount: 1,
      plan_amount: cents / 100,
      share_of_plan: `R1 of ${formatCents(cents)} for this plan`,
    })
  })

  it('is listed with its bank reference, marked with the day and the administrator, and confirmed by mail once', async () => {
    const { reference } = await transfer()
    const listed = (await list()).find((order) => order.reference === reference)
    expect(listed).toMatchObject({ bank_reference: 'UH-2741', amount: 545, billing_name: 'Thabo Dlamini' })

    const answers = await Promise.all([receive(reference), receive(reference)])
    expect(answers.map(({ status }) => status).sort()[0]).toBe(200)
    expect((await receive(reference)).status).toBe(409)
    expect((await readKeptOrder(reference))?.status).toBe('paid')
    expect(await eventKinds(reference)).toEqual(['paid'])
    const record = await env.DB.prepare(
      'SELECT recorded_by, paid_on, amount_cents FROM payment_events WHERE order_id = (SELECT id FROM orders WHERE reference = ?)',
    )
      .bind(reference)
      .first()
    expect(record).toEqual({ recorded_by: admin.id, paid_on: today(), amount_cents: 54_500 })
    expect((await readOrderMail(reference)).filter((mail) => mail.includes('Payment received'))).toEqual([
      'thabo.dlamini@example.co.za Payment received: UH-2741',
      'team@uhambo.example Payment received: …',
    ])
    expect((await list()).map((order) => order.reference)).not.toContain(reference)
  })

  it.each([
    ['a day to come', '2199-01-01'],
    ['a day before the order', '2020-01-01'],
    ['no day', 'yesterday'],
  ])('is not marked for %s', async (_what, paid_on) => {
    const { reference } = await transfer()
    const response = await receive(reference, { paid_on })
    expect([response.status, (await readKeptOrder(reference))?.status]).toEqual([422, 'pending'])
    expect(await response.json()).toMatchObject({ fields: { paid_on: expect.any(String) } })
  })

  it('cannot be a practice order, a card order or an unknown one', async () => {
    const practice = await placeOrder({ paymentMethod: 'bank_transfer' })
    const card = await placeOrder({ paymentMethod: 'card' })
    const codes = []
    for (const reference of [practice.reference, card.reference, 'UH-NOTHING']) {
      const response = await receive(reference)
      codes.push([response.status, (await response.json<{ code: string }>()).code])
    }
    expect(codes).toEqual([
      [409, 'practice_order'],
      [409, 'paid_by_card'],
      [404, 'payment_not_found'],
    ])
    expect((await list()).map(({ reference }) => reference)).not.toContain(practice.reference)
  })
})
