import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { Itinerary } from '#shared/contracts/itinerary'
import { PackageOptionList } from '#shared/contracts/options'
import { STORED_VERSION, upgrade } from '../data/stored-versions.ts'
import { sha256Hex } from '../services/sha256.ts'
import { call, makeSearch } from '../testing/call.ts'
import versionOne from '../testing/stored-plan.v1.jsonl?raw'

// The data of one search as a release before versions stored it: parsed idea, plan and packages.
const [parsed = '', plan = '', others = ''] = versionOne.split('\n')
const VISITOR = 'v'.repeat(43)
const DAY = '2026-11-22T07:15:16.523Z'

/** The rows as that release wrote them; it had no column for the version. */
async function storeOldPlan(id: number): Promise<void> {
  const idea =
    '50 Grade 6 learners and 4 teachers, from Benoni to the Cradle of Humankind, 20 May 2027, R300 per learner'
  const write = (sql: string, ...values: unknown[]) => env.DB.prepare(sql).bind(...values)
  await env.DB.batch([
    write(
      "INSERT INTO searches (id, idea, visitor_id, status, parsed, parser_version, created_at) VALUES (?, ?, ?, 'complete', ?, '9', ?)",
      id,
      idea,
      await sha256Hex(VISITOR),
      parsed,
      DAY,
    ),
    write('INSERT INTO itineraries (search_id, document, created_at) VALUES (?, ?, ?)', id, plan, DAY),
    write('INSERT INTO package_options (search_id, others, created_at) VALUES (?, ?, ?)', id, others, DAY),
  ])
}

it('a plan stored before versions existed still opens, as data and as a page', async () => {
  await storeOldPlan(7_000_001)
  const itinerary = Itinerary.parse(await (await call('/api/itinerary/7000001')).json())
  expect(itinerary).toMatchObject({ search_id: 7_000_001, created_at: DAY, start_date: '2027-05-20' })
  const page = await call('/itinerary/7000001')
  expect(page.status).toBe(200)
  const html = await page.text()
  for (const text of [itinerary.title, ...itinerary.safety_measures]) expect(readable(html)).toContain(text)
  const outdoors = itinerary.daily_itinerary.flatMap(({ schedule }) =>
    schedule.flatMap(({ rain_plan }) => rain_plan ?? []),
  )
  expect(outdoors.length).toBeGreaterThan(0)
  expect(readable(html).match(/If it rains/g)).toHaveLength(outdoors.length)
  const [shown] = html.split('id="page-data"')
  expect(shown).not.toContain('Rain plan:')
})

it('its packages still open', async () => {
  await storeOldPlan(7_000_002)
  const response = await call('/api/itinerary/7000002/options', { headers: { cookie: `visitor=${VISITOR}` } })
  const [saver, classic, signature] = PackageOptionList.parse(await response.json()).items
  expect(saver!.total_per_student).toBeLessThan(classic!.total_per_student)
  expect(signature!.total_per_student).toBeGreaterThan(classic!.total_per_student)
})

it('a new plan is stored with its version', async () => {
  const { id } = await makeSearch()
  await call('/api/generate-itinerary', { body: { search_id: id, idea: 'A trip' } })
  await call(`/api/itinerary/${id}/packages`)
  for (const table of ['itineraries', 'package_options'])
    expect(await env.DB.prepare(`SELECT version FROM ${table} WHERE search_id = ?`).bind(id).first('version')).toBe(
      STORED_VERSION,
    )
})

it('a plan of version 2 names whom to tell', () => {
  const line = { id: 'r1', why: { code: 'tell_hosts', params: { who: 'kitchens' } } }
  const { requests } = upgrade('itinerary', 2, { requests: [line] }) as { requests: unknown[] }
  expect(requests).toEqual([{ id: 'r1', why: { code: 'tell', params: { whom: 'kitchens', names: [] } } }])
})

/** The page's text with HTML entities decoded. */
const readable = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
