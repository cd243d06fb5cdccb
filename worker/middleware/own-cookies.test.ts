import { expect, it } from 'vitest'
import { makeAccount, PASSWORD } from '../testing/accounts.ts'
import { BRIEF, call } from '../testing/call.ts'

const host = 'uhambo.example'
const cookiesOf = (response: Response) =>
  response.headers.getSetCookie().map((line) => line.split(';')[0]?.split('=')[0])

it('outside the local machine, cookies are taken only over HTTPS and from this host', async () => {
  const search = await call('/api/search', { body: { idea: BRIEF }, host })
  const [line = ''] = search.headers.getSetCookie()
  expect(line).toMatch(/^__Host-visitor=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const { id } = await search.json<{ id: number }>()
  const listed = async (cookie: string) => {
    const response = await call('/api/ideas/parsed', { headers: { cookie }, host })
    return (await response.json<{ items: { id: number }[] }>()).items.map((item) => item.id)
  }
  const cookie = line.slice(0, line.indexOf(';'))
  expect(await listed(cookie)).toEqual([id])
  // Another subdomain can set a cookie without the prefix.
  expect(await listed(cookie.replace('__Host-', ''))).toEqual([])
})

it('outside the local machine, the session is such a cookie from the sign-in to the sign-out', async () => {
  const account = await makeAccount()
  const body = { identifier: account.email, password: PASSWORD }
  const signedIn = await call('/api/auth/login', { body, host })
  expect(cookiesOf(signedIn)).toEqual(['__Host-session', '__Host-device'])
  const { token } = await signedIn.json<{ token: string }>()
  const page = await call('/account', { headers: { cookie: `__Host-session=${token}` }, host })
  expect(page.status).toBe(200)
  const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie: `__Host-session=${token}` }
  const signedOut = await call('/account/sign-out', { body: 'a=b', headers, host })
  expect(cookiesOf(signedOut)).toEqual(['__Host-session', '__Host-visitor'])
  for (const line of signedOut.headers.getSetCookie()) expect(line).toMatch(/=; Max-Age=0; Path=\/;.*Secure/)
})
