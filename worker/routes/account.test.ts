import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { ParsedSearchPage, TripList } from '#shared/contracts/account'
import { PackageOptionList } from '#shared/contracts/options'
import type { SearchCreated } from '#shared/contracts/search'
import { makeAccount, PASSWORD, signInAs, type TestAccount } from '../testing/accounts.ts'
import { BRIEF, call, makeSearch } from '../testing/call.ts'
import { readSentMail, temporaryPasswordIn } from '../testing/mail.ts'
import { codesOf } from '../services/second-step.ts'

/** Each request has its own text, so that traces of it can be told apart. */
async function makeTrip({ headers }: TestAccount, idea = `${BRIEF} ${crypto.randomUUID()}`) {
  const search = await (await call('/api/search', { body: { idea }, headers })).json<SearchCreated>()
  return { ...search, idea }
}
const plan = ({ id, idea }: { id: number; idea: string }) =>
  call('/api/generate-itinerary', { body: { search_id: id, idea } })
const get = (path: string, { headers }: TestAccount) => call(path, { headers })
const list = async (account: TestAccount, query = '') =>
  ParsedSearchPage.parse(await (await get(`/api/search/parsed${query}`, account)).json())

describe('GET /api/search/parsed', () => {
  it.each(['school', 'editor'] as const)('lists the account’s own searches for a %s, newest first', async (role) => {
    const [one, other] = [await makeAccount(role), await makeAccount()]
    const [first, second] = [await makeTrip(one), await makeTrip(one)]
    await makeTrip(other)
    expect((await list(one)).items.map(({ id }) => id)).toEqual([second.id, first.id])
  })

  it('lists the searches of everybody for an administrator, newest first', async () => {
    const [first, second] = [await makeTrip(await makeAccount()), await makeTrip(await makeAccount('editor'))]
    const ids = (await list(await makeAccount('admin'))).items.map(({ id }) => id)
    expect(ids.filter((id) => [first.id, second.id].includes(id))).toEqual([second.id, first.id])
  })

  it('filters by status', async () => {
    const account = await makeAccount()
    const [waiting, made] = [await makeTrip(account), await makeTrip(account)]
    expect((await plan(made)).status).toBe(200)
    const idsOf = async (status: string) => (await list(account, `?status=${status}`)).items.map(({ id }) => id)
    expect(await idsOf('complete')).toEqual([made.id])
    expect(await idsOf('processing')).toEqual([waiting.id])
    expect((await idsOf('Processing,complete')).sort()).toEqual([waiting.id, made.id].sort())
    expect(await idsOf('unknown')).toEqual([])
  })

  it('pages through more than fifty without missing or repeating one', async () => {
    const account = await makeAccount()
    const { id } = await makeTrip(account)
    await env.DB.batch(
      Array.from({ length: 70 }, (_, n) =>
        env.DB.prepare(
          `INSERT INTO searches SELECT ?, idea, visitor_id, user_id, status, parsed, parser_version, ?, stored_at FROM searches WHERE id = ?`,
        ).bind(id + n + 1, `2026-11-0${(n % 5) + 1}T08:00:00.000Z`, id),
      ),
    )
    const first = await list(account)
    const second = await list(account, `?cursor=${first.next_cursor}`)
    expect([first.items.length, second.items.length, second.next_cursor]).toEqual([50, 21, null])
    expect(new Set([...first.items, ...second.items].map((item) => item.id)).size).toBe(71)
    expect((await get('/api/search/parsed?cursor=x', account)).status).toBe(422)
  })
})

describe('the trips of an account', () => {
  it('show their plans and packages only to the account', async () => {
    const [mine, other] = [await makeAccount(), await makeAccount()]
    const trip = await makeTrip(mine)
    await plan(trip)
    const { items } = TripList.parse(await (await get('/api/account/trips', mine)).json())
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      id: trip.id,
      idea: trip.idea,
      status: 'complete',
      plan: { title: expect.any(String) },
    })
    const options = PackageOptionList.parse(await (await get(`/api/itinerary/${trip.id}/options`, mine)).json())
    expect(options.items.map(({ name }) => name)).toEqual(['Saver', 'Classic', 'Signature'])
    expect((await get(`/api/itinerary/${trip.id}/options`, other)).status).toBe(403)
  })

  it('are deleted with their plans, only by their owner', async () => {
    const [mine, other] = [await makeAccount(), await makeAccount('admin')]
    const trip = await makeTrip(mine)
    await plan(trip)
    const remove = ({ headers }: TestAccount) => call(`/api/account/trips/${trip.id}`, { method: 'DELETE', headers })
    expect((await remove(other)).status).toBe(404)
    expect((await remove(mine)).status).toBe(200)
    expect((await call(`/api/itinerary/${trip.id}`)).status).toBe(404)
    expect((await remove(mine)).status).toBe(404)
  })
})

