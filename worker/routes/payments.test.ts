import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Itinerary } from '#shared/contracts/itinerary'
import { type PaymentCreated, type PaymentQuote, thankYouAddress } from '#shared/contracts/payment'
import { formatCents } from '#shared/domain/money'
import { tripReference } from '#shared/domain/payment/trip-reference'
import { call, makeSearch } from '../testing/call.ts'
import { failingDatabase } from '../testing/failing-database.ts'
import { countOrders, OF_ORDER, pay, placeOrder, readOrderMail, readKeptOrder } from '../testing/payment.ts'

describe('POST /api/payments', () => {
  it('stores an order with its agreements and its mails, and says that the card payment is practice', async () => {
    const response = await pay({ paymentMethod: 'card' })
    expect(response.status).toBe(201)
    const created = await response.json<PaymentCreated>()
    expect(created).toMatchObject({
      success: true,
      trip_name: 'Berg to beach',
      trip_id: 'UH-2741',
      amount: 545,
      currency: 'ZAR',
      is_practice: true,
      next: { kind: 'simulated', wait_ms: 2000 },
    })
    expect(created.reference).toMatch(/^UH-2741-[0-9A-HJKMNP-TV-Z]{16}$/)
    const kept = await readKeptOrder(created.reference)
    expect(kept).toMatchObject({ amount_cents: 54_500, provider: 'simulated', plan_cents: null })
    expect((JSON.parse(kept?.consents ?? '') as { to: string }[]).map(({ to }) => to)).toEqual([
      'terms',
      'refund_policy',
      'data_processing',
    ])
    expect(await readOrderMail(created.reference)).toEqual([
      'thabo.dlamini@example.co.za Practice payment: UH-2741',
      'team@uhambo.example Practice payment: …',
    ])
  })

  it('stores no card details, even if they are sent', async () => {
    const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '09/28', cardCvv: '987', cardHolder: 'MARKED-HOLDER' }
    const { reference } = await placeOrder(card)
    const kept = JSON.stringify(await readKeptOrder(reference))
    for (const mark of ['4242', '09/28', '987', 'MARKED-HOLDER'])
      expect(kept.replace(reference, '')).not.toContain(mark)
  })

  it('answers a bank transfer with the sample account and the trip’s id as reference', async () => {
    const { next, status, is_practice } = await placeOrder({ paymentMethod: 'bank_transfer' })
    expect(next).toMatchObject({ kind: 'bank_transfer', reference: 'UH-2741', account: { is_sample: true } })
    expect([status, is_practice]).toEqual(['pending', true])
  })

  it('returns the deployment’s own account if it has one, and sends it to the payer', async () => {
    const account = {
      BANK_ACCOUNT_NAME: 'Uhambo Trips',
      BANK_NAME: 'A Bank',
      BANK_ACCOUNT_NUMBER: '62 000 000 001',
      BANK_BRANCH_CODE: '250 655',
    }
    const { next, is_practice, reference } = await placeOrder({ paymentMethod: 'bank_transfer' }, account)
    expect(next).toMatchObject({ account: { account_number: '62 000 000 001', is_sample: false } })
    expect(is_practice).toBe(false)
    const mail = await env.DB.prepare(`SELECT text FROM outbox WHERE ${OF_ORDER} ORDER BY id LIMIT 1`)
      .bind(reference)
      .first<{ text: string }>()
    expect(mail?.text).toContain('Account number: 62 000 000 001')
    expect(mail?.text).toContain('Reference: UH-2741\n')
    const half = await placeOrder({ paymentMethod: 'bank_transfer' }, { ...account, BANK_BRANCH_CODE: '' })
    expect(half.next).toMatchObject({ account: { is_sample: true } })
  })

  it('answers cash with the payer’s reference for the office', async () => {
    const { next } = await placeOrder({ paymentMethod: 'cash' })
    expect(next).toEqual({ kind: 'cash', reference: 'UH-2741' })
  })

  it.each([
    ['bank_transfer', '8123456789012345'],
    ['cash', '8123456789012345'],
    ['card', '8123456789012345'],
    ['bank_transfer', ''],
    ['cash', ''],
  ])(
    'gives the payer one reference on every page and in the mail, short enough for a bank: %s, trip "%s"',
    async (paymentMethod, tripId) => {
      const created = await placeOrder({ paymentMethod, tripId })
      const one = created.payer_reference
      expect(one).toMatch(/^[A-Z0-9-]{3,20}$/)
      if (tripId) expect(one).toBe(tripReference(tripId))
      if ('reference' in created.next) expect(created.next.reference).toBe(one)
      const thanks = await (await call(thankYouAddress({ ...created, is_mail_held: false }))).text()
      expect(thanks).toContain(one)
      const mail = await env.DB.prepare(`SELECT subject, text FROM outbox WHERE ${OF_ORDER} ORDER BY id LIMIT 1`)
        .bind(created.reference)
        .first<{ subject: string; text: string }>()
      expect(mail?.subject).toMatch(new RegExp(`: ${one}$`))
      expect(mail?.text.match(/eference[^:\n]*: .*/g)).toEqual([`eference: ${one}`])
      expect(thanks + mail?.text).not.toContain(created.reference)
    },
  )

  it('makes a reference if the trip has no id', async () => {
    const created = await placeOrder({ tripId: '', paymentMethod: 'bank_transfer' })
    expect(created.reference).toMatch(/^UH-[0-9A-Z]{16}$/)
    expect(created.trip_id).toBeNull()
    expect(created.next).toMatchObject({ reference: created.reference.slice(0, 9) })
  })

  it('says in the order, the quote and the mails what part of the plan’s price the amount is', async () => {
    const { id } = await makeSearch()
    const made = await call('/api/generate-itinerary', { body: { search_id: id, idea: 'x' } })
    const { itinerary } = await made.json<{ itinerary: Itinerary }>()
    const perLearner = Math.round(itinerary.total_per_student * 100)
    const group = perLearner * itinerary.group_details.students
    const { reference, plan_amount } = await placeOrder({ tripId: String(id), totalAmount: 1 })
    expect(plan_amount).toBe(group / 100)
    expect(await readKeptOrder(reference)).toMatchObject({
      amount_cents: 100,
      plan_cents: perLearner,
      plan_group_cents: group,
    })
    const { results } = await env.DB.prepare(`SELECT text FROM outbox WHERE ${OF_ORDER}`).bind(reference).all()
    expect(results).toHaveLength(2)
    for (const { text } of results)
      expect(text).toContain(`Share of the plan: R1 of ${formatCents(group)} for this plan`)
    const quote = await (await call(`/api/payments/quote?trip_id=${id}`)).json<PaymentQuote>()
    expect(quote.plan).toMatchObject({
      title: itinerary.title,
      total_per_student: itinerary.total_per_student,
      total_for_group: group / 100,
    })
  })

  it('accepts the amount as a number or as people type it', async () => {
    expect((await placeOrder({ totalAmount: 'R4 830.50' })).amount).toBe(4830.5)
    expect((await placeOrder({ totalAmount: 0.29 })).amount).toBe(0.29)
  })

  it.each([0, -5, 5.001, 1e9, 'free', '', null])('refuses the amount %j', async (totalAmount) => {
    const response = await pay({ totalAmount })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ fields: { totalAmount: 'Valid amount is required' } })
  })

  it('reports all errors at once and in the order of the spec', async () => {
    const before = await countOrders()
    const response = await call('/api/payments', { body: { paymentMethod: 'card' } })
    expect(response.status).toBe(422)
    const { error, fields } = await response.json<{ error: string; fields: Record<string, string> }>()
    expect(error).toBe('Trip name is required')
    expect(Object.values(fields)).toEqual([
      'Trip name is required',
      'Valid amount is required',
      'Billing name is required',
      'Billing email is required',
      'Billing phone is required',
      'Billing address is required',
      'Billing city is required',
      'Billing province is required',
      'Billing postal code is required',
      'School name is required',
      'School contact is required',
      'School email is required',
      'You must agree to the terms and conditions',
      'You must agree to the refund policy',
      'You must agree to data processing',
    ])
    expect(await countOrders()).toBe(before)
  })

  it.each([
    ['a method that is none', { paymentMethod: 'cheque' }, 'paymentMethod'],
    ['a name that is a number', { billingName: 5 }, 'billingName'],
    ['an agreement that is a word', { agreeTerms: 'yes' }, 'agreeTerms'],
    ['a line without end', { billingCity: 'x'.repeat(201) }, 'billingCity'],
    ['a province that is none', { billingProvince: 'ZZ' }, 'billingProvince'],
  ])('refuses %s', async (_name, changes, field) => {
    const response = await pay(changes)
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json<{ fields: object }>()).fields)).toEqual([field])
  })

  it('lets no line break into a mail header', async () => {
    const { trip_name, reference } = await placeOrder({ tripName: 'Berg\r\nBcc: all@x.example', tripId: 'a\r\nb' })
    expect(trip_name).toBe('Berg Bcc: all@x.example')
    expect(reference).toMatch(/^AB-/)
  })

  it('creates one order for one key, also from parallel calls', async () => {
    const before = await countOrders()
    const key = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay({}, { key })))
    const references = new Set(
      await Promise.all(answers.map(async (one) => (await one.json<PaymentCreated>()).reference)),
    )
    expect(references.size).toBe(1)
    expect(await countOrders()).toBe(before + 1)
    expect(await readOrderMail([...references][0] ?? '')).toHaveLength(2)
    const other = await pay({ billingCity: 'Durban' }, { key })
    expect([other.status, await other.json()]).toMatchObject([422, { code: 'idempotency_key_reused' }])
  })

  it('stores nothing of an order whose batch fails, and creates it later with the same key', async () => {
    const before = await countOrders()
    const key = crypto.randomUUID()
    const lost = await pay({}, { key, with: { DB: failingDatabase((asked) => asked === 'batch') } })
    expect(lost.status).toBe(503)
    expect(await countOrders()).toBe(before)
    expect((await pay({}, { key })).status).toBe(201)
    expect(await countOrders()).toBe(before + 1)
  })
})
