import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { Charge, Spending } from '#shared/domain/spending'
import { makeAccount } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'
import { logOf } from '../testing/captured-log.ts'
import { failingDatabase } from '../testing/failing-database.ts'
import { contextWithout } from '../testing/requests.ts'
import type { Context } from './context.ts'
import { requestReset } from './reset-request.ts'

const SENDER = { network: '203.0.113.40', isLimited: true }

/** What a request for a reset does: its statements, its charges and its queue entries, without their values. */
async function stepsOf(email: string): Promise<string[]> {
  const steps: string[] = []
  const db = new Proxy(env.DB, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => (steps.push(sql), target.prepare(sql))
      if (name === 'batch') return (list: D1PreparedStatement[]) => (steps.push('batch'), target.batch(list))
      return Reflect.get(target, name)
    },
  })
  const budgets = {
    spend: (charges: Charge[]) => (steps.push(`spend ${charges.length}`), Promise.resolve({ granted: true as const })),
  }
  const mailQueue = { add: (ids: string[]) => (steps.push(`queue ${ids.length}`), Promise.resolve()) }
  const works: Promise<unknown>[] = []
  const context = { ...contextWithout({ budgets, mailQueue }), db, later: (work: Promise<unknown>) => works.push(work) }
  requestReset(context, email, SENDER)
  for (let n = 0; n < works.length; n++) await works[n]
  return steps
}

it('a request for a reset takes the same steps with and without an account', async () => {
  const { email } = await makeAccount()
  const known = await stepsOf(email)
  expect(known.filter((step) => step.startsWith('insert into "outbox"'))).toHaveLength(1)
  expect(known).toContain('queue 1')
  expect(await stepsOf('nobody@school.example')).toEqual(known)
  const rows = await env.DB.prepare(`SELECT count(*) AS n FROM outbox WHERE "to" = '["nobody@school.example"]'`).first(
    'n',
  )
  expect(rows).toBe(0)
})

it.each(['/api/auth/reset-request', '/forgot'])('%s answers before any of it is done', async (path) => {
  const forever = () => new Promise<never>(() => {})
  const hanging = { prepare: () => ({ bind: () => ({ raw: forever, all: forever }) }), batch: forever }
  const budgets = { idFromName: () => '', get: () => ({ spend: forever }) }
  const isForm = path === '/forgot'
  const { email } = await makeAccount()
  const response = await call(path, {
    body: isForm ? new URLSearchParams({ email }).toString() : { email },
    headers: isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {},
    with: { DB: hanging as unknown as D1Database, BUDGETS: budgets as unknown as Env['BUDGETS'] },
  })
  expect(response.status).toBe(isForm ? 303 : 202)
})

/** The log of a request for a reset in a context of its own. */
async function logOfReset(email: string, changes: Partial<Context>): Promise<string> {
  const works: Promise<unknown>[] = []
  const later = (work: Promise<unknown>) => void works.push(work)
  return logOf(async () => {
    requestReset({ ...contextWithout({}), ...changes, later }, email, SENDER)
    await Promise.all(works)
  })
}

it('a request for a reset that cannot be stored or is over a budget is logged, without the address', async () => {
  const { email } = await makeAccount()
  const spent: Spending = { granted: false, key: 'any', retryAfterSeconds: 60 }
  const overBudget = contextWithout({ budgets: { spend: () => Promise.resolve(spent) } })
  const logs = [await logOfReset(email, { db: failingDatabase() }), await logOfReset(email, overBudget)]
  expect(logs[0]).toContain('"mail":"reset","fault":"Error"')
  expect(logs[1]).toContain('"mail":"reset","overBudgetOf":"network or site"')
  for (const log of logs) expect(log).not.toContain(email)
})
