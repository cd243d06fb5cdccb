import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { StaffList } from '#shared/contracts/staff'
import { makeAccount, PASSWORD, type TestAccount } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'
import { inviteByMail, newAddress } from '../testing/invitations.ts'

const list = async ({ headers }: TestAccount) =>
  StaffList.parse(await (await call('/api/admin/staff', { headers })).json())
const remove = async (admin: TestAccount, account: TestAccount) => {
  const response = await call(`/api/admin/staff/${account.username}`, { method: 'DELETE', headers: admin.headers })
  return [response.status, await response.json()]
}
const statusOf = async ({ headers }: TestAccount) => (await call('/api/auth/me', { headers })).status
const roleOf = ({ id }: TestAccount) => env.DB.prepare('SELECT role FROM users WHERE id = ?').bind(id).first('role')

describe('GET /api/admin/staff', () => {
  it('lists administrators and editors, schools not, and the open invitations', async () => {
    const [admin, editor, school] = [await makeAccount('admin'), await makeAccount('editor'), await makeAccount()]
    const email = newAddress()
    await inviteByMail(admin, email, 'editor')
    const { items, invitations } = await list(admin)
    expect(items).toContainEqual(expect.objectContaining({ username: editor.username, role: 'editor' }))
    expect(items.map(({ username }) => username)).not.toContain(school.username)
    expect(invitations).toContainEqual(expect.objectContaining({ email, role: 'editor' }))
  })
})

describe('POST /api/admin/invitations', () => {
  const invite = async (admin: TestAccount, body: object, headers = {}) => {
    const response = await call('/api/admin/invitations', { body, headers: { ...admin.headers, ...headers } })
    return [response.status, await response.json<{ code?: string }>()] as const
  }

  it('writes one letter for two calls with the same key', async () => {
    const admin = await makeAccount('admin')
    const email = newAddress()
    for (let n = 0; n < 2; n++)
      expect((await invite(admin, { email, role: 'editor' }, { 'idempotency-key': email }))[0]).toBe(201)
    const count = env.DB.prepare('SELECT count(*) AS n FROM outbox WHERE "to" = ?').bind(JSON.stringify([email]))
    expect(await count.first('n')).toBe(1)
  })

  it('refuses an address that is none, a role that is none, and an account that has the role', async () => {
    const [admin, editor] = [await makeAccount('admin'), await makeAccount('editor')]
    expect((await invite(admin, { email: 'nobody', role: 'editor' }))[0]).toBe(422)
    expect((await invite(admin, { email: newAddress(), role: 'school' }))[0]).toBe(422)
    expect(await invite(admin, { email: editor.email.toUpperCase(), role: 'editor' })).toMatchObject([
      409,
      { code: 'role_held' },
    ])
    expect(await invite(admin, { email: admin.email, role: 'editor' })).toMatchObject([409, { code: 'role_held' }])
    expect((await invite(admin, { email: editor.email, role: 'admin' }))[0]).toBe(201)
  })

  it('keeps no secret of the link in the database', async () => {
    const admin = await makeAccount('admin')
    const token = await inviteByMail(admin, newAddress(), 'editor')
    const { results } = await env.DB.prepare('SELECT * FROM invitations').all()
    expect(JSON.stringify(results)).not.toContain(token)
  })
})

describe('DELETE /api/admin/staff/{username}', () => {
  it('makes an editor a school, ends the sessions and withdraws the invitations to the address', async () => {
    const [admin, editor] = [await makeAccount('admin'), await makeAccount('editor')]
    const token = await inviteByMail(admin, editor.email, 'admin')
    expect(await remove(admin, editor)).toEqual([200, { success: true }])
    expect([await roleOf(editor), await statusOf(editor)]).toEqual(['school', 401])
    const back = await call('/api/auth/invitation/sign-in', { body: { token, password: PASSWORD } })
    expect(back.status).toBe(422)
    expect(await remove(admin, editor)).toEqual([404, expect.objectContaining({ code: 'not_staff' })])
  })

  it('removes another administrator, and never oneself', async () => {
    const [admin, other] = [await makeAccount('admin'), await makeAccount('admin')]
    expect(await remove(admin, admin)).toEqual([409, expect.objectContaining({ code: 'own_role' })])
    expect((await remove(admin, other))[0]).toBe(200)
    expect([await roleOf(admin), await roleOf(other)]).toEqual(['admin', 'school'])
  })

  it('leaves one administrator where two remove each other at the same moment', async () => {
    const [one, other] = [await makeAccount('admin'), await makeAccount('admin')]
    await env.DB.prepare("UPDATE users SET role = 'school' WHERE role = 'admin' AND id NOT IN (?, ?)")
      .bind(one.id, other.id)
      .run()
    await Promise.all([remove(one, other), remove(other, one)])
    expect([await roleOf(one), await roleOf(other)].filter((role) => role === 'admin')).toHaveLength(1)
  })
})
