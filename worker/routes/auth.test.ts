import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { SignedIn } from '#shared/contracts/sign-in'
import { makeAccount, PASSWORD, signInAs } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'
import { countingLimiter } from '../testing/counting-limiter.ts'

const me = (token: string) => call('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })
const signOut = (token: string, query = '') =>
  call(`/api/auth/logout${query}`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
const signedIn = async (response: Response) => SignedIn.parse(await response.json())

const WRONG = { error: 'Wrong email, username or password.', code: 'wrong_credentials' }

describe('POST /api/auth/login', () => {
  it('opens a session by e-mail address or username, ignoring case', async () => {
    const account = await makeAccount('editor')
    for (const identifier of [account.email, account.username.toUpperCase(), ` ${account.email.toUpperCase()} `]) {
      const response = await signInAs(identifier, PASSWORD)
      expect(response.status).toBe(200)
      const { token, user } = await signedIn(response)
      expect(user).toMatchObject({ username: account.username, name: 'Thandi', role: 'editor' })
      expect(await (await me(token)).json()).toEqual(user)
    }
  })

  it('gives the same answer for a wrong password and for an unknown account', async () => {
    const account = await makeAccount()
    for (const [identifier, password] of [
      [account.email, 'not the password'],
      ['nobody@school.example', PASSWORD],
      [`${account.email}' OR 1=1 --`, PASSWORD],
    ] as const) {
      const response = await signInAs(identifier, password)
      expect(response.status).toBe(401)
      expect(response.headers.get('set-cookie')).toBeNull()
      expect(await response.json()).toEqual(WRONG)
    }
  })

  it('requires both fields', async () => {
    for (const body of [
      {},
      { identifier: 'a' },
      { identifier: '  ', password: 'b' },
      { identifier: 'a', password: '' },
    ]) {
      const response = await call('/api/auth/login', { body })
      expect(response.status).toBe(422)
      const { fields } = await response.json<{ fields: Record<string, string> }>()
      expect(Object.values(fields).every((message) => message.startsWith('Please enter your '))).toBe(true)
    }
  })

  it('stores only the token’s hash', async () => {
    const account = await makeAccount()
    const { token } = await signedIn(await signInAs(account.email, PASSWORD))
    const rows = await env.DB.prepare('SELECT * FROM sessions WHERE user_id = ?').bind(account.id).all()
    expect(JSON.stringify(rows.results)).not.toContain(token)
    expect(rows.results).toHaveLength(2)
  })

  it('refuses an expired temporary password', async () => {
    const past = new Date(Date.now() - 1000).toISOString()
    const account = await makeAccount('school', { passwordExpiresAt: past })
    expect(await (await signInAs(account.email, PASSWORD)).json()).toEqual(WRONG)
  })

  it('limits guesses before a hash is computed, for one account and not for others of the network', async () => {
    const [attacked, other] = [await makeAccount(), await makeAccount()]
    const headers = { 'cf-connecting-ip': '203.0.113.9' }
    // The real limiter's window begins with each minute of the clock, which may lie within this test.
    const limits = { SIGN_IN_LIMIT: countingLimiter(10).limiter }
    const body = { identifier: attacked.email, password: 'x', code: 'never read' }
    const statuses = []
    for (let n = 0; n < 12; n++) statuses.push((await call('/api/auth/login', { body, headers, with: limits })).status)
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401))
    expect(statuses.slice(10)).toEqual([429, 429])
    expect((await signInAs(other.email, PASSWORD, { headers })).status).toBe(200)
  }, 30_000)
})

describe('a session', () => {
  const age = (token: string, column: 'created_at' | 'seen_at', minutes: number, id: string) =>
    env.DB.prepare(`UPDATE sessions SET ${column} = ? WHERE user_id = ?`)
      .bind(new Date(Date.now() - minutes * 60_000).toISOString(), id)
      .run()
      .then(() => me(token))

  it('ends after an hour without use and after twelve hours in any case', async () => {
    const { token, id } = await makeAccount()
    expect((await age(token, 'seen_at', 59, id)).status).toBe(200)
    expect((await age(token, 'seen_at', 61, id)).status).toBe(401)
    const second = await makeAccount()
    expect((await age(second.token, 'created_at', 12 * 60 - 1, second.id)).status).toBe(200)
    const late = await age(second.token, 'created_at', 12 * 60 + 1, second.id)
    expect(late.status).toBe(401)
    expect(await late.json()).toEqual({ error: 'Your session has ended. Please sign in again.', code: 'session_ended' })
  })

  it('is extended by each use', async () => {
    const { token, id } = await makeAccount()
    await age(token, 'seen_at', 50, id)
    await expect
      .poll(() =>
        env.DB.prepare('SELECT seen_at AS seen FROM sessions WHERE user_id = ?').bind(id).first<string>('seen'),
      )
      .toSatisfy((seen: string) => Date.now() - Date.parse(seen) < 60_000)
  })

  it('ends at sign-out, here or everywhere', async () => {
    const account = await makeAccount()
    const [second, third] = await Promise.all(
      [1, 2].map(async () => (await signedIn(await signInAs(account.email, PASSWORD))).token),
    )
    const response = await signOut(account.token)
    expect(await response.json()).toEqual({ success: true })
    expect(response.headers.get('set-cookie')).toMatch(/^session=;.*Max-Age=0.*visitor=;.*Max-Age=0/)
    expect((await me(account.token)).status).toBe(401)
    expect((await me(second!)).status).toBe(200)
    await signOut(second!, '?everywhere=1')
    expect((await me(third!)).status).toBe(401)
  })

  it('is read by the API from the header only, never from the cookie', async () => {
    const { token } = await makeAccount()
    const response = await call('/api/auth/me', { headers: { cookie: `session=${token}` } })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
    expect(await response.json()).toEqual({ error: 'Please sign in first.', code: 'not_signed_in' })
  })
})
