import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { sha256Hex } from '../services/sha256.ts'
import { makeAccount, PASSWORD, signInAs, type TestAccount } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'
import { linkIn, readSentMail } from '../testing/mail.ts'

const NEW = 'another long pass phrase'
const change = (account: TestAccount, body: unknown) => call('/api/auth/password', { body, headers: account.headers })
const isSignedIn = async (token: string) =>
  (await call('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).status === 200
const openAgain = async (email: string) => (await (await signInAs(email, PASSWORD)).json<{ token: string }>()).token

describe('POST /api/auth/password', () => {
  it('changes the password, ends every other session and keeps this one', async () => {
    const account = await makeAccount('school', { passwordExpiresAt: new Date(Date.now() + 60_000).toISOString() })
    const other = await openAgain(account.email)
    expect((await change(account, { current_password: PASSWORD, new_password: NEW })).status).toBe(200)
    expect([await isSignedIn(account.token), await isSignedIn(other)]).toEqual([true, false])
    expect((await signInAs(account.email, PASSWORD)).status).toBe(401)
    const { user } = await (await signInAs(account.email, NEW)).json<{ user: object }>()
    expect(user).toMatchObject({ must_change_password: false })
    const stored = env.DB.prepare('SELECT password_hash AS hash FROM users WHERE id = ?').bind(account.id)
    expect(await stored.first<string>('hash')).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/)
  })

  it('refuses a wrong present password, the same password, and a short one', async () => {
    const account = await makeAccount()
    for (const [current_password, new_password, field] of [
      ['wrong', NEW, 'current_password'],
      [PASSWORD, PASSWORD, 'new_password'],
      [PASSWORD, 'short', 'new_password'],
    ] as const) {
      const response = await change(account, { current_password, new_password })
      expect(response.status).toBe(422)
      expect(Object.keys((await response.json<{ fields: object }>()).fields)).toEqual([field])
    }
    expect(await isSignedIn(account.token)).toBe(true)
  })

  it.each([
    ['          ', 'Please choose a password that is not blank.'],
    ['1234567890', 'is not a row of keys'],
    ['Password2027', 'Many people use this password.'],
    ['own address', 'more than your name, your email address or your school'],
    ['own school', 'more than your name, your email address or your school'],
  ])('refuses %j, which is easy to guess, and says what to do', async (password, sentence) => {
    const account = await makeAccount()
    await env.DB.prepare('INSERT INTO profiles (user_id, name, lastname, school_name) VALUES (?, ?, ?, ?)')
      .bind(account.id, 'Thandi', 'Mokoena', 'Thandokazi High')
      .run()
    const new_password = { 'own address': account.email, 'own school': 'thandokazi-high-2027' }[password] ?? password
    const response = await change(account, { current_password: PASSWORD, new_password })
    expect(response.status).toBe(422)
    const { fields } = await response.json<{ fields: Record<string, string> }>()
    expect(Object.keys(fields)).toEqual(['new_password'])
    expect(fields['new_password']).toContain(sentence)
  })
})

describe('a forgotten password', () => {
  const tokenFor = async (email: string, nth = 1) => {
    await call('/api/auth/reset-request', { body: { email } })
    return linkIn((await readSentMail(email, nth))[nth - 1]).searchParams.get('token')
  }

  it('is replaced with a link that works once and ends every session', async () => {
    const account = await makeAccount()
    const token = await tokenFor(account.email)
    const reset = () => call('/api/auth/reset', { body: { token, new_password: NEW } })
    expect((await reset()).status).toBe(200)
    expect(await isSignedIn(account.token)).toBe(false)
    expect((await signInAs(account.email, NEW)).status).toBe(200)
    const again = await reset()
    expect([again.status, await again.json()]).toEqual([422, expect.objectContaining({ code: 'link_not_valid' })])
  })

  it('is replaced with any of the links that were sent; then the others no longer work', async () => {
    const account = await makeAccount()
    const tokens = [await tokenFor(account.email), await tokenFor(account.email, 2), await tokenFor(account.email, 3)]
    const reset = async (token: unknown, new_password = NEW) =>
      (await call('/api/auth/reset', { body: { token, new_password } })).status
    expect(await reset(tokens[0])).toBe(200)
    for (const token of tokens.slice(1)) expect(await reset(token, 'a phrase of a stranger')).toBe(422)
    expect((await signInAs(account.email, NEW)).status).toBe(200)
  })

  it('is not replaced with links from before a change of the password', async () => {
    const account = await makeAccount()
    const tokens = [await tokenFor(account.email), await tokenFor(account.email, 2)]
    expect((await change(account, { current_password: PASSWORD, new_password: NEW })).status).toBe(200)
    for (const token of tokens)
      expect((await call('/api/auth/reset', { body: { token, new_password: 'a phrase of a stranger' } })).status).toBe(
        422,
      )
  })

  it('stays replaceable with the link after a password that is easy to guess is refused', async () => {
    const account = await makeAccount()
    const token = await tokenFor(account.email)
    const reset = (new_password: string) => call('/api/auth/reset', { body: { token, new_password } })
    const refused = await reset(account.email)
    expect([refused.status, await refused.json()]).toEqual([422, expect.objectContaining({ code: 'invalid_fields' })])
    expect((await reset(NEW)).status).toBe(200)
  })

  it('makes the account forget all browsers but the one that replaces it', async () => {
    const account = await makeAccount()
    const deviceOf = (response: Response) => /device=[\w-]{43}/.exec(response.headers.get('set-cookie') ?? '')?.[0]
    const before = deviceOf(await signInAs(account.email, PASSWORD))!
    const token = await tokenFor(account.email)
    const headers = { cookie: before }
    const reset = await call('/api/auth/reset', { body: { token, new_password: NEW }, headers })
    const after = deviceOf(reset)!
    expect(after).not.toBe(before)
    const { results } = await env.DB.prepare('SELECT token_hash AS hash FROM known_devices WHERE user_id = ?')
      .bind(account.id)
      .all<{ hash: string }>()
    expect(results).toEqual([{ hash: await sha256Hex(after.slice('device='.length)) }])
  })

  it('is replaced without script by a link whose token leaves the address at once', async () => {
    const account = await makeAccount()
    const token = await tokenFor(account.email)
    const opened = await call(`/reset?token=${token}`)
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/reset'])
    expect(opened.headers.get('cache-control')).toBe('no-store')
    const [line = ''] = opened.headers.getSetCookie()
    expect(line).toMatch(/^reset=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/)
    const cookie = line.slice(0, line.indexOf(';'))
    const page = await call('/reset', { headers: { cookie } })
    expect([page.headers.get('cache-control'), (await page.text()).includes(String(token))]).toEqual([
      'no-store',
      false,
    ])

    const set = (new_password: string, sent: Record<string, string> = { cookie }) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', ...sent }
      return call('/reset', { body: new URLSearchParams({ new_password }).toString(), headers })
    }
    expect((await set('short')).status).toBe(422)
    expect((await set(NEW, {})).status).toBe(422)
    const done = await set(NEW)
    expect([done.status, done.headers.get('location')]).toEqual([303, '/login?reset=1'])
    expect(done.headers.getSetCookie().some((one) => /^reset=;.*Max-Age=0/.test(one))).toBe(true)
    expect((await signInAs(account.email, NEW)).status).toBe(200)
    expect(await (await set(NEW)).text()).toContain('This link was used before or is too old.')
  })

  it('gives the same answer with and without an account, and sends mail only if there is one', async () => {
    const account = await makeAccount()
    const answers = []
    for (const email of [account.email, 'nobody@school.example'])
      answers.push(await (await call('/api/auth/reset-request', { body: { email } })).text())
    expect(answers[0]).toBe(answers[1])
    expect(await readSentMail(account.email)).toEqual([expect.stringContaining('/reset?token=')])
    const count = await env.DB.prepare(
      `SELECT count(*) AS n FROM outbox WHERE "to" = '["nobody@school.example"]'`,
    ).first('n')
    expect(count).toBe(0)
  })

  it('cannot be replaced with the link that confirms an address, nor with an old one', async () => {
    const account = await makeAccount()
    const token = await tokenFor(account.email)
    for (const change of ["purpose = 'verify'", "purpose = 'reset', expires_at = '2026-01-01'"]) {
      await env.DB.prepare(`UPDATE account_tokens SET ${change} WHERE user_id = ?`).bind(account.id).run()
      expect((await call('/api/auth/reset', { body: { token, new_password: NEW } })).status).toBe(422)
    }
  })
})
