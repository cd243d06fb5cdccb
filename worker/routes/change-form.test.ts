import { describe, expect, it } from 'vitest'
import { call } from '../testing/call.ts'
import { makeTrip, placesIn, readPlan, rowsOf, visitAt } from '../testing/revisions.ts'

const press = (id: number, fields: Record<string, string>, cookie: string) =>
  call(`/itinerary/${id}/change`, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
  })

describe('POST /itinerary/{id}/change, a change without script', () => {
  it('makes the same version as the API, and redirects to the plan', async () => {
    const trip = await makeTrip()
    const { day, step, place } = visitAt(trip.plan, 1)
    const fields = { base_version: '1', type: 'remove', day: `${day}`, step: `${step}` }
    const response = await press(trip.id, fields, trip.cookie)
    expect([response.status, response.headers.get('location')]).toEqual([303, `/itinerary/${trip.id}?changed=2`])
    expect(placesIn(await readPlan(trip.id)).flat()).not.toContain(place)
    expect((await press(trip.id, fields, trip.cookie)).status).toBe(409)
    const set = { base_version: '2', type: 'set', field: 'pax_students', value: '30' }
    expect((await press(trip.id, set, trip.cookie)).status).toBe(303)
    expect((await readPlan(trip.id)).group_details.students).toBe(30)
  })

  it('shows the plan with the reason if it cannot be', async () => {
    const trip = await makeTrip()
    await call(`/api/itinerary/${trip.id}/packages`)
    const response = await press(trip.id, { base_version: '1', type: 'remove', day: '1', step: '99' }, trip.cookie)
    expect(response.status).toBe(422)
    expect(await response.text()).toContain(trip.plan.title)
    expect((await press(trip.id, { base_version: '1', type: 'undo' }, '')).status).toBe(403)
    expect((await press(trip.id, { base_version: '1', type: 'remove' }, trip.cookie)).status).toBe(422)
    expect(await rowsOf(trip.id)).toBe(0)
  })
})
