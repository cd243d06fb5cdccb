import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { sha256Hex } from '../services/sha256.ts'
import { makeAccount, PASSWORD, signInAs } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'
import { logOf } from '../testing/captured-log.ts'
import { from } from '../testing/requests.ts'

const BY_HOUR = 30
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
let next = 1
/** Another network for each call, so that no limit of a network is reached. */
const elsewhere = () => from(`2001:db8:${(next++).toString(16)}::1`)
const deviceOf = (response: Response) => {
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('device='))
  return { cookie: cookie?.split(';')[0] ?? 'no device' }
}
const guessesLeft = async (ask: () => Promise<Response>) => {
  for (let made = 0; ; made++) {
    const response = await ask()
    if (![401, 422].includes(response.status)) return { made, response }
    await response.body?.cancel()
  }
}
const budgets = () => env.BUDGETS.get(env.BUDGETS.idFromName('guesses'))
const keyOf = async (name: string) => `guess:hour:${await sha256Hex(name)}`
/** Notes wrong guesses without the time that their hashes take. */
const noteGuesses = async (name: string, count: number) =>
  budgets().spend([{ key: await keyOf(name), limit: BY_HOUR, windowMs: 3_600_000, count }])
const nameOf = (identifier: string) => `identifier ${identifier.toLowerCase()}`
const noteAt = (identifier: string, count: number) => noteGuesses(nameOf(identifier), count)

describe('wrong guesses from many networks', () => {
  it('are limited for each account, and alike for a name without one', async () => {
    const account = await makeAccount()
    const refusals = []
    for (const identifier of [account.email, account.username, `nobody-${account.email}`]) {
      await noteAt(identifier, BY_HOUR - 2)
      const { made, response } = await guessesLeft(() => signInAs(identifier, 'not it', { headers: elsewhere() }))
      expect(made).toBe(2)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_500)
      refusals.push([response.status, await response.json()])
    }
    expect(refusals[0]).toEqual([
      429,
      {
        error: 'Too many wrong attempts. Please try again in 60 minutes, or ask for a new password.',
        code: 'too_many_attempts',
      },
    ])
    expect(refusals[1]).toEqual(refusals[0])
    expect(refusals[2]).toEqual(refusals[0])
    expect((await signInAs(account.email, PASSWORD, { headers: elsewhere() })).status).toBe(429)
  })

  it('are counted exactly where they come at the same time', async () => {
    const account = await makeAccount()
    await noteAt(account.email, BY_HOUR - 2)
    const guesses = Array.from({ length: 6 }, () => signInAs(account.email, 'not it', { headers: elsewhere() }))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([401, 401, 429, 429, 429, 429])
  })

  it('leave out right passwords, and a sign-in that still needs its code', async () => {
    const account = await makeAccount('editor')
    await noteAt(account.email, BY_HOUR - 1)
    const signIn = () => signInAs(account.email, PASSWORD, { headers: elsewhere() })
    for (let n = 0; n < 3; n++) await expect.poll(async () => (await signIn()).status).toBe(200)
    await env.DB.prepare("UPDATE users SET totp_secret = 'A', totp_confirmed_at = created_at WHERE id = ?")
      .bind(account.id)
      .run()
    for (let n = 0; n < 2; n++) await expect.poll(async () => (await signIn()).status).toBe(401)
    const wrongCode = () => signInAs(account.email, PASSWORD, { headers: elsewhere(), code: '000000' })
    await expect.poll(async () => (await wrongCode()).status).toBe(401)
    expect((await wrongCode()).status).toBe(429)
  })

  it('do not stop sign-in if they cannot be counted', async () => {
    const { email } = await makeAccount()
    const response = await call('/api/auth/login', {
      body: { identifier: email, password: PASSWORD },
      with: { BUDGETS: undefined },
    })
    expect(response.status).toBe(200)
  })
})

