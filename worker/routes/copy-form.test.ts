import { describe, expect, it } from 'vitest'
import { makeAccount } from '../testing/accounts.ts'
import { call, makeSearch } from '../testing/call.ts'
import { change, makeTrip, readPlan, visitAt } from '../testing/revisions.ts'

const press = (id: number, cookie: string) =>
  call(`/itinerary/${id}/copy`, {
    body: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
  })

describe('POST /itinerary/{id}/copy, a copy without script', () => {
  it('redirects to the same plan, which is the caller’s; sent twice, it is one copy of each version', async () => {
    const trip = await makeTrip()
    await call(`/api/itinerary/${trip.id}/packages`)
    const { cookie } = await makeSearch()
    const response = await press(trip.id, cookie)
    expect(response.status).toBe(303)
    const address = response.headers.get('location')!
    const id = Number(/^\/itinerary\/(\d+)$/.exec(address)?.[1])
    expect({ ...(await readPlan(id)), search_id: trip.id, created_at: trip.plan.created_at }).toEqual(trip.plan)
    const { step } = visitAt(trip.plan, 1)
    await change({ ...trip, id, cookie }, 1, { type: 'lock', day: 1, step })
    expect((await press(trip.id, cookie)).headers.get('location')).toBe(address)
    await change(trip, 1, { type: 'lock', day: 1, step })
    expect((await press(trip.id, cookie)).headers.get('location')).not.toBe(address)
    expect((await press(42, cookie)).status).toBe(404)
  })
})

describe('the page of a plan', () => {
  it('offers an account to a visitor, and to nobody who owns the trip or is signed in', async () => {
    const trip = await makeTrip()
    await call(`/api/itinerary/${trip.id}/packages`)
    const pageFor = async (cookie?: string) => {
      const response = await call(`/itinerary/${trip.id}`, { headers: cookie ? { cookie } : {} })
      return { text: await response.text(), tag: response.headers.get('etag') }
    }
    const { token } = await makeAccount()
    const [visitor, owner, user] = [await pageFor(), await pageFor(trip.cookie), await pageFor(`session=${token}`)]
    expect(visitor.text).toContain('Create Free Account - Get 3 Package Options')
    expect(owner.text).not.toContain('Create Free Account')
    for (const words of ['Change this plan', 'Share', 'Keep this trip']) expect(owner.text).toContain(words)
    // The style sheet hides the offer from whoever is signed in.
    expect(user.text).toMatch(/^<!doctype html><html [^>]*data-signed-in/)
    expect(visitor.text).not.toMatch(/^<!doctype html><html [^>]*data-signed-in/)
    expect(new Set([visitor.tag, owner.tag, user.tag]).size).toBe(3)
  })
})
