import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createContext } from '../services/context.ts'
import { sweep } from '../services/sweep.ts'
import { makeAccount, PASSWORD, type TestAccount } from '../testing/accounts.ts'
import { call, makeSearch } from '../testing/call.ts'
import { readRecord } from '../testing/generation-object.ts'
import { askForDemo, CONTACT } from '../testing/requests.ts'

const erase = ({ headers }: TestAccount, bindings: Partial<Env> = {}) =>
  call('/api/account/erase', { body: { password: PASSWORD }, headers, with: bindings })
const lost = () => Promise.reject(new Error('Network connection lost.'))
/** Bindings whose objects and cache cannot be reached. */
const OUT_OF_REACH = {
  GENERATION: { idFromName: () => '', get: () => ({ forget: lost }) } as unknown as Env['GENERATION'],
  CACHE: { delete: lost } as unknown as Env['CACHE'],
}
const runSweep = () => sweep(createContext(env as Env, () => undefined))
const countLeft = () => env.DB.prepare('SELECT count(*) AS n FROM deleted_searches').first<number>('n')
const isStored = async (id: number) =>
  (await env.DB.prepare('SELECT 1 FROM searches WHERE id = ?').bind(id).first()) !== null
const cachedIdeas = async () => (await env.CACHE.list({ prefix: 'idea:' })).keys.length

async function planTrip(account: TestAccount): Promise<number> {
  const { id, idea } = await makeSearch(`40 Grade 6 learners to Durban for 2 days, ${crypto.randomUUID()}`)
  await env.DB.prepare('UPDATE searches SET user_id = ? WHERE id = ?').bind(account.id, id).run()
  await call('/api/generate-itinerary', { body: { search_id: id, idea } })
  return id
}
/** The kinds of mail to an address, or to the team about it. */
const mailAbout = async (email: string) => {
  const { results } = await env.DB.prepare(`SELECT id FROM outbox WHERE "to" = ? OR instr(text, ?) ORDER BY id`)
    .bind(JSON.stringify([email]), `: ${email}`)
    .all<{ id: string }>()
  return results.map(({ id }) => id.split(':')[0])
}
/** Sends a demo request and a message to the team. */
async function write(email: string): Promise<void> {
  await askForDemo({ email })
  await call('/api/email-webhook', { body: { type: 'contact', contact: { ...CONTACT, email } } })
}

it('erases the mail of an address, and no mail of an address that ends alike', async () => {
  const account = await makeAccount()
  const longer = `an${account.email}`
  for (const email of [account.email, longer]) await write(email)
  const mail = ['contact-team', 'contact-thanks', 'demo-team', 'demo-thanks']
  expect(await mailAbout(account.email)).toEqual(mail)
  expect((await erase(account)).status).toBe(200)
  expect(await mailAbout(account.email)).toEqual([])
  expect(await mailAbout(longer)).toEqual(mail)
})

it.each([
  ['an erased account', erase],
  [
    'a deleted trip',
    ({ headers }: TestAccount, bindings: Partial<Env>, id: number) =>
      call(`/api/account/trips/${id}`, { method: 'DELETE', headers, with: bindings }),
  ],
])('the sweep empties what could not be reached of %s', async (_what, remove) => {
  const account = await makeAccount()
  const id = await planTrip(account)
  const cached = await cachedIdeas()
  expect((await remove(account, OUT_OF_REACH, id)).status).toBe(200)
  expect(await isStored(id)).toBe(false)
  expect((await readRecord(id))?.state).toBe('complete')
  await runSweep()
  expect(await readRecord(id)).toBeUndefined()
  expect(await cachedIdeas()).toBe(cached - 1)
  expect(await countLeft()).toBe(0)
})

it('erases an account of many trips at once from the database, and the sweep does the rest', async () => {
  const account = await makeAccount()
  const { id } = await makeSearch()
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 130)
     INSERT INTO searches (id, idea, user_id, status, parsed, parser_version, created_at)
     SELECT ?1 + i, idea || i, ?2, 'complete', parsed, parser_version, created_at FROM n, searches WHERE id = ?1`,
  )
    .bind(id, account.id)
    .run()
  expect((await erase(account)).status).toBe(200)
  const count = await env.DB.prepare('SELECT count(*) AS n FROM searches WHERE user_id = ?').bind(account.id).first('n')
  expect(count).toBe(0)
  expect(await countLeft()).toBe(110)
  await runSweep()
  await runSweep()
  expect(await countLeft()).toBe(0)
})
