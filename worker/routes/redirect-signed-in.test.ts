import { describe, expect, it } from 'vitest'
import { makeAccount, type TestAccount } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'

const placeOf = async (path: string, account: TestAccount | null) => {
  const response = await call(path, account ? { headers: { cookie: `session=${account.token}` } } : {})
  await response.body?.cancel()
  return response.headers.get('location') ?? response.status
}

describe('the sign-in page, for a signed-in user', () => {
  it.each([
    ['/login', '/account'],
    ['/login?next=/search/parsed?status=complete', '/search/parsed?status=complete'],
    ['/login?next=//evil.example', '/account'],
    ['/login?next=/login', '/account'],
    ['/login?verified=1', '/account?done=email'],
    ['/login?verified=0', '/account?done=old-link'],
  ])('leads on: %s', async (path, place) => {
    expect(await placeOf(path, await makeAccount())).toBe(place)
  })

  it.each(['/login?signed-out=1', '/login?erased=1', '/login?reset=1', '/login?signed-up=naledi'])(
    'still says what has happened: %s',
    async (path) => {
      expect(await placeOf(path, await makeAccount())).toBe(200)
    },
  )

  it('is shown to an editor without a token, because the editor’s pages require it', async () => {
    const editor = await makeAccount('editor')
    expect(await placeOf('/login?next=/admin/blog/new', editor)).toBe(200)
  })

  it('is shown to everybody else', async () => {
    const over = { ...(await makeAccount()), token: 'x'.repeat(43) }
    for (const account of [null, over]) expect(await placeOf('/login?next=/account', account)).toBe(200)
  })
})

it('only personal pages are marked as signed in', async () => {
  const account = await makeAccount()
  const isMarked = async (path: string, cookie: string) =>
    (await (await call(path, { headers: { cookie } })).text()).includes('<html lang="en-ZA" data-signed-in>')
  for (const path of ['/account', '/account/trips', '/search/parsed'])
    expect(await isMarked(path, `session=${account.token}`)).toBe(true)
  expect(await isMarked('/contact', `session=${account.token}`)).toBe(false)
  expect(await isMarked('/search/parsed', `session=${'x'.repeat(43)}`)).toBe(false)
})