describe('a browser that has signed in before', () => {
  it('has its own budget, in place of those of its account and network', async () => {
    const account = await makeAccount()
    const known = deviceOf(await signInAs(account.email, PASSWORD, { headers: elsewhere() }))
    await noteAt(account.email, BY_HOUR)
    const school = from('203.0.113.40')
    const full: RateLimit = { limit: () => Promise.resolve({ success: false }) }
    const signIn = (headers: Record<string, string>, password: string) =>
      call('/api/auth/login', {
        body: { identifier: account.email, password },
        headers: { ...school, ...headers },
        with: { SIGN_IN_LIMIT: full, SIGN_IN_NETWORK_LIMIT: full },
      })
    expect((await signIn({}, PASSWORD)).status).toBe(429)
    expect((await signIn(known, PASSWORD)).status).toBe(200)
    const token = known.cookie.slice('device='.length)
    await noteGuesses(`device ${await sha256Hex(token)} ${account.id}`, BY_HOUR - 2)
    expect((await guessesLeft(() => signIn(known, 'not it'))).made).toBe(2)
  })

  it('is known to its own account only, and is shared by the accounts of one browser', async () => {
    const [account, other] = [await makeAccount(), await makeAccount()]
    const known = deviceOf(await signInAs(account.email, PASSWORD))
    await noteAt(other.email, BY_HOUR)
    expect((await signInAs(other.email, PASSWORD, { headers: known })).status).toBe(429)
    await budgets().giveBack([await keyOf(nameOf(other.email))])
    const second = await signInAs(other.email, PASSWORD, { headers: known })
    expect(deviceOf(second)).toEqual(known)
    const rows = await env.DB.prepare('SELECT * FROM known_devices WHERE user_id IN (?, ?)')
      .bind(account.id, other.id)
      .all<{ token_hash: string }>()
    expect(new Set(rows.results.map((row) => row.token_hash)).size).toBe(1)
    expect(rows.results).toHaveLength(2)
    expect(JSON.stringify(rows.results)).not.toContain(known.cookie.slice('device='.length))
  })

  it('gets a cookie that scripts and other sites do not see, by call and by form, and never by a wrong password', async () => {
    const { email } = await makeAccount()
    const body = new URLSearchParams({ identifier: email, password: PASSWORD }).toString()
    const byForm = await call('/login', { host: 'uhambo.example', body, headers: FORM })
    const byCall = await signInAs(email, PASSWORD)
    const cookieOf = ({ headers }: Response) => headers.getSetCookie().find((line) => /^(?:__Host-)?device=/.test(line))
    expect(cookieOf(byCall)).toMatch(/^device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/)
    // Outside the local machine only.
    expect(cookieOf(byForm)).toMatch(
      /^__Host-device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect((await signInAs(email, 'not it')).headers.getSetCookie()).toEqual([])
  })

  it('gets a new token if its own was not given by us', async () => {
    const { email } = await makeAccount()
    const planted = { cookie: `device=${'a'.repeat(43)}` }
    expect(deviceOf(await signInAs(email, PASSWORD, { headers: planted }))).not.toEqual(planted)
  })

  it('is one of the twenty that an account keeps', async () => {
    const account = await makeAccount()
    const rows = Array.from({ length: 25 }, (_, n) =>
      env.DB.prepare('INSERT INTO known_devices (token_hash, user_id, created_at, seen_at) VALUES (?, ?, ?, ?)').bind(
        `old-${n}`,
        account.id,
        '2026-01-01',
        `2026-01-${10 + n}`,
      ),
    )
    await env.DB.batch(rows)
    await signInAs(account.email, PASSWORD)
    const left = await env.DB.prepare('SELECT token_hash AS hash FROM known_devices WHERE user_id = ?')
      .bind(account.id)
      .all<{ hash: string }>()
    expect(left.results).toHaveLength(20)
    expect(left.results.map(({ hash }) => hash)).not.toContain('old-5')
    expect(left.results.map(({ hash }) => hash)).toContain('old-6')
  })
})

describe('a signed-in person’s guesses at their own password', () => {
  it('are counted by session, so that others cannot stop them', async () => {
    const account = await makeAccount()
    await noteAt(account.email, BY_HOUR)
    const body = (current_password: string) => ({ current_password, new_password: 'three trains to Mafikeng' })
    const change = (current: string) =>
      call('/api/auth/password', { body: body(current), headers: { ...account.headers, ...elsewhere() } })
    await noteGuesses(`session ${await sha256Hex(account.token)}`, BY_HOUR - 2)
    expect((await guessesLeft(() => change('not it'))).made).toBe(2)
    expect((await change(PASSWORD)).status).toBe(429)
    const { token } = await (await signInAs(account.username, PASSWORD)).json<{ token: string }>()
    const again = { ...elsewhere(), authorization: `Bearer ${token}` }
    expect((await call('/api/auth/password', { body: body(PASSWORD), headers: again })).status).toBe(200)
  })
})

it('tokens of sessions and devices are in no log and in no address', async () => {
  const { email } = await makeAccount()
  const answers: Response[] = []
  const log = await logOf(async () => {
    answers.push(await signInAs(email, PASSWORD))
    const body = new URLSearchParams({ identifier: email, password: PASSWORD }).toString()
    answers.push(await call('/login?next=/account', { body, headers: { ...FORM, ...deviceOf(answers[0]!) } }))
  })
  for (const response of answers)
    for (const line of response.headers.getSetCookie()) {
      const token = /=([\w-]{43});/.exec(line)?.[1] ?? 'no token'
      expect(line).toContain(token)
      expect(log).not.toContain(token)
      expect(response.headers.get('location') ?? '').not.toContain(token)
    }
})
