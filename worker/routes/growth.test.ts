import { env } from 'cloudflare:workers'
import { beforeAll, expect, it } from 'vitest'
import type { SearchCreated } from '#shared/contracts/search'
import { createContext } from '../services/context.ts'
import { sweep } from '../services/sweep.ts'
import { makeAccount, PASSWORD, type TestAccount } from '../testing/accounts.ts'
import { BRIEF, call } from '../testing/call.ts'
import { fillTables, type Sizes } from '../testing/fill-tables.ts'
import { queryStepsOf, tableScannedBy } from '../testing/query-steps.ts'
import { recordingDatabase } from '../testing/recording-database.ts'
import { CONTACT, DEMO, DEMO_FORM } from '../testing/requests.ts'

const FEW: Sizes = { searches: 130, trips: 110, posts: 60, mails: 60, orders: 320, requests: 10 }
const MANY: Sizes = { searches: 100_000, trips: 2_000, posts: 5_000, mails: 50_000, orders: 20_000, requests: 20_000 }

/** Tables of the catalogue, which grow only with a release, and the list of work that each sweep empties. */
const READ_WHOLE = [
  'address_places',
  'catalogue_documents',
  'countries',
  'landmarks',
  'places',
  'programmes',
  'stays',
  'towns',
  'deleted_searches',
]

const { db, statements } = recordingDatabase()
const times: { what: string; ms: number; kilobytes: number }[] = []
let school: TestAccount
let admin: TestAccount
let visitor: Record<string, string>

async function measure(what: string, work: () => Promise<{ length: number }>): Promise<void> {
  const began = performance.now()
  const { length } = await work()
  // The clock of a Worker stands still between two calls to the outside.
  await scheduler.wait(0)
  times.push({ what, ms: Math.round(performance.now() - began), kilobytes: Math.round(length / 1000) })
}

/** Calls the Worker and returns what it answers. */
async function ask(path: string, options: { body?: unknown; method?: string; headers?: Record<string, string> } = {}) {
  let text = ''
  await measure(
    `${options.method ?? (options.body ? 'POST' : 'GET')} ${path.replace(/cursor=.*/, 'cursor=…')}`,
    async () => {
      const response = await call(path, { ...options, with: { DB: db, RATE_LIMITS: 'off' } })
      text = await response.text()
      if (response.status >= 400) throw new Error(`${path}: ${response.status} ${text}`)
      return text
    },
  )
  return text
}

/** The first two pages of a list, whichever name its cursor has. */
async function askTwoPages(path: string, headers: Record<string, string>) {
  const { next_cursor, next } = JSON.parse(await ask(path, { headers })) as { next_cursor?: string; next?: string }
  const cursor = encodeURIComponent(next_cursor ?? next ?? '')
  expect([path, cursor]).not.toEqual([path, ''])
  await ask(`${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}`, { headers })
}

beforeAll(async () => {
  school = await makeAccount()
  admin = await makeAccount('admin')
  const made = await call('/api/search', { body: { idea: BRIEF } })
  const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { id } = await made.json<SearchCreated>()
  await call('/api/generate-itinerary', { body: { search_id: id, idea: BRIEF } })
  await fillTables(env.TEST_IN_FULL ? MANY : FEW, { searchId: id, userId: school.id })
  await env.DB.prepare(
    'UPDATE searches SET visitor_id = (SELECT visitor_id FROM searches WHERE id = ?) WHERE id > 1000000 AND id <= 1000110',
  )
    .bind(id)
    .run()
  visitor = { cookie }
}, 600_000)

it('no list, form or job of the sweep reads a whole table that grows', async () => {
  for (const path of [
    '/api/blog',
    '/api/outbox',
    '/api/search/parsed',
    '/api/search/parsed?status=complete',
    '/api/orders',
  ])
    await askTwoPages(path, admin.headers)
  await ask('/api/search/parsed?status=processing', admin)
  await askTwoPages('/api/blog', {})
  await askTwoPages('/api/ideas/parsed', visitor)
  await askTwoPages('/api/search/parsed', school.headers)
  await askTwoPages('/api/account/trips', school.headers)
  for (const path of ['/blog', '/blog/grown-7', '/blog/rss.xml', '/sitemap-posts.xml']) await ask(path)
  await askForms()
  const context = { ...createContext({ ...env, DB: db } as Env, () => undefined), db }
  await measure('the sweep', async () => {
    await sweep(context)
    return ''
  })
  await ask('/api/account/trips/1000003', { method: 'DELETE', headers: school.headers })
  await ask('/api/account/export', { headers: school.headers })
  await ask('/api/account/erase', { body: { password: PASSWORD }, headers: school.headers })
  await measure('the sweep after an erasure', async () => {
    await sweep(context)
    return ''
  })

  expect(statements.size).toBeGreaterThan(60)
  const plans = []
  for (const [sql, values] of statements) plans.push({ sql, steps: await queryStepsOf(sql, values) })
  if (env.TEST_IN_FULL) report(plans)
  const growing = await growingTables()
  const scans = plans.filter(({ steps }) => steps.some((step) => growing.has(tableScannedBy(step) ?? '')))
  expect(scans).toEqual([])
}, 600_000)

function report(plans: { sql: string; steps: string[] }[]): void {
  const lines = plans.map(({ sql, steps }) => `${sql.replace(/\s+/g, ' ').slice(0, 200)}\n  ${steps.join('\n  ')}`)
  const measured = times.map(({ what, ms, kilobytes }) => `${ms} ms, ${kilobytes} kB: ${what}`)
  console.log([...lines, ...measured].join('\n'))
}

/** Every form and call that writes, once. */
async function askForms(): Promise<void> {
  const email = `grown-${crypto.randomUUID()}@school.example`
  const headers = { 'idempotency-key': crypto.randomUUID(), ...visitor }
  const { id } = JSON.parse(await ask('/api/search', { body: { idea: BRIEF }, headers })) as { id: number }
  await ask('/api/generate-itinerary', { body: { search_id: id, idea: BRIEF }, headers })
  await ask(`/api/itinerary/${id}`)
  await ask('/api/school-demo', { body: { ...DEMO, email }, headers })
  await ask('/api/request-demo', { body: { ...DEMO_FORM, email, searchId: id }, headers })
  await ask('/api/email-webhook', { body: { type: 'contact', contact: { ...CONTACT, email } } })
  await ask('/api/email-webhook', { body: { type: 'contact', userRecipient: email, subject: 'S', message: 'M' } })
  await ask('/api/signup', { body: { name: 'Naledi', lastname: 'Grown', email }, headers })
  await ask('/api/auth/login', { body: { identifier: school.email, password: PASSWORD }, headers: visitor })
  await ask('/api/auth/reset-request', { body: { email } })
}

async function growingTables(): Promise<Set<string>> {
  const { results } = await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all<{
    name: string
  }>()
  return new Set(results.map(({ name }) => name).filter((name) => !READ_WHOLE.includes(name)))
}
