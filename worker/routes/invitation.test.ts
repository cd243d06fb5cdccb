import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { makeAccount, PASSWORD, signInAs } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'
import { inviteByMail, newAddress } from '../testing/invitations.ts'

const NEW = 'another long pass phrase'
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
const admin = await makeAccount('admin')

const read = (token: string) => call(`/api/auth/invitation?token=${token}`)
const accept = (body: object) => call('/api/auth/invitation', { body: { name: 'Lindiwe', new_password: NEW, ...body } })
const signIn = (body: object) => call('/api/auth/invitation/sign-in', { body: { password: PASSWORD, ...body } })
const outcomeOf = async (response: Response) => [response.status, (await response.json<{ code?: string }>()).code]
const NOT_VALID = [422, 'link_not_valid']

describe('an invitation to an address without an account', () => {
  it('makes an account with the role and signs it in, once', async () => {
    const email = newAddress()
    const token = await inviteByMail(admin, email, 'editor')
    expect(await (await read(token)).json()).toEqual({ email, role: 'editor', has_account: false })
    const response = await accept({ token })
    const { token: session, user } = await response.json<{ token: string; user: object }>()
    expect([response.status, user]).toEqual([
      200,
      expect.objectContaining({ email, role: 'editor', name: 'Lindiwe', email_verified: true }),
    ])
    const posts = await call('/api/blog', { headers: { authorization: `Bearer ${session}` }, body: {} })
    expect(posts.status).toBe(422)
    expect((await signInAs(email, NEW)).status).toBe(200)
    for (const again of [await accept({ token }), await read(token), await signIn({ token, password: NEW })])
      expect(await outcomeOf(again)).toEqual(NOT_VALID)
  })

  it('makes one account of two calls at the same moment', async () => {
    const email = newAddress()
    const token = await inviteByMail(admin, email, 'admin')
    const statuses = (await Promise.all([accept({ token }), accept({ token })])).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.every((status) => [200, 409, 422].includes(status))).toBe(true)
  })

  it('asks for a name and for a password by the site’s rule, and stays valid meanwhile', async () => {
    const token = await inviteByMail(admin, newAddress(), 'editor')
    const refused = await accept({ token, name: ' ', new_password: 'short' })
    expect(Object.keys((await refused.json<{ fields: object }>()).fields)).toEqual(['name', 'new_password'])
    expect((await accept({ token })).status).toBe(200)
  })

  it('does not work when it is too old, was withdrawn or was never made', async () => {
    const email = newAddress()
    const token = await inviteByMail(admin, email, 'editor')
    const { created_at, expires_at } = (await env.DB.prepare('SELECT * FROM invitations WHERE email = ?')
      .bind(email)
      .first<{ created_at: string; expires_at: string }>())!
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(48 * 3_600_000)
    await env.DB.prepare("UPDATE invitations SET expires_at = '2026-01-01' WHERE email = ?").bind(email).run()
    expect(await outcomeOf(await accept({ token }))).toEqual(NOT_VALID)
    const withdrawn = await inviteByMail(admin, email, 'editor')
    await call('/api/admin/invitations/withdraw', { body: { email }, headers: admin.headers })
    expect(await outcomeOf(await accept({ token: withdrawn }))).toEqual(NOT_VALID)
    expect(await outcomeOf(await accept({ token: 'x'.repeat(43) }))).toEqual(NOT_VALID)
  })

  it('stands beside another one to the same address', async () => {
    const email = newAddress()
    const tokens = [await inviteByMail(admin, email, 'editor'), await inviteByMail(admin, email, 'admin')]
    expect((await accept({ token: tokens[0]! })).status).toBe(200)
    const raised = await signIn({ token: tokens[1]!, password: NEW })
    expect(await raised.json()).toMatchObject({ user: { role: 'admin' } })
  })
})

describe('an invitation to the address of an account', () => {
  it('gives the account the role once its password was entered', async () => {
    const account = await makeAccount()
    const token = await inviteByMail(admin, account.email.toUpperCase(), 'editor')
    expect(await (await read(token)).json()).toMatchObject({ has_account: true })
    expect(await outcomeOf(await signIn({ token, password: 'wrong' }))).toEqual([401, 'wrong_credentials'])
    expect(await outcomeOf(await accept({ token }))).toEqual([409, 'email_taken'])
    const me = await call('/api/auth/me', { headers: account.headers })
    expect(await me.json()).toMatchObject({ role: 'school' })
    expect(await (await signIn({ token })).json()).toMatchObject({
      user: { username: account.username, role: 'editor' },
    })
    expect(await outcomeOf(await signIn({ token }))).toEqual(NOT_VALID)
  })

  it('never lowers a role', async () => {
    const account = await makeAccount()
    const token = await inviteByMail(admin, account.email, 'editor')
    await env.DB.prepare("UPDATE users SET role = 'admin' WHERE id = ?").bind(account.id).run()
    expect(await (await signIn({ token })).json()).toMatchObject({ user: { role: 'admin' } })
  })

  it('is deleted with the account', async () => {
    const account = await makeAccount()
    const token = await inviteByMail(admin, account.email, 'editor')
    await call('/api/account/erase', { body: { password: PASSWORD }, headers: account.headers })
    expect(await outcomeOf(await read(token))).toEqual(NOT_VALID)
  })
})