describe('the data about a person', () => {
  const traces = async (marks: string[]) => {
    const { results: tables } = await env.DB.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'address_%'",
    ).all<{ name: string }>()
    const found: string[] = []
    for (const { name } of tables) {
      const text = JSON.stringify((await env.DB.prepare(`SELECT * FROM "${name}"`).all()).results)
      found.push(...marks.filter((mark) => text.includes(mark)).map((mark) => `${name}: ${mark}`))
    }
    const { keys } = await env.CACHE.list()
    for (const { name } of keys) {
      const text = (await env.CACHE.get(name)) ?? ''
      found.push(...marks.filter((mark) => text.includes(mark)).map((mark) => `cache: ${mark}`))
    }
    return found
  }

  it('is exported completely, without secrets, and erased from every store', async () => {
    const mark = crypto.randomUUID()
    const visitor = await makeSearch(`A trip about ${mark} for 40 learners to Durban`)
    const email = `${mark}@school.example`
    const body = { name: 'Naledi', lastname: mark, email, school_name: `School ${mark}`, search_id: visitor.id }
    const headers = { cookie: visitor.cookie, 'idempotency-key': mark }
    const { username } = await (await call('/api/signup', { body, headers })).json<{ username: string }>()
    const temporary = temporaryPasswordIn((await readSentMail(email))[0])
    const { token } = await (await signInAs(username, temporary)).json<{ token: string }>()
    const auth = { authorization: `Bearer ${token}` }
    const early = await call('/api/account/export', { headers: auth })
    expect([early.status, await early.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'password_change_required' }),
    ])
    await call('/api/auth/password', { body: { current_password: temporary, new_password: PASSWORD }, headers: auth })
    await call('/api/search', {
      body: { idea: `Second ${mark}` },
      headers: { ...auth, 'idempotency-key': `${mark}-2` },
    })

    const demo = { name: mark, school: `School ${mark}`, email: email.toUpperCase(), consent: true }
    const asked = await call('/api/school-demo', { body: demo, headers: { 'idempotency-key': `${mark}-3` } })
    expect(asked.status).toBe(201)

    const person = JSON.stringify({ name: mark, email: email.toUpperCase() })
    await env.DB.prepare(
      `INSERT INTO orders (id, reference, trip_name, amount_cents, method, is_practice, status, attempts, billing, school, consents, created_at, changed_at)
       VALUES (?, ?, 'Durban', 100, 'cash', 1, 'awaiting', 0, ?, ?, '[]', '2026-11-21', '2026-11-21')`,
    )
      .bind(crypto.randomUUID(), crypto.randomUUID(), person, person)
      .run()

    const exported = await (await call('/api/account/export', { headers: auth })).text()
    for (const part of [email, `School ${mark}`, `A trip about ${mark}`, `Second ${mark}`, 'Temporary password'])
      expect(exported).toContain(part)
    expect(exported).not.toContain('$scrypt$')
    const { account, devices } = JSON.parse(exported) as { account: { id: string }; devices: object[] }
    expect(devices.map((device) => Object.keys(device))).toEqual([['createdAt', 'seenAt']])

    expect((await traces([mark, username])).length).toBeGreaterThan(3)
    const wrong = await call('/api/account/erase', { body: { password: 'wrong' }, headers: auth })
    expect(wrong.status).toBe(422)
    expect((await call('/api/account/erase', { body: { password: PASSWORD }, headers: auth })).status).toBe(200)
    expect((await traces([mark, username])).filter((trace) => !trace.startsWith('idempotency_keys'))).toEqual([])
    const kept = await env.DB.prepare("SELECT response FROM idempotency_keys WHERE key IN (?1, ?1 || '-2')")
      .bind(mark)
      .all()
    expect(kept.results).toEqual([])
    const known = await env.DB.prepare('SELECT * FROM known_devices WHERE user_id = ?').bind(account.id).all()
    expect(known.results).toEqual([])
    expect((await signInAs(username, PASSWORD)).status).toBe(401)
  }, 20_000)

  it('is not erased for the last administrator', async () => {
    const admin = await makeAccount('admin')
    const response = await call('/api/account/erase', { body: { password: PASSWORD }, headers: admin.headers })
    expect(await response.json()).toMatchObject({ code: 'admin_stays' })
  })
})

describe('the second step', () => {
  const post = (account: TestAccount, path: string, body: unknown = {}) =>
    call(`/api/account/second-step${path}`, { body, headers: account.headers })
  const codeAt = (secret: string, seconds: number) => codesOf('', secret).generate({ timestamp: seconds * 1000 })
  const now = () => Date.now() / 1000

  it('is required after it is confirmed, accepts each code once, and can be removed', async () => {
    const editor = await makeAccount('editor')
    const { secret, otpauth_url } = await (await post(editor, '')).json<{ secret: string; otpauth_url: string }>()
    expect(otpauth_url).toContain(`secret=${secret}`)
    expect((await signInAs(editor.email, PASSWORD)).status).toBe(200)
    expect((await post(editor, '/confirm', { code: '000000' })).status).toBe(401)
    expect((await post(editor, '/confirm', { code: codeAt(secret, now() - 30) })).status).toBe(200)

    const without = await signInAs(editor.email, PASSWORD)
    expect([without.status, await without.json()]).toEqual([401, expect.objectContaining({ code: 'code_required' })])
    expect(await (await signInAs(editor.email, 'wrong')).json()).toMatchObject({ code: 'wrong_credentials' })
    const code = codeAt(secret, now())
    expect((await signInAs(editor.email, PASSWORD, { code })).status).toBe(200)
    expect((await signInAs(editor.email, PASSWORD, { code })).status).toBe(401)
    expect((await post(editor, '/remove', { code: codeAt(secret, now() + 30) })).status).toBe(200)
    expect((await signInAs(editor.email, PASSWORD)).status).toBe(200)
  })

  it('follows RFC 6238', () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    expect(codeAt(secret, 59)).toBe('287082')
    expect(codeAt(secret, 1111111109)).toBe('081804')
    expect(codeAt(secret, 20000000000)).toBe('353130')
  })

  it('is for editors and admins', async () => {
    expect((await post(await makeAccount('school'), '')).status).toBe(403)
  })
})
