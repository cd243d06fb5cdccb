import { env } from 'cloudflare:workers'
import { beforeAll, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { makeAccount, type TestAccount } from '../testing/accounts.ts'
import { call, makeSearch } from '../testing/call.ts'

/*
 * Every API call with every kind of caller. `open` means that everybody may call it; the other values say who may. All
 * others get 401 (not signed in) or 403 (not allowed). For permitted callers this test only requires that the status is
 * neither 401 nor 403.
 */
type Rule = 'open' | 'signed in' | 'own password' | 'editors' | 'admins' | 'owner'

const RULES: Record<string, Rule> = {
  'GET /api/health': 'open',
  'POST /api/search': 'open',
  'POST /api/generate-itinerary': 'open',
  'GET /api/generate-itinerary/:search_id/events': 'open',
  'GET /api/itinerary/:search_id': 'open',
  'GET /api/itinerary/:search_id/owner': 'open',
  'GET /api/itinerary/:search_id/packages': 'open',
  'GET /api/itinerary/:search_id/worksheets': 'open',
  'GET /api/itinerary/:search_id/options': 'owner',
  'POST /api/itinerary/:search_id/revisions': 'owner',
  'GET /api/itinerary/:search_id/alternatives': 'owner',
  'GET /api/itinerary/:search_id/versions': 'open',
  'GET /api/catalogue': 'open',
  'POST /api/itinerary/:search_id/copy': 'open',
  'GET /api/catalogue/:id': 'open',
  'GET /api/ideas/parsed': 'open',
  'GET /api/countries': 'open',
  'GET /api/states': 'open',
  'GET /api/places/autocomplete': 'open',
  'GET /api/places/:id': 'open',
  'GET /api/schools': 'open',
  'GET /api/openapi.json': 'open',
  'POST /api/auth/login': 'open',
  'GET /api/auth/me': 'signed in',
  'POST /api/auth/logout': 'signed in',
  'POST /api/auth/password': 'signed in',
  'POST /api/auth/reset-request': 'open',
  'POST /api/auth/reset': 'open',
  'POST /api/signup': 'open',
  'GET /api/auth/verify': 'open',
  'GET /api/auth/invitation': 'open',
  'POST /api/auth/invitation': 'open',
  'POST /api/auth/invitation/sign-in': 'open',
  'GET /api/search/parsed': 'signed in',
  'GET /api/account/trips': 'signed in',
  'GET /api/account/earlier-ideas': 'own password',
  'POST /api/account/earlier-ideas': 'own password',
  'DELETE /api/account/trips/:search_id': 'own password',
  'GET /api/account/export': 'own password',
  'POST /api/account/erase': 'signed in',
  'GET /api/account/second-step': 'editors',
  'POST /api/account/second-step': 'editors',
  'POST /api/account/second-step/confirm': 'editors',
  'POST /api/account/second-step/remove': 'editors',
  'GET /api/blog': 'open',
  'GET /api/blog/:slug': 'open',
  'POST /api/blog': 'editors',
  'POST /api/blog/images': 'editors',
  'PUT /api/blog/:slug': 'editors',
  'DELETE /api/blog/:slug': 'editors',
  'POST /api/blog/restore': 'editors',
  'POST /api/school-demo': 'open',
  'POST /api/request-demo': 'open',
  'POST /api/email-webhook': 'open',
  'GET /api/outbox': 'admins',
  'GET /api/admin/staff': 'admins',
  'DELETE /api/admin/staff/:username': 'admins',
  'POST /api/admin/invitations': 'admins',
  'POST /api/admin/invitations/withdraw': 'admins',
  'GET /api/orders': 'admins',
  'POST /api/orders/:reference/paid': 'admins',
  'POST /api/payments': 'open',
  'GET /api/payments/quote': 'open',
  'GET /api/payments/:reference': 'open',
  'POST /api/payments/:reference/next': 'open',
  'POST /api/payments/webhooks/paystack': 'open',
  'POST /api/payments/webhooks/payfast': 'open',
}

/** Other invalid bodies: they must not be validated before the caller is checked. */
const SPOILT_BODIES = { 'malformed JSON': '{"a":', 'an empty body': '', 'a body of another kind': '[1]' }

/** Valid bodies, so that no caller is refused because of the body. */
const BODIES: Record<string, unknown> = {
  'POST /api/auth/password': { current_password: 'not it', new_password: 'long enough a phrase' },
  'POST /api/account/earlier-ideas': { choice: 'mine' },
  'POST /api/account/erase': { password: 'not it' },
  'POST /api/account/second-step/confirm': { code: '000000' },
  'POST /api/account/second-step/remove': { code: '000000' },
}

const CALLERS = [
  'nobody',
  'bad token',
  'ended session',
  'another school',
  'temporary password',
  'owner',
  'editor',
  'admin',
] as const
type Caller = (typeof CALLERS)[number]

const LET_IN: Record<Rule, readonly Caller[]> = {
  open: CALLERS,
  'signed in': ['another school', 'temporary password', 'owner', 'editor', 'admin'],
  'own password': ['another school', 'owner', 'editor', 'admin'],
  editors: ['editor', 'admin'],
  admins: ['admin'],
  owner: ['owner'],
}
const UNKNOWN: readonly Caller[] = ['nobody', 'bad token', 'ended session']

const routes = createApp()
  .routes.filter(({ path, method }) => path.startsWith('/api/') && method !== 'ALL')
  .map(({ method, path }) => `${method} ${path}`)
const calls = [...new Set(routes)]

let searchId = 0
let tokens: Record<Caller, string | null>

/** New accounts for each call, because some calls end the session. */
async function makeCallers(): Promise<Record<Caller, string | null>> {
  const ended = await makeAccount()
  await env.DB.prepare("UPDATE sessions SET created_at = '2026-01-01' WHERE user_id = ?").bind(ended.id).run()
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const owner = await makeAccount()
  await env.DB.prepare('UPDATE searches SET user_id = ? WHERE id = ?').bind(owner.id, searchId).run()
  const token = async (account: Promise<TestAccount>) => (await account).token
  return {
    nobody: null,
    'bad token': 'x'.repeat(43),
    'ended session': ended.token,
    'another school': await token(makeAccount()),
    'temporary password': await token(makeAccount('school', { passwordExpiresAt: soon })),
    owner: owner.token,
    editor: await token(makeAccount('editor')),
    admin: await token(makeAccount('admin')),
  }
}

beforeAll(async () => {
  searchId = (await makeSearch()).id
})

it('the table has a row for every call of the API, and no others', () => {
  expect(Object.keys(RULES).sort()).toEqual([...calls].sort())
})

it.each(calls)(
  '%s is allowed for the listed callers only',
  async (name) => {
    const [method = '', path = ''] = name.split(' ')
    const address = path.replace(':search_id', String(searchId)).replaceAll(/:\w+/g, 'nothing')
    const rule = RULES[name]!
    tokens = await makeCallers()
    const answers: Partial<Record<Caller, string>> = {}
    for (const caller of CALLERS) {
      const token = tokens[caller]
      const response = await call(address, {
        method,
        ...(method === 'GET' || method === 'DELETE' ? {} : { body: BODIES[name] ?? {} }),
        headers: token ? { authorization: `Bearer ${token}` } : {},
      })
      const { code } = response.status >= 400 ? await response.clone().json<{ code: string }>() : { code: '' }
      await response.body?.cancel()
      const isRefused = [401, 403].includes(response.status) && !['wrong_code', 'wrong_credentials'].includes(code)
      answers[caller] = isRefused ? String(response.status) : 'in'
    }
    const expected = CALLERS.map((caller) => {
      if (LET_IN[rule].includes(caller)) return [caller, 'in']
      // The options identify the visitor by a cookie, so an unknown visitor is refused like everybody else.
      return [caller, UNKNOWN.includes(caller) && rule !== 'owner' ? '401' : '403']
    })
    expect(answers).toEqual(Object.fromEntries(expected))
  },
  60_000,
)

it.each(calls.filter((name) => RULES[name] !== 'open' && !/^(?:GET|DELETE) /.test(name)))(
  '%s checks the caller before the body',
  async (name) => {
    const [method = '', path = ''] = name.split(' ')
    // A call before may have deleted the search of its owner.
    searchId = (await makeSearch()).id
    tokens = await makeCallers()
    for (const [what, body] of Object.entries(SPOILT_BODIES))
      for (const caller of CALLERS.filter((caller) => !LET_IN[RULES[name]!].includes(caller))) {
        const token = tokens[caller]
        const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
        const response = await call(path.replace(':search_id', String(searchId)).replaceAll(/:\w+/g, 'nothing'), {
          method,
          body,
          headers,
        })
        await response.body?.cancel()
        expect(response.status, `${caller} with ${what}`).toBe(
          UNKNOWN.includes(caller) && RULES[name] !== 'owner' ? 401 : 403,
        )
      }
  },
  60_000,
)
