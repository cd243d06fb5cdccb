import { env } from 'cloudflare:workers'
import { beforeAll, expect, it } from 'vitest'
import { KEPT_DAYS } from '#shared/domain/retention'
import { makeAccount, PASSWORD, signInAs } from '../testing/accounts.ts'
import { call, makeSearch } from '../testing/call.ts'
import { inviteByMail, newAddress } from '../testing/invitations.ts'
import { readRecord } from '../testing/generation-object.ts'
import { placeOrder } from '../testing/payment.ts'
import { createContext } from './context.ts'
import { sweep } from './sweep.ts'

const A_DAY_MS = 86_400_000

const countSearches = () => env.DB.prepare('SELECT count(*) AS n FROM searches').first<number>('n')
/** Runs the cron as if that many days had passed; often enough to delete what other test files left behind. */
async function sweepIn(days: number): Promise<void> {
  const context = { ...createContext(env as Env, () => undefined), now: () => new Date(Date.now() + days * A_DAY_MS) }
  let before: number | null
  do {
    before = await countSearches()
    await sweep(context)
  } while ((await countSearches()) !== before)
}
const isThere = async (table: string, column: string, value: unknown) =>
  (await env.DB.prepare(`SELECT 1 FROM ${table} WHERE ${column} = ?`).bind(value).first()) !== null
const plan = (id: number, idea: string) => call('/api/generate-itinerary', { body: { search_id: id, idea } })
/** Whole days from now to an ISO day. */
const daysTo = (day: string) => Math.ceil((Date.parse(day) - Date.now()) / A_DAY_MS)

const TIMEOUT_MS = 30_000

// With the clock moved forward, the sweep would resume all unfinished plans of other test files.
beforeAll(() => env.DB.prepare("UPDATE searches SET status = 'failed' WHERE status = 'processing'").run())

it(
  'deletes an idea without an account after a year, with its plan, its packages and its object',
  async () => {
    const near = await makeSearch('30 Grade 5 learners from Pretoria to Johannesburg for a day')
    const idle = await makeSearch('A trip that was never planned')
    const owned = await makeSearch('40 Grade 6 learners to Durban for 2 days')
    const account = await makeAccount()
    await env.DB.prepare('UPDATE searches SET user_id = ? WHERE id = ?').bind(account.id, owned.id).run()
    for (const { id, idea } of [near, owned]) expect((await plan(id, idea)).status).toBe(200)
    await env.DB.prepare("INSERT INTO package_options (search_id, others, created_at) VALUES (?, '[]', '2026-11-21')")
      .bind(near.id)
      .run()

    await sweepIn(KEPT_DAYS.ideas - 1)
    for (const { id } of [near, idle, owned]) expect(await isThere('searches', 'id', id)).toBe(true)
    await sweepIn(KEPT_DAYS.ideas + 1)
    expect(await isThere('searches', 'id', idle.id)).toBe(false)
    for (const [table, column] of [
      ['searches', 'id'],
      ['itineraries', 'search_id'],
      ['package_options', 'search_id'],
    ] as const)
      expect(await isThere(table, column, near.id)).toBe(false)
    expect(await readRecord(near.id)).toBeUndefined()
    expect((await call(`/itinerary/${near.id}`)).status).toBe(404)

    await sweepIn(4_000)
    expect(await isThere('itineraries', 'search_id', owned.id)).toBe(true)
    expect((await readRecord(owned.id))?.state).toBe('complete')
  },
  TIMEOUT_MS,
)

it(
  'goes by the server’s clock, whatever the client’s says',
  async () => {
    const idea = 'A day at a museum in Pretoria'
    const search = async (created_at: string) =>
      (await (await call('/api/search', { body: { idea, created_at } })).json<{ id: number }>()).id
    const [past, future] = [
      await search('2020-03-01'),
      await search(new Date(Date.now() + 400 * A_DAY_MS).toISOString()),
    ]
    await sweepIn(KEPT_DAYS.ideas - 1)
    for (const id of [past, future]) expect(await isThere('searches', 'id', id)).toBe(true)
    await sweepIn(KEPT_DAYS.ideas + 1)
    for (const id of [past, future]) expect(await isThere('searches', 'id', id)).toBe(false)
  },
  TIMEOUT_MS,
)

it(
  'keeps a plan until its trip is over',
  async () => {
    const far = await makeSearch('40 Grade 9 learners to Durban, 3 to 5 July 2028')
    expect((await plan(far.id, far.idea)).status).toBe(200)
    await sweepIn(daysTo('2028-07-05'))
    expect(await isThere('itineraries', 'search_id', far.id)).toBe(true)
    await sweepIn(daysTo('2028-07-06') + 1)
    expect(await isThere('searches', 'id', far.id)).toBe(false)
  },
  TIMEOUT_MS,
)

it(
  'deletes unpaid orders after a year, and paid ones after five, with their payment events',
  async () => {
    const order = async (isPractice: boolean, status: string) => {
      const { reference } = await placeOrder({ paymentMethod: 'cash' })
      await env.DB.prepare('UPDATE orders SET is_practice = ?, status = ? WHERE reference = ?')
        .bind(isPractice ? 1 : 0, status, reference)
        .run()
      return reference
    }
    const orders = {
      practice: await order(true, 'paid'),
      pending: await order(false, 'pending'),
      failed: await order(false, 'failed'),
      paid: await order(false, 'paid'),
      refunded: await order(false, 'refunded'),
    }
    await env.DB.prepare(
      "INSERT INTO payment_events (id, order_id, kind, amount_cents, currency, created_at) SELECT id || ':1:paid', id, 'paid', 54500, 'ZAR', created_at FROM orders WHERE reference = ?",
    )
      .bind(orders.paid)
      .run()
    const left = async () => {
      const there = []
      for (const [kind, reference] of Object.entries(orders))
        if (await isThere('orders', 'reference', reference)) there.push(kind)
      return there
    }
    await sweepIn(KEPT_DAYS.unpaidOrders - 1)
    expect(await left()).toEqual(Object.keys(orders))
    await sweepIn(KEPT_DAYS.unpaidOrders + 1)
    expect(await left()).toEqual(['paid', 'refunded'])
    await sweepIn(KEPT_DAYS.paidOrders - 1)
    expect(await left()).toEqual(['paid', 'refunded'])
    await sweepIn(KEPT_DAYS.paidOrders + 1)
    expect(await left()).toEqual([])
    const events = await env.DB.prepare('SELECT count(*) AS n FROM payment_events').first<number>('n')
    expect(events).toBe(0)
  },
  TIMEOUT_MS,
)

it(
  'deletes a browser 180 days after its last sign-in',
  async () => {
    const account = await makeAccount()
    await signInAs(account.email, PASSWORD)
    await sweepIn(KEPT_DAYS.knownDevices - 1)
    expect(await isThere('known_devices', 'user_id', account.id)).toBe(true)
    await sweepIn(KEPT_DAYS.knownDevices + 1)
    expect(await isThere('known_devices', 'user_id', account.id)).toBe(false)
  },
  TIMEOUT_MS,
)

it('deletes an invitation when it has expired', async () => {
  const admin = await makeAccount('admin')
  const [old, open] = [newAddress(), newAddress()]
  for (const email of [old, open]) await inviteByMail(admin, email, 'editor')
  await env.DB.prepare("UPDATE invitations SET expires_at = '2026-01-01' WHERE email = ?").bind(old).run()
  await sweepIn(0)
  expect([await isThere('invitations', 'email', old), await isThere('invitations', 'email', open)]).toEqual([
    false,
    true,
  ])
})
