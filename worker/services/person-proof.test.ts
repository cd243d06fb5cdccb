import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { logOf } from '../testing/captured-log.ts'
import { MarkedPerson } from '../testing/marked-person.ts'
import { findInStores } from '../testing/stores.ts'

const PATIENCE_MS = 120_000

it(
  'a person’s words stand in the stores, in their export and in no log; erasing leaves none in any store',
  async () => {
    const person = new MarkedPerson()
    const log = await logOf(() => person.useEverything())
    expect(person.marks.length).toBeGreaterThan(100)
    expect(log).toContain('"route":"/api/payments"')
    expect(log.toLowerCase()).not.toContain(person.prefix)

    const before = await findInStores(person.prefix)
    const stores = before.map((place) => place.split(' ')[0])
    for (const store of ['searches', 'users', 'profiles', 'outbox', 'orders', 'demo_requests'])
      expect(stores).toContain(store)
    for (const store of ['demo_details', 'contact_messages', 'consents', 'idempotency_keys'])
      expect(stores).toContain(store)

    const exported = (await person.export()).toLowerCase()
    const inD1 = await env.DB.prepare(
      "SELECT group_concat(submission, ' ') AS words FROM demo_requests WHERE email = ?",
    )
      .bind(person.email.toLowerCase())
      .first<string>('words')
    for (const [mark] of (inD1 ?? '').matchAll(new RegExp(`${person.prefix}n\\d+z`, 'g')))
      expect(exported).toContain(mark)

    const erasing = await logOf(() => person.erase())
    expect(erasing.toLowerCase()).not.toContain(person.prefix)
    expect(await findInStores(person.prefix)).toEqual([])
  },
  PATIENCE_MS,
)

it(
  'of an order that was paid the books keep the trip, the sum and the dates, and nothing else of the person',
  async () => {
    const person = new MarkedPerson()
    await person.useEverything()
    await env.DB.prepare(
      "UPDATE orders SET is_practice = 0, status = 'paid' WHERE json_extract(billing, '$.email') = ?",
    )
      .bind(person.email)
      .run()
    await person.erase()
    expect(await findInStores(person.prefix)).toEqual(['orders (4)'])
    const { results } = await env.DB.prepare('SELECT * FROM orders WHERE instr(lower(trip_name), ?) > 0')
      .bind(person.prefix)
      .all<Record<string, unknown>>()
    for (const row of results) {
      const named = Object.entries(row).filter(([, value]) => String(value).toLowerCase().includes(person.prefix))
      expect(named.map(([column]) => column)).toEqual(['reference', 'trip_id', 'trip_name'])
    }
  },
  PATIENCE_MS,
)
