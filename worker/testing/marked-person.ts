import { call } from './call.ts'
import { readSentMail, temporaryPasswordIn } from './mail.ts'
import { PAYMENT } from './payment.ts'
import { DEMO, DEMO_FORM } from './requests.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
const NEW_PASSWORD = 'a phrase that is long enough'

/**
 * A person whose every text contains a unique mark. All marks have the same prefix, so one search finds all of them.
 */
export class MarkedPerson {
  readonly marks: string[] = []
  readonly prefix = `zq${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`
  readonly email = `${this.mark()}@school.example`
  private cookies = new Map<string, string>()
  private bearer: Record<string, string> = {}

  mark(): string {
    const mark = `${this.prefix}n${this.marks.length}z`
    this.marks.push(mark)
    return mark
  }

  /** One call from this person's browser, with a mark as its User-Agent header. */
  async #ask(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const sent = { 'user-agent': this.mark(), ...this.bearer, ...(cookie && { cookie }), ...headers }
    const response = await call(path, { body, headers: sent, with: { RATE_LIMITS: 'off' } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.cookies.set(name, value)
    }
    if (response.status >= 400) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }

  /** With an idempotency key, as the pages send it. */
  #send = (path: string, body: unknown) => this.#ask(path, body, { 'idempotency-key': `key-${this.mark()}` })

  #post = (path: string, fields: Record<string, unknown>) =>
    this.#ask(path, new URLSearchParams(fields as Record<string, string>).toString(), FORM)

  /** The same fields with a mark as each text; values with a fixed format stay. */
  #marked(fields: object, own: readonly string[]): Record<string, unknown> {
    const entries = Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' && !own.includes(name) ? this.mark() : value,
    ])
    return Object.fromEntries(entries)
  }

  /** Sends every form and call that accepts text, before and after signing up. */
  async useEverything(): Promise<void> {
    const key = { 'idempotency-key': `key-${this.mark()}` }
    const written = `A trip of ${this.mark()} to Durban for 40 learners`
    const search = await this.#ask('/api/search', { idea: written }, key)
    const { id, idea } = await search.json<{ id: number; idea: string }>()
    await this.#ask('/api/generate-itinerary', { search_id: id, idea }, key)
    await this.#signUp(id)
    await this.#sendDemos(id)
    await this.#writeToTheTeam()
    await this.#order()
    // Ideas sent both with and without a signed-in session.
    const { bearer } = this
    await this.#post('/ideas', { idea: `${this.mark()} for 30 learners in Cape Town` })
    this.bearer = {}
    await this.#send('/api/search', { idea: `${this.mark()} in Pretoria ${this.mark()}` })
    this.bearer = bearer
    await this.#ask('/api/account/earlier-ideas', { choice: 'mine' })
    await this.#post('/account/trips/copy', { id: String(id) })
    await this.#post('/account/verification', {})
    await this.#ask('/api/auth/reset-request', { email: this.email })
    await this.#post('/forgot', { email: this.email })
    for (const path of ['/api/places/autocomplete?q=', '/api/payments/quote?trip_id=', '/payment?tripName=', '/?'])
      await this.#ask(`${path}${this.mark()}`, undefined)
  }

  async #signUp(searchId: number): Promise<void> {
    const names = { name: this.mark(), lastname: this.mark(), school_name: this.mark(), address: this.mark() }
    const body = { ...names, suburb: this.mark(), city: this.mark(), email: this.email, search_id: searchId }
    await this.#send('/api/signup', body)
    const password = temporaryPasswordIn((await readSentMail(this.email))[0])
    const signIn = { identifier: this.email, password }
    const { token } = await (await this.#ask('/api/auth/login', signIn)).json<{ token: string }>()
    this.bearer = { authorization: `Bearer ${token}` }
    await this.#ask('/api/auth/password', { current_password: password, new_password: NEW_PASSWORD })
  }

  async #sendDemos(searchId: number): Promise<void> {
    const own = ['email', 'phone', 'trip_types', 'studentCount', 'student_count', 'start_date', 'end_date', 'consent']
    const submission = { ...this.#marked(DEMO, own), email: this.email.toUpperCase(), searchId }
    const form = { ...this.#marked(DEMO_FORM, own), email: this.email, searchId }
    const key = { 'idempotency-key': `key-${this.mark()}` }
    await this.#ask('/api/school-demo', submission, key)
    await this.#ask('/api/request-demo', form, key)
    const posted = {
      ...this.#marked(DEMO_FORM, own),
      email: this.email,
      trip_types: 'Day trip',
      agree_to_contact: 'on',
    }
    await this.#post('/request-demo', posted)
  }

  async #writeToTheTeam(): Promise<void> {
    const message = () => ({ name: this.mark(), email: this.email, subject: this.mark(), message: this.mark() })
    await this.#send('/api/email-webhook', { type: 'contact', contact: message() })
    await this.#post('/contact', message())
    const relayed = { type: 'contact', userRecipient: this.email, subject: this.mark(), message: this.mark() }
    await this.#send('/api/email-webhook', { ...relayed, htmlMessage: `<p>${this.mark()}</p>` })
  }

  async #order(): Promise<void> {
    const own = ['paymentMethod', 'billingEmail', 'billingPhone', 'billingProvince', 'schoolEmail', 'tripId']
    // Four digits, which can hold no mark; it is stored in one column with the marked fields of the payer.
    own.push('billingPostalCode')
    const order = () => ({ ...this.#marked(PAYMENT, own), billingEmail: this.email, tripId: this.mark() })
    for (const paymentMethod of ['card', 'bank_transfer', 'cash'])
      await this.#send('/api/payments', { ...order(), paymentMethod })
    const agreed = { agreeTerms: 'on', agreeRefund: 'on', agreeData: 'on', totalAmount: '545', paymentMethod: 'cash' }
    await this.#post('/payment', { ...order(), ...agreed, orderKey: 'one-form' })
  }

  async export(): Promise<string> {
    return (await this.#ask('/api/account/export', undefined)).text()
  }

  async erase(): Promise<void> {
    await this.#ask('/api/account/erase', { password: NEW_PASSWORD })
  }
}
