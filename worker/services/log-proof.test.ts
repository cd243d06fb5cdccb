import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { logOf } from '../testing/captured-log.ts'
import { call, makeSearch } from '../testing/call.ts'
import { failingDatabase } from '../testing/failing-database.ts'
import { replaceBindings } from '../testing/generation-object.ts'
import { deliverBatch } from '../testing/mail.ts'
import { PAYMENT } from '../testing/payment.ts'
import { askForDemo, messagesTo } from '../testing/requests.ts'

const MARK = `Zq${crypto.randomUUID().replaceAll('-', '')}`
const EMAIL = `${MARK}@school.example`
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const without = { DB: failingDatabase() }
const form = (path: string) =>
  call(path, { body: new URLSearchParams({ name: MARK, idea: MARK }).toString(), headers: FORM })

/** Failing calls, each with personal text in another field. */
const WRONG: Record<string, () => Promise<unknown>> = {
  'malformed JSON': () => call('/api/search', { body: `{"idea": "${MARK}` }),
  'a body of the wrong type': () => call('/api/search', { body: MARK, headers: { 'content-type': 'text/plain' } }),
  'fields that do not hold': () => call('/api/signup', { body: { name: MARK, email: MARK, latitude: MARK } }),
  'a body that is too large': () => call('/api/search', { body: { idea: MARK.repeat(3_000) } }),
  'a call that is not there': () => call(`/api/${MARK}?name=${MARK}`),
  'a page that is not there': () => call(`/${MARK}?name=${MARK}`),
  'a plan that is not there': () => call(`/itinerary/${MARK}`),
  'a post that is not there': () => call(`/api/blog/${MARK}`),
  'a picture that is not there': () => call(`/images/${MARK}.jpg`),
  'a reference that is not there': () => call(`/api/payments/${MARK}`),
  'a wrong password': () => call('/api/auth/login', { body: { identifier: EMAIL, password: MARK } }),
  'a wrong token': () => call('/api/auth/me', { headers: { authorization: `Bearer ${MARK}` } }),
  'a wrong link': () => call(`/api/auth/verify?token=${MARK}`),
  'a forged notice': () =>
    call('/api/payments/webhooks/paystack', { body: { data: MARK }, headers: { 'x-paystack-signature': MARK } }),
  'a form that does not hold': () => form('/contact'),
  'a form of another site': () =>
    call('/contact', { body: MARK, headers: { ...FORM, 'sec-fetch-site': 'cross-site' } }),
  'an idea while the store is away': () => call('/api/search', { body: { idea: MARK }, with: without }),
  'an order while the store is away': () =>
    call('/api/payments', { body: { ...PAYMENT, paymentMethod: 'cash', billingName: MARK }, with: without }),
  'a sign-up while the store is away': () =>
    call('/api/signup', { body: { name: MARK, lastname: MARK, email: EMAIL }, with: without }),
  'a page while the store is away': () => call(`/blog/${MARK}`, { with: without }),
  'a store that is not bound': () =>
    call('/api/search', { body: { idea: MARK }, headers: { cookie: `visitor=${MARK}` }, with: { DB: undefined } }),
  async 'a plan whose making fails'() {
    const { id, idea } = await makeSearch(`${MARK} for 40 learners to Durban`)
    await replaceBindings(id, { DB: failingDatabase() })
    await call('/api/generate-itinerary', { body: { search_id: id, idea }, headers: { prefer: 'respond-async' } })
    await scheduler.wait(1_500)
  },
  async 'a mail that is not taken'() {
    await askForDemo({ email: EMAIL, name: MARK })
    const [message] = await messagesTo(EMAIL)
    await env.DB.prepare("UPDATE outbox SET status = 'queued' WHERE id = ?").bind(message?.id).run()
    const refusing = { send: () => Promise.reject(new Error(`${EMAIL} is not known here`)) }
    const transport = { MAIL_TRANSPORT: 'send_email', MAIL_FROM: 'trips@uhambo.example', EMAIL: refusing }
    await deliverBatch([message?.id], { with: transport })
  },
}

it.each(Object.entries(WRONG))(
  'what is logged of %s holds no word of a body, an address or a name',
  async (_what, ask) => {
    const log = await logOf(ask)
    expect(log).toContain('"')
    expect(log.toLowerCase()).not.toContain(MARK.toLowerCase())
  },
  20_000,
)
