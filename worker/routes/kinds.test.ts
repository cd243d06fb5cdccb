import { describe, expect, it } from 'vitest'
import { Itinerary } from '#shared/contracts/itinerary'
import { type KindOption, PackageOptionList, PackageSummaryList } from '#shared/contracts/options'
import { Revision } from '#shared/contracts/revisions'
import { listOf } from '#shared/domain/itinerary/words'
import { call, makeSearch } from '../testing/call.ts'

const VAGUE = 'a trip for 40 learners from Polokwane in May 2027'

async function makeTrip(idea = VAGUE) {
  const { id, cookie } = await makeSearch(idea)
  expect((await call('/api/generate-itinerary', { body: { search_id: id, idea } })).status).toBe(200)
  const change = (base_version: number, ...changes: object[]) =>
    call(`/api/itinerary/${id}/revisions`, { body: { base_version, changes }, headers: { cookie } })
  return { id, cookie, change }
}
const readOptions = async ({ id, cookie }: { id: number; cookie: string }) =>
  PackageOptionList.parse(await (await call(`/api/itinerary/${id}/options`, { headers: { cookie } })).json())
const readSummary = async (id: number) =>
  PackageSummaryList.parse(await (await call(`/api/itinerary/${id}/packages`)).json())
const planOf = async (id: number) => Itinerary.parse(await (await call(`/api/itinerary/${id}`)).json())
const shownOf = (kinds: readonly KindOption[]) => kinds.find(({ is_shown }) => is_shown)!
const otherOf = (kinds: readonly KindOption[]) => kinds.find(({ code }) => code !== 'first')!

describe('the kinds of a vague idea', () => {
  it('are three verified plans at three prices, the stored plan among them', async () => {
    const trip = await makeTrip()
    const { kinds } = await readOptions(trip)
    expect(kinds).toHaveLength(3)
    expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(3)
    expect(shownOf(kinds)).toMatchObject({ code: 'first', is_changed: false, difference_per_student: 0 })
    expect(shownOf(kinds).itinerary).toEqual(await planOf(trip.id))
    const prices = kinds.map(({ total_per_student }) => total_per_student)
    expect(prices).toEqual([...new Set(prices)].toSorted((a, b) => a - b))
    for (const { itinerary, title, total_per_student, visits, road_minutes } of kinds) {
      expect(itinerary).toMatchObject({ search_id: trip.id, title, total_per_student })
      expect(itinerary.checks.filter(({ status }) => status === 'fail')).toEqual([])
      expect(visits.length).toBeGreaterThan(0)
      expect(road_minutes).toBeGreaterThan(0)
    }
  })

  it('are the same for everybody, without their plans, and each time', async () => {
    const trip = await makeTrip()
    const first = await readSummary(trip.id)
    const { kinds } = await readOptions(trip)
    expect(first.kinds).toEqual(kinds.map(({ itinerary: _plan, ...summary }) => summary))
    expect(await readSummary(trip.id)).toEqual(first)
  })

  it('are none for an idea that says where to go', async () => {
    const { id } = await makeTrip('Grade 7, 40 learners, a day in Clarens from Bethlehem, 5 May 2027')
    expect((await readSummary(id)).kinds).toEqual([])
  })
})

