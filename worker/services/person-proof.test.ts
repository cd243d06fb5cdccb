import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { logOf } from '../testing/captured-log.ts'
import { MarkedPerson } from '../testing/marked-person.ts'
import { findInStores } from '../testing/stores.ts'

const TIMEOUT_MS = 120_000

it(
  'a person’s data is in the stores, in their export and in no log, and in no store after erasure',
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
  TIMEOUT_MS,
)

it(
  'a paid order keeps trip, amount and dates after erasure, and nothing else about the person',
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
  TIMEOUT_MS,
)