describe('/invite without script', () => {
  const cookieLine = (response: Response) =>
    response.headers.getSetCookie().find((line) => line.startsWith('invitation=')) ?? ''
  /** Opens the link of the letter, and returns the cookie that it sets. */
  const open = async (token: string) => cookieLine(await call(`/invite?token=${token}`)).split(';')[0] ?? ''
  const show = (cookie: string) => call('/invite', { headers: { cookie } })
  const post = (cookie: string, fields: Record<string, string>) =>
    call('/invite', { body: new URLSearchParams(fields).toString(), headers: { ...FORM, cookie } })

  it('takes the token of the link out of the address, into a cookie that is dropped once it was used', async () => {
    const token = await inviteByMail(admin, newAddress(), 'editor')
    const opened = await call(`/invite?token=${token}`)
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/invite'])
    expect(opened.headers.get('cache-control')).toBe('no-store')
    expect(cookieLine(opened)).toMatch(/^invitation=[\w-]{43}; Max-Age=172800; Path=\/; HttpOnly; SameSite=Lax$/)
    const cookie = `invitation=${token}`
    expect(await (await show(cookie)).text()).not.toContain(token)
    const wrong = await call('/invite?token=x', { headers: { cookie } })
    expect([wrong.status, cookieLine(wrong)]).toEqual([303, expect.stringMatching(/^invitation=;.*Max-Age=0/)])

    expect((await post('', { name: 'Lindiwe', new_password: NEW })).status).toBe(422)
    const body = { name: 'Lindiwe', new_password: NEW }
    const accepted = await call('/api/auth/invitation', { body, headers: { cookie } })
    expect([accepted.status, cookieLine(accepted)]).toEqual([200, expect.stringMatching(/^invitation=;.*Max-Age=0/)])
  })

  it('shows the address and asks for a new password, and leads an administrator to /admin', async () => {
    const email = newAddress()
    const cookie = await open(await inviteByMail(admin, email, 'admin'))
    const page = await show(cookie)
    const html = await page.text()
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    for (const part of [email, 'name="name"', 'name="new_password"']) expect(html).toContain(part)

    const short = await post(cookie, { name: 'Lindiwe', new_password: 'short' })
    const again = await short.text()
    expect(short.status).toBe(422)
    for (const part of ['at least 10 characters', 'value="Lindiwe"', email]) expect(again).toContain(part)

    const accepted = await post(cookie, { name: 'Lindiwe', new_password: NEW })
    expect([accepted.status, accepted.headers.get('location')]).toEqual([303, '/admin'])
    const session = accepted.headers.getSetCookie().find((line) => line.startsWith('session=')) ?? ''
    const office = await (await call('/admin', { headers: { cookie: session.split(';')[0] ?? '' } })).text()
    expect(office).toContain('Administrators and editors')
    expect(await (await show(cookie)).text()).toContain('This link does not work')
  })

  it('asks for the account’s password where the address has one', async () => {
    const account = await makeAccount()
    const cookie = await open(await inviteByMail(admin, account.email, 'editor'))
    expect(await (await show(cookie)).text()).toContain('name="password"')
    expect((await post(cookie, { password: 'wrong' })).status).toBe(401)
    const accepted = await post(cookie, { password: PASSWORD })
    expect([accepted.status, accepted.headers.get('location')]).toEqual([303, '/admin/blog'])
  })
})

describe('/admin without script', () => {
  const cookie = `session=${admin.token}`
  const post = (path: string, fields: Record<string, string>, headers = {}) =>
    call(path, { body: new URLSearchParams(fields).toString(), headers: { ...FORM, cookie, ...headers } })

  it('invites, withdraws and removes', async () => {
    const email = newAddress()
    const editor = await makeAccount('editor')
    const places = [
      await post('/admin/invitations', { email, role: 'editor' }),
      await post('/admin/invitations/withdraw', { email }),
      await post('/admin/staff/remove', { username: editor.username }),
    ].map(({ headers }) => headers.get('location'))
    expect(places).toEqual(['/admin?done=invited', '/admin?done=withdrawn', '/admin?done=removed'])
    expect((await call('/api/auth/me', { headers: editor.headers })).status).toBe(401)
  })

  it('keeps what was typed where an invitation is refused', async () => {
    const refused = await post('/admin/invitations', { email: 'lindiwe at school', role: 'admin' })
    const page = await refused.text()
    expect(refused.status).toBe(422)
    for (const part of ['Please enter a valid email', 'value="lindiwe at school"', 'Administrators and editors'])
      expect(page).toContain(part)
  })

  it('does nothing for an editor, for nobody, and for another site', async () => {
    const editor = await makeAccount('editor')
    const email = newAddress()
    const fields = { email, role: 'admin' }
    expect((await post('/admin/invitations', fields, { cookie: `session=${editor.token}` })).status).toBe(403)
    const nobody = await post('/admin/invitations', fields, { cookie: '' })
    expect(nobody.headers.get('location')).toBe('/login?next=/admin')
    expect((await post('/admin/invitations', fields, { 'sec-fetch-site': 'same-site' })).status).toBe(403)
    const page = await call('/admin', { headers: { cookie: `session=${editor.token}` } })
    expect(await page.text()).toContain('Only an administrator')
    expect(await env.DB.prepare('SELECT count(*) AS n FROM invitations WHERE email = ?').bind(email).first('n')).toBe(0)
  })
})
