import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { Itinerary } from '#shared/contracts/itinerary'
import { PackageOptionList, PackageSummaryList } from '#shared/contracts/options'
import { call, makeSearch } from '../testing/call.ts'
import { failingDatabase } from '../testing/failing-database.ts'
import { objectOf, replaceBindings } from '../testing/generation-object.ts'

const TOUR = 'Grade 11 History, 44 learners and 3 teachers, from Worcester to Cape Town, 11 to 13 June 2027'

async function makeTrip() {
  const { id, cookie } = await makeSearch(TOUR)
  const made = await call('/api/generate-itinerary', { body: { search_id: id, idea: TOUR } })
  expect(made.status).toBe(200)
  return { id, cookie }
}
const options = (id: number | string, cookie?: string) =>
  call(`/api/itinerary/${id}/options`, { headers: cookie ? { cookie } : {} })
const readOptions = async (id: number, cookie: string) =>
  PackageOptionList.parse(await (await options(id, cookie)).json())
const readPackages = async (id: number) =>
  PackageSummaryList.parse(await (await call(`/api/itinerary/${id}/packages`)).json())
const rowsOf = (id: number) =>
  env.DB.prepare('SELECT others FROM package_options WHERE search_id = ?').bind(id).all<{ others: string }>()

describe('GET /api/itinerary/{search_id}/options', () => {
  it('returns three verified plans to the visitor who asked for the trip, the stored plan as Classic', async () => {
    const { id, cookie } = await makeTrip()
    const { items } = await readOptions(id, cookie)
    expect(items.map(({ name, is_shown }) => [name, is_shown])).toEqual([
      ['Saver', false],
      ['Classic', true],
      ['Signature', false],
    ])
    const [saver, classic, signature] = items
    expect(classic?.itinerary).toEqual(Itinerary.parse(await (await call(`/api/itinerary/${id}`)).json()))
    expect(saver!.total_per_student).toBeLessThan(classic!.total_per_student)
    expect(signature!.total_per_student).toBeGreaterThan(classic!.total_per_student)
    for (const { itinerary, total_per_student, difference_per_student, differences } of items) {
      expect(itinerary.search_id).toBe(id)
      expect(itinerary.total_per_student).toBe(total_per_student)
      expect(total_per_student - difference_per_student).toBeCloseTo(classic!.total_per_student, 2)
      expect(itinerary.checks.filter(({ status }) => status === 'fail')).toEqual([])
      expect(differences.length > 0).toBe(itinerary !== classic!.itinerary)
    }
  })

  it('returns the same again, and stores it once', async () => {
    const { id, cookie } = await makeTrip()
    const answers = await Promise.all(
      [1, 2, 3].map(async () => (await readOptions(id, cookie)).items[0]?.itinerary.title),
    )
    expect(new Set(answers).size).toBe(1)
    const first = await readOptions(id, cookie)
    expect((await rowsOf(id)).results).toHaveLength(1)
    expect(await readOptions(id, cookie)).toEqual(first)
  })

  it('shows the package that was taken in place of its own, and the first ones again after an undo', async () => {
    const { id, cookie } = await makeTrip()
    const [saver, classic, signature] = (await readOptions(id, cookie)).items
    const change = async (base_version: number, one: object) => {
      const body = { base_version, changes: [one] }
      expect((await call(`/api/itinerary/${id}/revisions`, { body, headers: { cookie } })).status).toBe(200)
      return (await readOptions(id, cookie)).items
    }
    const taken = await change(1, { type: 'package', code: 'signature' })
    expect(taken.map(({ is_shown }) => is_shown)).toEqual([false, false, true])
    expect(taken.map(({ total_per_student }) => total_per_student)).toEqual(
      [saver, classic, signature].map((one) => one!.total_per_student),
    )
    expect(taken[1]!.difference_per_student).toBeCloseTo(-signature!.difference_per_student, 2)
    expect(taken[2]).toMatchObject({ difference_per_student: 0, differs: [] })
    expect(taken[1]!.differs).toEqual(signature!.differs)
    const again = await change(2, { type: 'undo' })
    expect(again.map(({ is_shown }) => is_shown)).toEqual([false, true, false])
    expect(again.map(({ total_per_student }) => total_per_student)).toEqual(
      [saver, classic, signature].map((one) => one!.total_per_student),
    )
    expect((await rowsOf(id)).results).toHaveLength(1)
  })

  it('refuses everybody else', async () => {
    const { id } = await makeTrip()
    const stranger = await makeSearch()
    for (const cookie of [undefined, stranger.cookie, 'visitor=', 'visitor=none']) {
      const response = await options(id, cookie)
      expect(response.status).toBe(403)
      expect(await response.json()).toEqual({
        error: 'Only the person who asked for this trip can open its packages.',
        code: 'not_your_trip',
      })
    }
    expect((await rowsOf(id)).results).toHaveLength(0)
  })

  it('answers 404 for an unknown search, with another code for a plan that is not made yet', async () => {
    const { id, cookie } = await makeSearch(TOUR)
    for (const unknown of [42, 'none', '0x10']) {
      const response = await options(unknown, cookie)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'itinerary_not_found' })
    }
    const pending = await options(id, cookie)
    expect(pending.status).toBe(404)
    expect(await pending.json()).toMatchObject({ code: 'itinerary_pending' })
  })
})

describe('GET /api/itinerary/{search_id}/packages', () => {
  it('returns costs and differences of the packages to everybody, without their plans', async () => {
    const { id, cookie } = await makeTrip()
    const response = await call(`/api/itinerary/${id}/packages`)
    expect(response.status).toBe(200)
    expect(await response.clone().text()).not.toContain('daily_itinerary')
    const { items } = PackageSummaryList.parse(await response.json())
    const { items: whole } = await readOptions(id, cookie)
    expect(items).toEqual(whole.map(({ itinerary: _plan, ...summary }) => summary))
  })

  it('says so if there is nothing cheaper', async () => {
    const idea =
      '50 Grade 6 learners and 4 teachers, from Benoni to the Cradle of Humankind, 20 May 2027, R10 per learner'
    const { id } = await makeSearch(idea)
    await call('/api/generate-itinerary', { body: { search_id: id, idea } })
    const [saver] = (await readPackages(id)).items
    expect(saver).toMatchObject({ same_as: 'classic', difference_per_student: 0 })
    expect(saver?.differences[0]).toMatch(/lowest price/)
  })

  it('are made once for many parallel requests', async () => {
    const { id } = await makeTrip()
    let batches = 0
    const DB = failingDatabase((kind) => kind === 'batch' && ++batches > 1)
    await replaceBindings(id, { DB })
    await Promise.all(Array.from({ length: 5 }, () => objectOf(id).makePackages(id)))
    expect((await rowsOf(id)).results).toHaveLength(1)
  })

  it('answers 503 if their object cannot reach the database', async () => {
    const { id } = await makeTrip()
    await replaceBindings(id, { DB: failingDatabase() })
    const response = await call(`/api/itinerary/${id}/packages`)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 'storage_unavailable' })
    await replaceBindings(id, { DB: env.DB })
    expect((await readPackages(id)).items).toHaveLength(3)
  })

  it('answers 404 while there is no plan', async () => {
    const { id } = await makeSearch(TOUR)
    expect((await call(`/api/itinerary/${id}/packages`)).status).toBe(404)
    expect((await call('/api/itinerary/42/packages')).status).toBe(404)
  })
})
