import { describe, expect, it } from 'vitest'
import { makeAccount, type TestAccount } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'
import { linkIn, readSentMail } from '../testing/mail.ts'

let next = 1
/** From a separate network, so that mail of other tests does not count here. */
const ask = (account: TestAccount | null, network = `198.51.100.${next++}`) =>
  call('/account/verification', {
    body: '',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'cf-connecting-ip': network,
      ...(account && { cookie: `session=${account.token}` }),
    },
  })
const linksTo = async ({ email }: TestAccount, count = 1) => (await readSentMail(email, count)).map(linkIn)
const open = async ({ pathname, search }: URL) => (await call(pathname + search)).headers.get('location')

describe('another link that confirms an address', () => {
  it('is sent to the signed-in user, and works beside the one before', async () => {
    const account = await makeAccount()
    expect((await ask(account)).headers.get('location')).toBe('/account?done=link')
    expect((await ask(account)).headers.get('location')).toBe('/account?done=link')
    const [first, second] = await linksTo(account, 2)
    expect(second!.search).not.toBe(first!.search)
    expect(await open(first!)).toBe('/login?verified=1')
    expect(await open(second!)).toBe('/login?verified=1')
    const page = await call('/account?done=email', { headers: { cookie: `session=${account.token}` } })
    const text = await page.text()
    expect(text).toContain('Your email address is confirmed.')
    expect(text).not.toContain('/account/verification')
  })

  it('is not sent if the address is confirmed already', async () => {
    const account = await makeAccount()
    await ask(account)
    const [link] = await linksTo(account)
    await open(link!)
    expect((await ask(account)).status).toBe(303)
    expect(await linksTo(account)).toHaveLength(1)
  })

  it('is sent three times a day at most, from all networks together, and the page says what to do', async () => {
    const account = await makeAccount()
    for (let nth = 1; nth <= 3; nth++) expect((await ask(account)).status).toBe(303)
    const refused = await ask(account)
    expect(refused.status).toBe(429)
    // Until the first of the three is a day old.
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000)
    expect(await refused.text()).toContain('look for the newest of our emails, or try again tomorrow')
    expect(await linksTo(account, 3)).toHaveLength(3)
  })

  it('is sent five times in ten minutes at most from one network', async () => {
    const network = '198.51.100.250'
    for (let nth = 1; nth <= 5; nth++) expect((await ask(await makeAccount(), network)).status).toBe(303)
    expect((await ask(await makeAccount(), network)).status).toBe(429)
  })

  it('cannot be requested by others', async () => {
    expect((await ask(null)).headers.get('location')).toBe('/login?next=/account')
  })
})
