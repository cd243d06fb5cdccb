import { describe, expect, it } from 'vitest'
import { PackageOptionList, type PackageOption } from '#shared/contracts/options'
import { Revision } from '#shared/contracts/revisions'
import { isVisitStep } from '#shared/domain/itinerary/visits'
import { call, makeSearch } from '../testing/call.ts'

const TOUR = 'Grade 11 History, 44 learners and 3 teachers, from Worcester to Cape Town, 11 to 13 June 2027'

async function makeTrip(idea = TOUR) {
  const { id, cookie } = await makeSearch(idea)
  expect((await call('/api/generate-itinerary', { body: { search_id: id, idea } })).status).toBe(200)
  let version = 1
  const send = (...changes: object[]) =>
    call(`/api/itinerary/${id}/revisions`, { body: { base_version: version, changes }, headers: { cookie } })
  const change = async (...changes: object[]) => {
    const response = await send(...changes)
    expect(await response.clone().json()).toMatchObject({ version: version + 1 })
    version++
    return Revision.parse(await response.json())
  }
  const packages = async () => {
    const response = await call(`/api/itinerary/${id}/options`, { headers: { cookie } })
    const { items } = PackageOptionList.parse(await response.json())
    return Object.fromEntries(items.map((one) => [one.style, one])) as Record<PackageOption['style'], PackageOption>
  }
  const plan = async () => (await packages()).classic.itinerary
  return { id, send, change, packages, plan }
}
type Plan = PackageOption['itinerary']
const visitsOf = ({ daily_itinerary }: Plan) =>
  daily_itinerary.flatMap(({ day, schedule }) =>
    schedule.flatMap((one, step) => (isVisitStep(one) ? [{ day, step, ...one }] : [])),
  )
const idsOf = (plan: Plan) => visitsOf(plan).flatMap(({ place_id }) => place_id ?? [])
const failsOf = ({ checks }: Plan) => checks.filter(({ status }) => status === 'fail')
const asStored = ({ created_at: _at, ...plan }: Plan) => plan

describe('the packages of a changed plan', () => {
  it('are for the group, dates, days and needs that were set', async () => {
    const trip = await makeTrip()
    await trip.packages()
    await trip.change(
      { type: 'set', field: 'pax_students', value: 30 },
      { type: 'set', field: 'start_date', value: '2027-06-16' },
      { type: 'set', field: 'needs', value: ['halaal'] },
    )
    await trip.change({ type: 'set', field: 'days', value: 2 })
    const all = Object.values(await trip.packages())
    for (const { itinerary } of all) {
      expect(itinerary.group_details.students).toBe(30)
      expect(itinerary.start_date).toBe('2027-06-16')
      expect(itinerary.daily_itinerary).toHaveLength(2)
      expect(JSON.stringify(itinerary)).toMatch(/halaal/i)
      expect(failsOf(itinerary)).toEqual([])
    }
    const [saver, classic, signature] = all.map(({ total_per_student }) => total_per_student)
    expect(saver).toBeLessThanOrEqual(classic!)
    expect(signature).toBeGreaterThan(classic!)
  })

  it('are opened and taken as they are, and stay for the trip that was set', async () => {
    const trip = await makeTrip()
    await trip.change({ type: 'set', field: 'pax_students', value: 30 })
    for (const style of ['saver', 'signature', 'classic'] as const) {
      const offered = (await trip.packages())[style].itinerary
      const { itinerary, said } = await trip.change({ type: 'package', code: style })
      expect(asStored(itinerary)).toEqual(asStored(offered))
      expect(said[0]).toMatch(/^The package \w+ taken: /)
      expect(itinerary.group_details.students).toBe(30)
    }
    const { itinerary } = await trip.change({ type: 'set', field: 'pax_teachers', value: 4 })
    expect(itinerary.group_details).toMatchObject({ students: 30, teachers: 4 })
  })

  it('hold what was locked and added, and not what was taken out', async () => {
    const trip = await makeTrip()
    const [first] = visitsOf(await trip.plan())
    await trip.change({ type: 'lock', day: first!.day, step: first!.step })
    const out = visitsOf(await trip.plan()).find(({ day, place_id }) => day === 1 && place_id !== first!.place_id)!
    await trip.change({ type: 'remove', day: out.day, step: out.step })
    await trip.change({ type: 'add', day: 1, with: 'south-african-sendinggestig-museum' })
    const { saver, signature } = await trip.packages()
    for (const { itinerary } of [saver, signature]) {
      expect(idsOf(itinerary)).toEqual(expect.arrayContaining([first!.place_id, 'south-african-sendinggestig-museum']))
      expect(idsOf(itinerary)).not.toContain(out.place_id)
      expect(visitsOf(itinerary).find(({ place_id }) => place_id === first!.place_id)).toMatchObject({ locked: true })
    }
    const { itinerary, said } = await trip.change({ type: 'package', code: 'saver' })
    expect(said.join(' ')).not.toContain('could not be kept')
    const at = visitsOf(itinerary).find(({ locked }) => locked)!
    const moved = await trip.send({ type: 'remove', day: at.day, step: at.step })
    expect(await moved.json()).toMatchObject({ code: 'locked' })
  })

  it('say which hours they do not keep', async () => {
    const trip = await makeTrip()
    const [first] = visitsOf(await trip.plan())
    await trip.change({ type: 'resize', day: first!.day, step: first!.step, minutes: 45 })
    const { said } = await trip.change({ type: 'package', code: 'saver' })
    expect(said[0]).toContain('Its hours, order and beds are its own, not those that you set.')
    const back = await trip.change({ type: 'package', code: 'classic' })
    expect(back.said[0]).not.toContain('not those that you set')
  })

  it('are no choice if they are the plan already', async () => {
    const trip = await makeTrip()
    const refused = await trip.send({ type: 'package', code: 'classic' })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      code: 'taken_already',
      fields: { code: 'This is your plan already.' },
    })
  })

  it('can be changed after they were taken over the budget, at the prices that were shown', async () => {
    const trip = await makeTrip(`${TOUR}, R1 900 per learner`)
    const { signature } = await trip.packages()
    await trip.change({ type: 'package', code: 'signature' })
    const [first] = visitsOf(signature.itinerary)
    const { itinerary } = await trip.change({ type: 'lock', day: first!.day, step: first!.step })
    expect(itinerary.total_per_student).toBe(signature.total_per_student)
  })
})
