import { describe, expect, it } from 'vitest'
import { centsOfRand, formatCents, inWholeRand } from '#shared/domain/money'
import type { Itinerary } from '#shared/contracts/itinerary'
import { Alternatives, type Change, PlanVersions, RefusedRevision, StaleVersion } from '#shared/contracts/revisions'
import { call, makeSearch } from '../testing/call.ts'
import {
  alternativesAt,
  change,
  failed,
  makeTrip,
  placesIn,
  post,
  readPlan,
  rowsOf,
  visitAt,
} from '../testing/revisions.ts'

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
    // What was undone is quoted, since it is not so now; the price that is now follows.
    const price = formatCents(inWholeRand(centsOfRand(trip.plan.total_per_student)))
    expect(items[1]!.said).toEqual([
      `Undone: “${removed.said[0]}” The plan is as in version 1 again, ${price} a learner.`,
    ])
    expect(items.map(({ state_of, parent }) => [state_of, parent])).toEqual([
      [2, 1],
      [1, 0],
      [2, 1],
      [1, 0],
    ])
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

describe('a trip that is set', () => {
  it('keeps its days for another group, and is said in the words of the field', async () => {
    const trip = await makeTrip()
    const { itinerary, said } = await change(trip, 1, { type: 'set', field: 'pax_students', value: 40 })
    expect(itinerary.group_details.students).toBe(40)
    expect(placesIn(itinerary)).toEqual(placesIn(trip.plan))
    expect(said[0]).toMatch(/^40 learners instead of 44: /)
  })

  it('takes a stop of one’s own, moves it, makes it longer and locks it', async () => {
    const trip = await makeTrip()
    const { day, step } = visitAt(trip.plan, 2)
    await change(trip, 1, { type: 'remove', day, step })
    const own = { title: 'Tea with the old girls', minutes: 45, rand_per_learner: 25 }
    const added = await change(trip, 2, { type: 'add', day, with: own })
    expect(added.said[0]).toMatch(/^Tea with the old girls added on day 2, at \d\d:\d\d: /)
    const at = (plan: Itinerary) =>
      plan.daily_itinerary.flatMap(({ day: on, schedule }) =>
        schedule.flatMap((one, i) => (one.title === own.title ? [{ day: on, step: i, one }] : [])),
      )[0]!
    const here = at(added.itinerary)
    const longer = await change(trip, 3, { type: 'resize', day: here.day, step: here.step, minutes: 60 })
    const now = at(longer.itinerary)
    const locked = await change(trip, 4, { type: 'lock', day: now.day, step: now.step })
    expect(at(locked.itinerary).one.locked).toBe(true)
    const refused = await post(trip, 5, { type: 'remove', day: now.day, step: now.step })
    expect(await refused.json()).toMatchObject({ code: 'locked' })
    const more = await change(trip, 5, { type: 'set', field: 'pax_students', value: 50 })
    expect(at(more.itinerary).one).toMatchObject({ locked: true, start: now.one.start })
  })

  it('is offered lower budgets as the plans that they give, to its owner only', async () => {
    const trip = await makeTrip()
    const path = `/api/itinerary/${trip.id}/alternatives?field=budget_per_student`
    expect((await call(path)).status).toBe(403)
    const { items } = Alternatives.parse(await (await call(path, { headers: { cookie: trip.cookie } })).json())
    const [first] = items
    expect(first).toMatchObject({ type: 'budget', holds: true })
    const value = Number(first!.id)
    const { itinerary } = await change(trip, 1, { type: 'set', field: 'budget_per_student', value })
    expect(Math.round(itinerary.total_per_student)).toBe(first!.rand_per_learner)
    expect(
      (await call(`/api/itinerary/${trip.id}/alternatives?field=days`, { headers: { cookie: trip.cookie } })).status,
    ).toBe(422)
  })

  it('takes an answer to a question into the same plan', async () => {
    const trip = await makeTrip('A trip to Durban, 6 to 7 May 2027')
    const [asked] = trip.plan.questions!
    const { version, itinerary } = await change(trip, 1, {
      type: 'answer',
      question: asked!.id,
      option: asked!.options[0]!,
    })
    expect(version).toBe(2)
    expect(itinerary.questions!.map(({ id }) => id)).not.toContain(asked!.id)
    const unknown = await post(trip, 2, { type: 'answer', question: 'none', option: 'Anything.' })
    expect(await unknown.json()).toMatchObject({ code: 'unknown_question' })
  })

  it('takes the plan of a package, changes it further, and takes another without what was taken out', async () => {
    const trip = await makeTrip()
    const taken = await change(trip, 1, { type: 'package', code: 'saver' })
    expect(taken.itinerary.total_per_student).toBeLessThan(trip.plan.total_per_student)
    const { day, step, place } = visitAt(taken.itinerary, 2)
    const { itinerary } = await change(trip, 2, { type: 'remove', day, step })
    expect(placesIn(itinerary)).toEqual(placesIn(taken.itinerary).map((ids) => ids.filter((id) => id !== place)))
    const back = await change(trip, 3, { type: 'package', code: 'classic' })
    expect(back.itinerary.total_per_student).toBeGreaterThan(taken.itinerary.total_per_student)
    expect(placesIn(back.itinerary).flat()).not.toContain(place)
  })
})
