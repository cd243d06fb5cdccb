import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { Itinerary } from '#shared/contracts/itinerary'
import {
  Alternatives,
  type Change,
  PlanVersions,
  RefusedRevision,
  Revision,
  StaleVersion,
} from '#shared/contracts/revisions'
import { call, makeSearch } from '../testing/call.ts'

const TOUR = 'Grade 11 History, 44 learners and 3 teachers, from Worcester to Cape Town, 11 to 13 June 2027'

async function makeTrip(idea = TOUR) {
  const { id, cookie } = await makeSearch(idea)
  const made = await call('/api/generate-itinerary', { body: { search_id: id, idea } })
  expect(made.status).toBe(200)
  return { id, cookie, plan: await readPlan(id) }
}
type Trip = Awaited<ReturnType<typeof makeTrip>>
const readPlan = async (id: number, query = '') =>
  Itinerary.parse(await (await call(`/api/itinerary/${id}${query}`)).json())
const post = ({ id, cookie }: Pick<Trip, 'id' | 'cookie'>, base_version: number, ...changes: Change[]) =>
  call(`/api/itinerary/${id}/revisions`, { body: { base_version, changes }, headers: { cookie } })
async function change(trip: Trip, base: number, ...changes: Change[]) {
  const response = await post(trip, base, ...changes)
  const body = await response.json()
  expect(response.status, JSON.stringify(body).slice(0, 300)).toBe(200)
  return Revision.parse(body)
}
const rowsOf = async (id: number) =>
  (await env.DB.prepare('SELECT count(*) AS count FROM plan_versions WHERE search_id = ?')
    .bind(id)
    .first<{ count: number }>())!.count
const visitAt = (plan: Itinerary, day: number, nth = 0) => {
  const steps = plan.daily_itinerary[day - 1]!.schedule
  const step = steps.flatMap(({ role }, i) => (role === 'visit' ? [i] : []))[nth]!
  return { day, step, title: steps[step]!.title, place: steps[step]!.place_id }
}
const placesIn = (plan: Itinerary) =>
  plan.daily_itinerary.map(({ schedule }) =>
    schedule.flatMap(({ role, place_id }) => (role === 'visit' ? [place_id] : [])),
  )
const failed = ({ checks }: Itinerary) => checks.flatMap(({ id, status }) => (status === 'fail' ? [id] : []))
const alternativesAt = async ({ id, cookie }: Trip, day: number, step: number) =>
  Alternatives.parse(
    await (await call(`/api/itinerary/${id}/alternatives?day=${day}&step=${step}`, { headers: { cookie } })).json(),
  ).items

