import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { EarlierIdeas } from '#shared/contracts/account'
import { makeAccount, PASSWORD, signInAs, type TestAccount } from '../testing/accounts.ts'
import { call, makeSearch } from '../testing/call.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const ownerOf = (id: number) =>
  env.DB.prepare('SELECT user_id AS owner FROM searches WHERE id = ?').bind(id).first('owner')
const countFor = async ({ headers }: TestAccount, cookie: string) => {
  const response = await call('/api/account/earlier-ideas', { headers: { ...headers, cookie } })
  return (await response.json<EarlierIdeas>()).count
}
const say = (choice: string, { headers }: TestAccount, cookie: string) =>
  call('/api/account/earlier-ideas', { body: { choice }, headers: { ...headers, cookie } })
const post = (path: string, fields: Record<string, string>, { token }: TestAccount, cookie: string) =>
  call(path, {
    body: new URLSearchParams(fields).toString(),
    headers: { ...FORM, cookie: `session=${token}; ${cookie}` },
  })
const endsVisitor = (response: Response) =>
  response.headers.getSetCookie().some((line) => /^visitor=;.*Max-Age=0/.test(line))

describe('ideas that a browser sent before somebody signed in', () => {
  it('belong to nobody after a sign-in, an export or an erasure', async () => {
    const [earlier, next] = [await makeSearch(), await makeAccount()]
    const headers = { cookie: earlier.cookie }
    await signInAs(next.email, PASSWORD, { headers })
    expect(await ownerOf(earlier.id)).toBeNull()
    const file = await call('/api/account/export', { headers: { ...next.headers, ...headers } })
    expect(await file.json<{ trips: unknown[] }>()).toMatchObject({ trips: [] })
    await call('/api/account/erase', { body: { password: PASSWORD }, headers: { ...next.headers, ...headers } })
    expect(await ownerOf(earlier.id)).toBeNull()
  })

  it('are added to the account by the person who says that they are theirs, and to no second account', async () => {
    const [mine, other] = [await makeSearch(), await makeSearch()]
    const [account, second] = [await makeAccount(), await makeAccount()]
    expect(await countFor(account, mine.cookie)).toBe(1)
    expect((await say('mine', account, mine.cookie)).status).toBe(200)
    expect([await ownerOf(mine.id), await ownerOf(other.id)]).toEqual([account.id, null])
    expect(await countFor(account, mine.cookie)).toBe(0)
    await say('mine', second, mine.cookie)
    expect(await ownerOf(mine.id)).toBe(account.id)
  })

  it('stay with nobody, and leave the browser, if they are not theirs', async () => {
    const [earlier, account] = [await makeSearch(), await makeAccount()]
    const response = await say('not_mine', account, earlier.cookie)
    expect([response.status, endsVisitor(response)]).toEqual([200, true])
    expect(await ownerOf(earlier.id)).toBeNull()
    expect((await say('perhaps', account, earlier.cookie)).status).toBe(422)
  })

  it('are asked about on the pages of the account, and settled there without script', async () => {
    const [earlier, account] = [await makeSearch(), await makeAccount()]
    for (const path of ['/account', '/account/trips']) {
      const page = await (
        await call(path, { headers: { cookie: `session=${account.token}; ${earlier.cookie}` } })
      ).text()
      expect(page).toContain('This browser has 1 idea from before you signed in')
    }
    const stranger = await post('/account/earlier-ideas', { choice: 'not_mine' }, account, earlier.cookie)
    expect([stranger.headers.get('location'), endsVisitor(stranger)]).toEqual(['/account/trips?earlier=not_mine', true])
    expect(await ownerOf(earlier.id)).toBeNull()
    const mine = await post('/account/earlier-ideas', { choice: 'mine' }, account, earlier.cookie)
    expect(mine.headers.get('location')).toBe('/account/trips?earlier=mine')
    expect(await ownerOf(earlier.id)).toBe(account.id)
    const after = await call('/account/trips?earlier=mine', {
      headers: { cookie: `session=${account.token}; ${earlier.cookie}` },
    })
    const page = await after.text()
    expect(page).toContain('The ideas are among your trips')
    expect(page).not.toContain('from before you signed in')
  })

  it('are not shown to the next person at the browser after a sign-out', async () => {
    const [earlier, account] = [await makeSearch(), await makeAccount()]
    expect(endsVisitor(await post('/account/sign-out', {}, account, earlier.cookie))).toBe(true)
    const second = await makeAccount()
    const response = await call('/api/auth/logout', { method: 'POST', headers: second.headers })
    expect(endsVisitor(response)).toBe(true)
    const third = await makeAccount()
    const erased = await post('/account/erase', { password: PASSWORD }, third, earlier.cookie)
    expect([erased.headers.get('location'), endsVisitor(erased)]).toEqual(['/login?erased=1', true])
  })
})