describe('a plan of another kind that is chosen', () => {
  it('is the next version as it was shown, and the first one can be had again', async () => {
    const trip = await makeTrip()
    const before = (await readOptions(trip)).kinds
    const other = otherOf(before)
    const made = Revision.parse(await (await trip.change(1, { type: 'package', code: other.code })).json())
    expect(made.version).toBe(2)
    expect({ ...made.itinerary, created_at: '' }).toEqual({ ...other.itinerary, created_at: '' })
    const taken = await readOptions(trip)
    expect(shownOf(taken.kinds)).toMatchObject({ code: other.code, is_changed: false })
    expect(taken.kinds.map(({ title }) => title)).toEqual(before.map(({ title }) => title))
    // Its packages are of the same kind, and it is their Classic.
    expect(taken.items.map(({ style, is_shown }) => [style, is_shown])).toEqual([
      ['saver', false],
      ['classic', true],
      ['signature', false],
    ])
    const [least, own, most] = taken.items.map(({ total_per_student }) => total_per_student)
    expect([least! <= own!, own! <= most!]).toEqual([true, true])
    expect((await trip.change(2, { type: 'package', code: 'first' })).status).toBe(200)
    expect((await readOptions(trip)).kinds.map(({ itinerary: _plan, ...one }) => one)).toEqual(
      before.map(({ itinerary: _plan, ...one }) => one),
    )
  })

  it('can be changed like every plan, keeps its days, and is undone', async () => {
    const trip = await makeTrip()
    const other = otherOf((await readOptions(trip)).kinds)
    await trip.change(1, { type: 'package', code: other.code })
    const changed = Revision.parse(
      await (await trip.change(2, { type: 'set', field: 'pax_students', value: 36 })).json(),
    )
    expect(changed.itinerary.group_details.students).toBe(36)
    const { kinds } = await readOptions(trip)
    expect(shownOf(kinds)).toMatchObject({ code: other.code, is_changed: true, visits: other.visits })
    await trip.change(3, { type: 'undo' })
    expect(shownOf((await readOptions(trip)).kinds).is_changed).toBe(false)
  })

  it('says which locked visits it could not keep', async () => {
    const trip = await makeTrip()
    const { daily_itinerary } = await planOf(trip.id)
    const visits = daily_itinerary[0]!.schedule.flatMap(({ kind }, step) => (kind === 'visit' ? [step] : []))
    await trip.change(1, ...visits.map((step) => ({ type: 'lock', day: 1, step })))
    const other = otherOf((await readOptions(trip)).kinds)
    const { said } = Revision.parse(await (await trip.change(2, { type: 'package', code: other.code })).json())
    const taken = (await planOf(trip.id)).daily_itinerary.flatMap(({ schedule }) => schedule.map(({ title }) => title))
    const lost = visits.map((step) => daily_itinerary[0]!.schedule[step]!.title).filter((one) => !taken.includes(one))
    expect(lost.length).toBeGreaterThan(0)
    expect(said[0]).toContain(`${listOf(lost)} could not be kept.`)
  })

  it('is refused if it is not offered, or if a newer version is there', async () => {
    const trip = await makeTrip()
    const { kinds } = await readOptions(trip)
    const offered = new Set(kinds.map(({ code }) => code))
    const code = (['nature', 'arts', 'service', 'water'] as const).find((one) => !offered.has(one))
    const refused = await trip.change(1, { type: 'package', code })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ code: 'not_offered', fields: { code: expect.any(String) } })
    expect((await trip.change(1, { type: 'package', code: 'unheard of' })).status).toBe(422)
    const other = otherOf(kinds)
    expect((await trip.change(1, { type: 'package', code: other.code })).status).toBe(200)
    expect((await trip.change(1, { type: 'package', code: 'first' })).status).toBe(409)
  })

  it('is for the owner alone', async () => {
    const { id, change } = await makeTrip()
    const stranger = await makeSearch()
    const { kinds } = await readSummary(id)
    const body = { base_version: 1, changes: [{ type: 'package', code: kinds.find((one) => !one.is_shown)!.code }] }
    const response = await call(`/api/itinerary/${id}/revisions`, { body, headers: { cookie: stranger.cookie } })
    expect(response.status).toBe(403)
    expect((await change(1, body.changes[0]!)).status).toBe(200)
  })

  it('stays as it is in a copy', async () => {
    const trip = await makeTrip()
    const other = otherOf((await readOptions(trip)).kinds)
    await trip.change(1, { type: 'package', code: other.code })
    const copied = (await (await call(`/api/itinerary/${trip.id}/copy`, { body: {} })).json()) as { search_id: number }
    expect((await planOf(copied.search_id)).title).toBe(other.title)
    const { kinds } = await readSummary(copied.search_id)
    expect(kinds.find(({ is_shown }) => is_shown)?.code).toBe(other.code)
  })
})
