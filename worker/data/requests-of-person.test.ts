import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createContext } from '../services/context.ts'
import { sweep } from '../services/sweep.ts'
import { call } from '../testing/call.ts'
import { askForDemo, CONTACT, DEMO_FORM, freshAddress } from '../testing/requests.ts'
import { deleteMessagesOf } from './outbox.ts'
import { deleteRequestsOf, listRequestsOf } from './requests-of-person.ts'

const STORES = ['demo_requests', 'demo_details', 'contact_messages', 'consents', 'outbox']

/** Sends every form with this address. */
async function sendAll(email: string): Promise<void> {
  await askForDemo({ email })
  await call('/api/request-demo', { body: { ...DEMO_FORM, email } })
  await call('/api/email-webhook', { body: { type: 'contact', contact: { ...CONTACT, email } } })
}

/** Counts the rows of each store that contain the address. */
async function rowsNaming(email: string): Promise<number[]> {
  const counts = []
  for (const store of STORES) {
    const { results } = await env.DB.prepare(`SELECT * FROM ${store}`).all()
    counts.push(results.filter((row) => JSON.stringify(row).includes(email)).length)
  }
  return counts
}

it('lists a person’s requests, and deletes them from every store without those of others', async () => {
  const [gone, stays] = [freshAddress(), freshAddress()]
  await sendAll(gone)
  await sendAll(stays)
  const held = await listRequestsOf(env.DB, gone)
  expect(Object.values(held).map((rows) => rows.length)).toEqual([1, 1, 1, 1])
  const before = await rowsNaming(stays)
  expect(before.every((count) => count > 0)).toBe(true)
  await env.DB.batch([...deleteRequestsOf(env.DB, gone), deleteMessagesOf(env.DB, gone)])
  expect(await rowsNaming(gone)).toEqual([0, 0, 0, 0, 0])
  expect(await rowsNaming(stays)).toEqual(before)
})

it('the cron deletes mail after 90 days, messages after a year, and requests after two', async () => {
  const email = freshAddress()
  await sendAll(email)
  const before = await rowsNaming(email)
  const sweepIn = (days: number) => {
    const context = createContext(env as Env, () => undefined)
    return sweep({ ...context, now: () => new Date(Date.now() + days * 86_400_000) })
  }
  const [requests, details, messages, consents] = before
  await sweepIn(89)
  expect(await rowsNaming(email)).toEqual(before)
  await sweepIn(91)
  expect(await rowsNaming(email)).toEqual([requests, details, messages, consents, 0])
  await sweepIn(366)
  expect(await rowsNaming(email)).toEqual([requests, details, 0, consents, 0])
  await sweepIn(731)
  expect(await rowsNaming(email)).toEqual([0, 0, 0, 0, 0])
})
