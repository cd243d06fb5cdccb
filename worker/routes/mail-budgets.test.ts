import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { makeAccount, type TestAccount } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'
import { readSentMail } from '../testing/mail.ts'
import { PAYMENT } from '../testing/payment.ts'
import { askForDemo, freshAddress, from, messagesTo } from '../testing/requests.ts'

let next = 1
/** A network that no other test uses. */
const freshNetwork = () => `100.64.${Math.floor(next / 250)}.${next++ % 250}`

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const PERSON = { name: 'Thabo', lastname: 'Dlamini' }
const signUp = (network: string, email = freshAddress()) =>
  call('/api/signup', { body: { ...PERSON, email }, headers: from(network) })
const askForReset = (email: string, network = freshNetwork()) =>
  call('/api/auth/reset-request', { body: { email }, headers: from(network) })
const order = (billingEmail: string) =>
  call('/api/payments', {
    body: { ...PAYMENT, paymentMethod: 'cash', billingEmail },
    headers: from(freshNetwork()),
  })
const countUsers = () => env.DB.prepare('SELECT count(*) AS n FROM users').first<number>('n')
const lettersTo = async ({ email }: TestAccount) => (await messagesTo(email)).length

describe('the budgets of sign-up mail', () => {
  it('are ten in ten minutes for one network; after that no account is made, and the answer says when to try again', async () => {
    const network = freshNetwork()
    for (let nth = 1; nth <= 10; nth++) expect((await signUp(network)).status).toBe(201)
    const before = await countUsers()
    const email = freshAddress()
    const refused = await signUp(network, email)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({
      code: 'mail_budget_spent',
      error: expect.stringContaining('try again'),
    })
    expect(await countUsers()).toBe(before)
    expect(await messagesTo(email)).toEqual([])
    expect((await signUp(freshNetwork(), email)).status).toBe(201)
  })

  it('show the form again with what was typed, without script', async () => {
    const network = freshNetwork()
    for (let nth = 1; nth <= 10; nth++) await signUp(network)
    const fields = {
      ...PERSON,
      email: freshAddress(),
      phone_number: '082 555 0134',
      school_name: 'Thandokazi Secondary School',
      suburb: 'Zola',
      city: 'Soweto',
      country_id: '1',
      state_id: 'none',
    }
    const headers = { ...FORM, ...from(network) }
    const response = await call('/user-info', { body: new URLSearchParams(fields).toString(), headers })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    const page = await response.text()
    expect(page).toContain('What you typed is kept')
    for (const typed of [fields.email, fields.school_name, fields.suburb]) expect(page).toContain(`value="${typed}"`)
  })
})

describe('the budgets of reset mail', () => {
  it('are three an hour for one address, from all networks together, and every answer is the same', async () => {
    const account = await makeAccount()
    const answers = []
    for (let nth = 1; nth <= 8; nth++) {
      const response = await askForReset(account.email)
      answers.push(`${response.status} ${await response.text()}`)
    }
    expect(new Set(answers)).toEqual(new Set(['202 {"success":true}']))
    expect(await readSentMail(account.email, 3)).toHaveLength(3)
    // What follows the answers has ended when another address has its letter.
    const other = await makeAccount()
    await askForReset(other.email)
    await readSentMail(other.email)
    expect(await lettersTo(account)).toBe(3)
  })

  it('are ten in ten minutes for one network', async () => {
    const network = freshNetwork()
    const accounts = await Promise.all(Array.from({ length: 12 }, () => makeAccount()))
    for (const { email } of accounts) expect((await askForReset(email, network)).status).toBe(202)
    const other = await makeAccount()
    await askForReset(other.email)
    await readSentMail(other.email)
    const counts = await Promise.all(accounts.map(lettersTo))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10)
  })
})

describe('the budgets of one kind of mail', () => {
  it('leave those of another kind to the same address', async () => {
    const account = await makeAccount()
    const { email } = account
    for (let nth = 1; nth <= 4; nth++) await askForDemo({ email }, from(freshNetwork()))
    expect(await lettersTo(account)).toBe(3)
    for (let nth = 1; nth <= 4; nth++) await askForReset(email)
    await readSentMail(email, 6)
    const placed = await order(email)
    expect(await placed.json()).toMatchObject({ is_mail_held: false })
    expect((await messagesTo(email)).filter(({ status }) => status !== 'held')).toHaveLength(7)
  })

  it('leave those of another kind to the whole site, when 25 networks have sent all the forms that they may', async () => {
    const asked = Array.from({ length: 25 }, freshNetwork).flatMap((network) => Array(5).fill(network) as string[])
    for (const network of asked) expect((await askForDemo({ email: freshAddress() }, from(network))).status).toBe(201)
    const late = freshAddress()
    await askForDemo({ email: late }, from(freshNetwork()))
    expect(await messagesTo(late)).toEqual([])

    const account = await makeAccount()
    await askForReset(account.email)
    expect(await readSentMail(account.email)).toHaveLength(1)
    const newcomer = freshAddress()
    expect((await signUp(freshNetwork(), newcomer)).status).toBe(201)
    expect(await messagesTo(newcomer)).toHaveLength(1)
    expect(await (await order(freshAddress())).json()).toMatchObject({ is_mail_held: false })
  }, 60_000)
})
