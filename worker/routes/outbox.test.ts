import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { OutboxList } from '#shared/contracts/outbox'
import { makeAccount } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'
import { insertTestMessage } from '../testing/mail.ts'

const admin = await makeAccount('admin')
const list = async (query = '') => {
  const response = await call(`/api/outbox${query}`, { headers: admin.headers })
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  return OutboxList.parse(await response.json())
}

describe('GET /api/outbox', () => {
  it('is for admins only', async () => {
    expect((await call('/api/outbox')).status).toBe(401)
    for (const role of ['school', 'editor'] as const)
      expect((await call('/api/outbox', { headers: (await makeAccount(role)).headers })).status).toBe(403)
  })

  it('lists all messages, newest first, page by page, each one once', async () => {
    const promised: string[] = []
    // Many messages of one instant, so that a page can end between them.
    for (let n = 0; n < 60; n++)
      promised.push(
        await insertTestMessage({ changedAt: n < 30 ? '2027-01-01T00:00:00.000Z' : `2027-01-02T00:00:${n}.000Z` }),
      )
    const first = await list()
    expect(first.items).toHaveLength(50)
    expect(first.items[0]).toMatchObject({ id: promised[59], to: ['team@uhambo.example'], status: 'queued' })
    const second = await list(`?cursor=${first.next}`)
    const listed = [...first.items, ...second.items].map(({ id }) => id)
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed).toEqual(expect.arrayContaining(promised))
  })

  it('continues after a message that was deleted meanwhile', async () => {
    for (let n = 0; n < 52; n++) await insertTestMessage({ changedAt: '2028-01-01T00:00:00.000Z' })
    const first = await list()
    const after = (await list(`?cursor=${first.next}`)).items
    await env.DB.prepare('DELETE FROM outbox WHERE id = ?').bind(first.items.at(-1)?.id).run()
    expect((await list(`?cursor=${first.next}`)).items).toEqual(after)
  })

  it('refuses a cursor that is not one of ours', async () => {
    expect((await call('/api/outbox?cursor=gone', { headers: admin.headers })).status).toBe(422)
  })
})
