import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { type Change, Revision } from '#shared/contracts/revisions'
import { call, makeSearch } from '../testing/call.ts'
import { change, makeTrip, placesIn, post, readPlan, rowsOf, TOUR, visitAt } from '../testing/revisions.ts'

describe('POST /api/itinerary/{search_id}/copy', () => {
  const copy = (id: number, cookie = '') =>
    call(`/api/itinerary/${id}/copy`, { method: 'POST', body: {}, headers: cookie ? { cookie } : {} })

  it('gives anybody the same plan to change, without the words of its idea', async () => {
    const trip = await makeTrip(`${TOUR}. My number is 082 123 4567.`)
    const { day, step } = visitAt(trip.plan, 1)
    const { itinerary } = await change(trip, 1, { type: 'remove', day, step })
    const stranger = await makeSearch()
    const response = await copy(trip.id, stranger.cookie)
    expect(response.status).toBe(201)
    const { search_id } = await response.json<{ search_id: number }>()
    const copied = await readPlan(search_id)
    expect({ ...copied, search_id: trip.id, created_at: itinerary.created_at }).toEqual(itinerary)
    const row = await env.DB.prepare('SELECT * FROM searches WHERE id = ?').bind(search_id).first()
    expect(JSON.stringify(row)).not.toContain('4567')
    const own = { id: search_id, cookie: stranger.cookie }
    expect((await post(trip, 2, { type: 'undo' })).status).toBe(200)
    expect((await post({ ...own, cookie: trip.cookie }, 2, { type: 'undo' })).status).toBe(403)
    // Undo stops where the copy begins: what was before is not its owner's.
    const undone = await post(own, 2, { type: 'undo' })
    expect([undone.status, await undone.json()]).toMatchObject([422, { code: 'nothing_to_undo' }])
    const again = visitAt(copied, 2)
    const changed = Revision.parse(await (await post(own, 2, { type: 'remove', day: 2, step: again.step })).json())
    expect(placesIn(changed.itinerary).flat()).not.toContain(again.place)
    expect((await copy(42)).status).toBe(404)
  })
})

describe('the versions of a plan', () => {
  it('lead back to the first one by undo, to the byte, after any changes', async () => {
    const trip = await makeTrip()
    const text = await (await call(`/api/itinerary/${trip.id}`)).text()
    let [version, plan] = [1, trip.plan]
    const at = () => visitAt(plan, 2)
    const make = async (...changes: Change[]) => {
      ;({ version, itinerary: plan } = await change(trip, version, ...changes))
    }
    await make({ type: 'resize', day: 2, step: at().step, minutes: 45 })
    await make({ type: 'remove', day: 2, step: at().step }, { type: 'set', field: 'pax_teachers', value: 4 })
    await make({ type: 'undo' })
    await make({ type: 'package', code: 'signature' })
    await make({ type: 'lock', day: 2, step: at().step })
    for (let left = 2; left > 0; left--) await make({ type: 'undo' })
    expect(await (await call(`/api/itinerary/${trip.id}`)).text()).not.toBe(text)
    await make({ type: 'undo' })
    expect(await (await call(`/api/itinerary/${trip.id}`)).text()).toBe(text)
    for (const redone of [1, 2, 3]) {
      await make({ type: 'redo' })
      expect(version, `redone ${redone} times`).toBe(9 + redone)
    }
  })

  it('come back several at once, as one version, which redo takes back', async () => {
    const trip = await makeTrip()
    const { day, step } = visitAt(trip.plan, 2)
    await change(trip, 1, { type: 'lock', day, step })
    await change(trip, 2, { type: 'set', field: 'pax_teachers', value: 4 })
    const third = await change(trip, 3, { type: 'set', field: 'pax_students', value: 40 })
    const undo = { type: 'undo' } as const
    const first = await change(trip, 4, undo, undo, undo)
    expect([first.version, first.itinerary]).toEqual([5, trip.plan])
    expect(first.said[0]).toMatch(/^Undone: 3 changes\. The plan is as in version 1 again, /)
    expect((await post(trip, 5, undo)).status).toBe(422)
    const redo = { type: 'redo' } as const
    expect((await change(trip, 5, redo, redo, redo)).itinerary).toEqual(third.itinerary)
    expect((await post(trip, 6, undo, redo)).status).toBe(422)
  })

  it('come back from the page of an older one, without script', async () => {
    const trip = await makeTrip()
    const headers = { cookie: trip.cookie }
    const { day, step } = visitAt(trip.plan, 2)
    await change(trip, 1, { type: 'lock', day, step })
    await change(trip, 2, { type: 'set', field: 'pax_teachers', value: 4 })
    const page = async (query: string) => (await call(`/itinerary/${trip.id}${query}`, { headers })).text()
    const older = await page('?version=1')
    expect(older).toContain('Make this the plan again')
    const fields = [...older.matchAll(/<input type="hidden" name="(base_version|type|times)" value="(\w+)"/g)]
    const form = new URLSearchParams(fields.map(([, name, value]) => [name!, value!]))
    expect(Object.fromEntries(form)).toEqual({ base_version: '3', type: 'undo', times: '2' })
    const posted = await call(`/itinerary/${trip.id}/change`, {
      body: form.toString(),
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(posted.status).toBe(303)
    expect(await readPlan(trip.id)).toEqual(trip.plan)
    expect(await page('?version=1')).not.toContain('Make this the plan again')
    expect(await (await call(`/itinerary/${trip.id}?version=1`)).text()).not.toContain('Make this the plan again')
  })

  it('are deleted with their trip', async () => {
    const trip = await makeTrip()
    const { day, step } = visitAt(trip.plan, 1)
    await change(trip, 1, { type: 'lock', day, step })
    await env.DB.prepare('DELETE FROM searches WHERE id = ?').bind(trip.id).run()
    expect(await rowsOf(trip.id)).toBe(0)
  })
})

describe('the page of a plan', () => {
  it('is another one after each change, and for an older version', async () => {
    const trip = await makeTrip()
    await call(`/api/itinerary/${trip.id}/packages`)
    const tagOf = async (query = '') => (await call(`/itinerary/${trip.id}${query}`)).headers.get('etag')
    const first = await tagOf()
    const { day, step } = visitAt(trip.plan, 1)
    await change(trip, 1, { type: 'lock', day, step })
    expect(await tagOf()).toBeNull()
    const tags = [first, await tagOf(), await tagOf('?version=1'), await tagOf('?changed=2')]
    expect(new Set(tags).size).toBe(4)
    expect(await tagOf('?changed=99')).toBe(await tagOf('?changed=98'))
    expect(await tagOf('?other=1')).toBe(tags[1])
  })
})
