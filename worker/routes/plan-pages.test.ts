import { expect, it } from 'vitest'
import { BRIEF, call, makeSearch } from '../testing/call.ts'

async function makePlan(): Promise<number> {
  const { id } = await makeSearch()
  await call('/api/generate-itinerary', { body: { search_id: id, idea: BRIEF } })
  await (await call(`/itinerary/${id}`)).text()
  return id
}

it('the page of a plan does not carry its data, but names the address where React gets them', async () => {
  const id = await makePlan()
  const html = await (await call(`/itinerary/${id}?version=1`)).text()
  expect(html).not.toContain('id="page-data"')
  const address = /data-fetched="([^"]+)"/.exec(html)?.[1]
  expect(address).toBe(`/itinerary/${id}/data?version=1`)
  const response = await call(address!)
  expect(response.headers.get('content-type')).toBe('application/json')
  const { queries } = (await response.json()) as { queries: { state: { data: unknown } }[] }
  expect(queries.map(({ state }) => state.data)).toMatchObject([{ state: 'ready', itinerary: { search_id: id } }])
})

it('the data of a plan that does not exist are not found, and a plan that is being made carries its state', async () => {
  expect((await call('/itinerary/1/data')).status).toBe(404)
  const { id } = await makeSearch()
  const html = await (await call(`/itinerary/${id}`)).text()
  expect(html).toContain('id="page-data"')
  expect(html).not.toContain('data-fetched')
})

it('the checks of a plan are a page that search engines leave out, also of a version', async () => {
  const id = await makePlan()
  for (const path of [`/itinerary/${id}/checks`, `/itinerary/${id}/checks?version=1`]) {
    const response = await call(path)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('<meta name="robots" content="noindex">')
    for (const question of ['asked', 'open', 'road', 'safe', 'lawful', 'price_and_caps', 'price-lines'])
      expect(html).toContain(`id="${question}"`)
  }
  for (const path of ['/itinerary/1/checks', `/itinerary/${id}/checks?version=9`])
    expect((await call(path)).status).toBe(404)
})
