import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { SignedIn } from '#shared/contracts/sign-in'
import type { SignedUp } from '#shared/contracts/sign-up'
import { signInAs } from '../testing/accounts.ts'
import { call, makeSearch } from '../testing/call.ts'
import { linkIn, readSentMail, temporaryPasswordIn } from '../testing/mail.ts'

let next = 1
const somebody = () => ({ name: 'Naledi', lastname: 'Mokoena', email: `naledi${next++}@school.example` })
const signUp = (body: unknown, headers: Record<string, string> = {}) => call('/api/signup', { body, headers })
const mailsTo = async (email: string) => {
  const { results } = await env.DB.prepare('SELECT subject, text FROM outbox WHERE "to" = ? ORDER BY created_at')
    .bind(JSON.stringify([email]))
    .all<{ subject: string; text: string }>()
  return results
}

describe('POST /api/signup', () => {
  it('creates an account, and a mail with a temporary password and a link', async () => {
    const person = somebody()
    const response = await signUp({
      ...person,
      school_name: 'Thandokazi Secondary School',
      suburb: null,
      latitude: -26.2,
    })
    expect(response.status).toBe(201)
    const { username, success } = await response.json<{ username: string; success: boolean }>()
    expect([username, success]).toEqual(['naledi.mokoena', true])
    const [letter, ...more] = await readSentMail(person.email)
    expect(more).toEqual([])
    expect(letter).not.toMatch(/Naledi|Mokoena/i)
    const signedIn = SignedIn.parse(await (await signInAs(username, temporaryPasswordIn(letter))).json())
    expect(signedIn.user).toMatchObject({ role: 'school', must_change_password: true, email_verified: false })
  })

  it('repeats no typed name in the letter, whose address is not confirmed', async () => {
    const person = { ...somebody(), name: 'Click', lastname: 'evil dot example', school_name: 'evil' }
    const { username } = await (await signUp(person)).json<{ username: string }>()
    expect(username).toBe('click.evildotexample')
    const { results } = await env.DB.prepare('SELECT subject, text, html FROM outbox WHERE "to" = ?')
      .bind(JSON.stringify([person.email]))
      .all()
    expect(results).toHaveLength(1)
    expect(JSON.stringify(results)).not.toMatch(/evil|Click/)
  })

  it('makes an account for each of many who sign up with the same name at the same moment', async () => {
    const lastname = `Same${crypto.randomUUID().slice(0, 8)}`
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        call('/api/signup', { body: { name: 'Naledi', lastname, email: `${crypto.randomUUID()}@school.example` } }),
      ),
    )
    const usernames = await Promise.all(answers.map(async (answer) => (await answer.json<SignedUp>()).username))
    expect(new Set(usernames).size).toBe(16)
  })

  it('gives the next account of the same name the next number', async () => {
    const names = await Promise.all(
      [1, 2, 3].map(async () => {
        const response = await signUp({ ...somebody(), name: 'Zoë', lastname: 'van der Merwe' })
        return (await response.json<{ username: string }>()).username
      }),
    )
    expect(names.sort()).toEqual(['zoe.vandermerwe', 'zoe.vandermerwe2', 'zoe.vandermerwe3'])
  })

  it('refuses an address that is taken, ignoring case, and sends no mail', async () => {
    const person = somebody()
    await signUp(person)
    const again = await signUp({ ...person, email: person.email.toUpperCase() })
    expect(again.status).toBe(409)
    expect(await again.json()).toMatchObject({ code: 'email_taken', fields: { email: expect.any(String) } })
    expect(await mailsTo(person.email)).toHaveLength(1)
    expect(await mailsTo(person.email.toUpperCase())).toHaveLength(0)
  })

  it('creates one account from two parallel posts', async () => {
    const person = somebody()
    const statuses = (await Promise.all([1, 2].map(() => signUp(person)))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 409])
  })

  it('repeats the first answer to the same key', async () => {
    const person = somebody()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const [first, second] = [await signUp(person, headers), await signUp(person, headers)]
    expect(second.status).toBe(201)
    expect(await second.json()).toEqual(await first.json())
    expect(await mailsTo(person.email)).toHaveLength(1)
  })

  it('requires name, surname and e-mail; the rest is optional', async () => {
    const response = await signUp({ name: ' ', email: 'no address', latitude: 'north' })
    expect(response.status).toBe(422)
    expect((await response.json<{ fields: object }>()).fields).toEqual({
      name: 'Please enter your name.',
      lastname: 'Please enter your surname.',
      email: 'Please enter a valid email, such as thandi@school.co.za.',
      latitude: 'The latitude must be a number.',
    })
    const injected = await signUp({ ...somebody(), email: 'a@b.example\r\nBcc: c@d.example' })
    expect(injected.status).toBe(422)
  })

  it('assigns the trip that somebody signs up for, none by its id alone, and no other of the browser', async () => {
    const [mine, foreign] = [await makeSearch(), await makeSearch()]
    await call('/api/search', { body: { idea: 'Another idea' }, headers: { cookie: mine.cookie } })
    expect(await tripsAfter({ search_id: mine.id }, mine.cookie)).toEqual([{ id: mine.id }])
    expect(await tripsAfter({ search_id: foreign.id }, mine.cookie)).toEqual([])
    expect(await tripsAfter({}, mine.cookie)).toEqual([])
  })

  async function tripsAfter(change: object, cookie: string) {
    const { username } = await (await signUp({ ...somebody(), ...change }, { cookie })).json<{ username: string }>()
    const rows = await env.DB.prepare(
      'SELECT s.id FROM searches s JOIN users u ON u.id = s.user_id WHERE u.username = ?',
    )
      .bind(username)
      .all<{ id: number }>()
    return rows.results
  }
})

describe('GET /api/auth/verify', () => {
  it('confirms the address each time the link is opened, and reports a bad link', async () => {
    const person = somebody()
    await signUp(person)
    const link = linkIn((await readSentMail(person.email))[0])
    for (const _time of [1, 2]) {
      const response = await call(link.pathname + link.search)
      expect([response.status, response.headers.get('location')]).toEqual([302, '/login?verified=1'])
    }
    const at = await env.DB.prepare('SELECT email_verified_at AS at FROM users WHERE email = ?')
      .bind(person.email)
      .first('at')
    expect(at).not.toBeNull()
    await env.DB.prepare("UPDATE account_tokens SET expires_at = '2026-01-01'").run()
    for (const query of ['', '?token=', '?token=none', link.search])
      expect((await call(`/api/auth/verify${query}`)).headers.get('location')).toBe('/login?verified=0')
  })
})
