import { describe, expect, it } from 'vitest'
import { Itinerary } from '#shared/contracts/itinerary'
import { WorksheetList } from '#shared/contracts/worksheets'
import { call, makeSearch } from '../testing/call.ts'

const TRIP = 'Grade 7 Natural Sciences, 40 learners and 4 teachers, from Pinetown to Durban on 6 May 2027'

async function makePlan() {
  const { id } = await makeSearch(TRIP)
  const made = await call('/api/generate-itinerary', { body: { search_id: id, idea: TRIP } })
  expect(made.status).toBe(200)
  return Itinerary.parse(await (await call(`/api/itinerary/${id}`)).json())
}

describe('GET /api/itinerary/{search_id}/worksheets', () => {
  it('gives everybody a page for each stop, with the work that the plan’s objectives name', async () => {
    const plan = await makePlan()
    const answer = await call(`/api/itinerary/${plan.search_id}/worksheets`)
    expect(answer.status).toBe(200)
    const { search_id, title, items } = WorksheetList.parse(await answer.json())
    expect([search_id, title]).toEqual([plan.search_id, plan.title])
    const visited = plan.daily_itinerary.flatMap(({ schedule }) =>
      schedule.flatMap(({ kind, place_id, start }) => (kind === 'visit' && place_id ? [[place_id, start]] : [])),
    )
    expect(visited.length).toBeGreaterThan(0)
    expect(items.map(({ place_id, start }) => [place_id, start])).toEqual(visited)
    for (const { tasks, band, marks } of items) {
      expect(tasks.length).toBeGreaterThanOrEqual(4)
      expect(tasks.length).toBeLessThanOrEqual(6)
      expect([band, marks]).toEqual(['upper', expect.any(Number)])
    }
    expect(plan.objectives_map.length).toBeGreaterThan(0)
    for (const { parts, place_ids, subject } of plan.objectives_map) {
      const page = items.find(({ place_id }) => place_id === place_ids[0])!
      expect(page.aims).toContainEqual(expect.objectContaining({ code: 'topic', subject }))
      expect(page.tasks.map(({ product }) => product)).toContain(`${parts!.product}.`)
    }
  })

  it('says whether the search is unknown or its plan not ready', async () => {
    const { id } = await makeSearch(TRIP)
    const pending = await call(`/api/itinerary/${id}/worksheets`)
    expect([pending.status, await pending.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'itinerary_pending' }),
    ])
    const unknown = await call('/api/itinerary/1234567/worksheets')
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'itinerary_not_found' }),
    ])
  })
})

describe('the page /itinerary/{id}/worksheets', () => {
  it('is HTML that search engines leave out, linked from the plan', async () => {
    const { search_id } = await makePlan()
    const page = await call(`/itinerary/${search_id}/worksheets`)
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).toContain('Look and listen for, and tick what you find')
    const plan = await (await call(`/itinerary/${search_id}`)).text()
    expect(plan).toContain(`href="/itinerary/${search_id}/worksheets"`)
    expect((await call('/itinerary/1234567/worksheets')).status).toBe(404)
  })
})