describe('POST /api/itinerary/{search_id}/revisions', () => {
  it('swaps a visit for an alternative as it was offered, and moves nothing on other days', async () => {
    const trip = await makeTrip()
    const { day, step, place } = visitAt(trip.plan, 2)
    const [offer] = await alternativesAt(trip, day, step)
    const { version, itinerary, said } = await change(trip, 1, { type: 'swap', day, step, with: offer!.id })
    expect(version).toBe(2)
    expect(placesIn(itinerary).flat()).toContain(offer!.id)
    expect(placesIn(itinerary).flat()).not.toContain(place)
    expect(Math.round(itinerary.total_per_student)).toBe(offer!.rand_per_learner)
    expect(said[0]).toContain(`${offer!.title} instead of`)
    expect(failed(itinerary)).toEqual(failed(trip.plan))
    for (const other of [0, 2]) expect(placesIn(itinerary)[other]).toEqual(placesIn(trip.plan)[other])
    expect(await readPlan(trip.id)).toEqual(itinerary)
    expect(await readPlan(trip.id, '?version=1')).toEqual(trip.plan)
  })

  it('takes a visit out, puts it back by undo to the byte, and takes it out again by redo', async () => {
    const trip = await makeTrip()
    const { day, step, title, place } = visitAt(trip.plan, 1)
    const text = await (await call(`/api/itinerary/${trip.id}`)).text()
    const removed = await change(trip, 1, { type: 'remove', day, step })
    expect(removed.said[0]).toContain(`${title} taken out`)
    expect(placesIn(removed.itinerary).flat()).not.toContain(place)
    const { version } = await change(trip, 2, { type: 'undo' })
    expect(await (await call(`/api/itinerary/${trip.id}`)).text()).toBe(text)
    expect((await post(trip, version, { type: 'undo' })).status).toBe(422)
    const redone = await change(trip, version, { type: 'redo' })
    expect(redone.itinerary).toEqual(removed.itinerary)
    expect((await post(trip, 4, { type: 'redo' })).status).toBe(422)
    const { items } = PlanVersions.parse(await (await call(`/api/itinerary/${trip.id}/versions`)).json())
    expect(items.map(({ version: one }) => one)).toEqual([4, 3, 2, 1])
    expect(items[1]!.said[0]).toBe(`Undone: ${removed.said[0]}`)
  })

  it('adds a place of the catalogue where it fits best', async () => {
    const trip = await makeTrip()
    const { day, step } = visitAt(trip.plan, 1)
    const offers = (await alternativesAt(trip, day, step)).filter(({ holds }) => holds)
    const removed = await change(trip, 1, { type: 'remove', day, step })
    const { itinerary } = await change(trip, 2, { type: 'add', day, with: offers[0]!.id })
    expect(placesIn(itinerary)[0]).toContain(offers[0]!.id)
    expect(placesIn(itinerary)[0]).toHaveLength(placesIn(removed.itinerary)[0]!.length + 1)
  })

  it('refuses with a true reason what cannot be, and stores nothing', async () => {
    const trip = await makeTrip()
    const { day, step, place } = visitAt(trip.plan, 1)
    const drive = trip.plan.daily_itinerary[0]!.schedule.findIndex(({ role }) => role === 'drive')
    const refused = async (...changes: Change[]) => {
      const response = await post(trip, 1, ...changes)
      expect(response.status).toBe(422)
      return RefusedRevision.parse(await response.json())
    }
    expect(await refused({ type: 'remove', day, step: drive })).toMatchObject({
      code: 'not_a_visit',
      fields: { step: expect.stringContaining('no visit') },
    })
    expect(await refused({ type: 'remove', day: 9, step })).toMatchObject({
      code: 'no_such_day',
      fields: { day: expect.any(String) },
    })
    expect(await refused({ type: 'remove', day, step: 99 })).toMatchObject({ code: 'no_such_step' })
    expect(await refused({ type: 'add', day, with: 'nothing' })).toMatchObject({
      code: 'unknown_place',
      fields: { with: expect.any(String) },
    })
    expect(await refused({ type: 'add', day: 2, with: place! })).toMatchObject({ code: 'already_there' })
    expect(await refused({ type: 'undo' }, { type: 'redo' })).toMatchObject({ code: 'not_alone' })
    expect(await rowsOf(trip.id)).toBe(0)
  })

  it('answers 409 with the newest version to a change of an older one; of two at once one is made', async () => {
    const trip = await makeTrip()
    const { day, step } = visitAt(trip.plan, 1)
    const both = await Promise.all([1, 2].map(() => post(trip, 1, { type: 'remove', day, step })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const stale = StaleVersion.parse(await both.find(({ status }) => status === 409)!.json())
    expect(stale.version).toBe(2)
    expect(stale.itinerary).toEqual(await readPlan(trip.id))
    expect(await rowsOf(trip.id)).toBe(1)
  })

  it('refuses everybody but the owner, and an unknown plan', async () => {
    const { id } = await makeTrip()
    const stranger = await makeSearch()
    for (const cookie of ['', stranger.cookie]) {
      const response = await post({ id, cookie }, 1, { type: 'undo' })
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ code: 'not_your_trip' })
    }
    expect((await post({ id: 42, cookie: stranger.cookie }, 1, { type: 'undo' })).status).toBe(404)
    expect((await post(stranger, 1, { type: 'undo' })).status).toBe(404)
    expect((await call(`/api/itinerary/${id}?version=2`)).status).toBe(404)
  })
})
