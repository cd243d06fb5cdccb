import { describe, expect, it } from 'vitest'
import { makeAccount, PASSWORD, type TestAccount } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  call(path, { body: new URLSearchParams(fields).toString(), headers: { ...FORM, ...headers } })
const cookieOf = ({ token }: TestAccount) => ({ cookie: `session=${token}` })
const isSignedIn = async ({ headers }: TestAccount) => (await call('/api/auth/me', { headers })).status === 200

describe('the forms of an account', () => {
  it('are accepted only from our own pages', async () => {
    const account = await makeAccount()
    const hostile: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]
    for (const headers of hostile) {
      const response = await post('/account/sign-out', {}, { ...cookieOf(account), ...headers })
      expect(response.status).toBe(403)
    }
    expect(await isSignedIn(account)).toBe(true)
    const own = await post('/account/sign-out', {}, { ...cookieOf(account), 'sec-fetch-site': 'same-origin' })
    expect([own.status, own.headers.get('location')]).toEqual([303, '/login?signed-out=1'])
    expect(own.headers.get('set-cookie')).toMatch(/^session=;/)
    expect(await isSignedIn(account)).toBe(false)
  })

  it('redirect to the sign-in without a cookie, even with a token in the header', async () => {
    const account = await makeAccount()
    for (const path of [
      '/account/erase',
      '/account/password',
      '/account/trips/delete',
      '/account/second-step/confirm',
    ]) {
      const fields = {
        password: PASSWORD,
        current_password: PASSWORD,
        new_password: 'long enough a phrase',
        id: '1',
        code: '1',
      }
      const response = await post(path, fields, account.headers)
      expect([path, response.headers.get('location')]).toEqual([path, '/login?next=/account'])
    }
    expect((await call('/account/export', { headers: account.headers })).headers.get('location')).toBe(
      '/login?next=/account',
    )
  })

  it('never show a password again', async () => {
    const account = await makeAccount()
    const fields = { current_password: 'typed-and-wrong', new_password: 'typed and long enough' }
    const response = await post('/account/password', fields, cookieOf(account))
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(page).toContain('Your present password is not right.')
    for (const secret of Object.values(fields)) expect(page).not.toContain(secret)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('offer no second step to a school', async () => {
    const response = await post('/account/second-step', {}, cookieOf(await makeAccount('school')))
    expect(response.status).toBe(403)
  })
})

describe('POST /login without script', () => {
  it('redirects to the requested page, and to no other site', async () => {
    const { email } = await makeAccount()
    for (const [next, goes] of [
      ['/account/trips', '/account/trips'],
      ['//evil.example', '/'],
      ['https://evil.example', '/'],
    ] as const) {
      const response = await post(`/login?next=${encodeURIComponent(next)}`, { identifier: email, password: PASSWORD })
      expect([response.status, response.headers.get('location')]).toEqual([303, goes])
      expect(response.headers.get('set-cookie')).toMatch(/^session=[\w-]{43};.*HttpOnly.*SameSite=Lax/)
    }
  })

  it('shows the page again with the typed values, without the password', async () => {
    const response = await post('/login', { identifier: 'thandi<b>', password: 'typed-and-wrong' })
    const page = await response.text()
    expect(response.status).toBe(401)
    expect(page).toContain('Wrong email, username or password.')
    expect(page).toContain('thandi&lt;b&gt;')
    expect(page).not.toContain('typed-and-wrong')
  })
})
