import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { GenerateDone } from '#shared/contracts/generation'
import type { SearchCreated } from '#shared/contracts/search'
import { readFacts } from '../data/catalogue.ts'
import { PlanningUnavailable, rpcPlanning } from '../ports/planning.ts'
import { BRIEF, call, makeSearch } from '../testing/call.ts'
import { failingDatabase } from '../testing/failing-database.ts'
import { objectOf, readRecord, recordWhere, rewire } from '../testing/generation-object.ts'
import { answer } from '../services/rpc-answer.ts'

/** A binding with nothing behind it. */
const away = new Proxy({} as Env['PLANNING'], {
  get: () => () => Promise.reject(new Error('Network connection lost.')),
})
const planning = rpcPlanning(env.PLANNING)
const generate = (id: number) => call('/api/generate-itinerary', { body: { search_id: id, idea: BRIEF } })

describe('the planning Worker over RPC', () => {
  it('hands back what can be kept and compared as any other document', async () => {
    const { idea } = await planning.readIdea(BRIEF, '2026-11-21')
    const plan = await planning.makePlan({ idea, today: '2026-11-21' })
    expect(plan.checks.length).toBeGreaterThan(0)
    expect(structuredClone(plan)).toEqual(JSON.parse(JSON.stringify(plan)))
  })

  it('tells a fault of its own by name, apart from not being there', async () => {
    const fault = await planning
      .makePlan({ idea: {} as never, today: '2026-11-21' })
      .catch((error: unknown) => error as Error)
    expect(fault).toMatchObject({ name: 'TypeError' })
    await expect(rpcPlanning(away).readIdea(BRIEF, '2026-11-21')).rejects.toBeInstanceOf(PlanningUnavailable)
  })

  it('says of a lost database what the site would say of its own', async () => {
    const lost = await answer('planning', () => readFacts(failingDatabase()))
    expect(lost).toMatchObject({ message: 'D1_ERROR: Network connection lost.' })
    const service = { readIdea: () => Promise.resolve(lost) } as unknown as Env['PLANNING']
    const response = await call('/api/search', { body: { idea: `${BRIEF}, by bus` }, with: { PLANNING: service } })
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 'storage_unavailable' })
  })
})

describe('without the planning Worker', () => {
  it('an idea is kept unread, and read when its plan is made', async () => {
    const idea = `${BRIEF}, with a picnic`
    const response = await call('/api/search', { body: { idea }, with: { PLANNING: away } })
    expect(response.status).toBe(201)
    const { id, parsed } = await response.json<SearchCreated>()
    expect(parsed).toMatchObject({ id, location: null })

    await rewire(id, { PLANNING: away })
    await objectOf(id).start(id)
    expect(await recordWhere(id, ({ fault }) => fault !== null)).toMatchObject({ fault: 'PlanningUnavailable' })
    await rewire(id, { PLANNING: env.PLANNING })
    const made = await generate(id)
    expect(made.status).toBe(200)
    expect((await made.json<GenerateDone>()).itinerary.group_details.students).toBe(40)
    expect(await readRecord(id)).toMatchObject({ state: 'complete', attempts: 2 })
    const row = await env.DB.prepare('SELECT parsed, parser_version FROM searches WHERE id = ?').bind(id).first()
    expect(row).toMatchObject({
      parsed: expect.stringContaining('Durban'),
      parser_version: expect.stringMatching(/\d/),
    })
  })

  it('the packages are a 503 that says when to come again', async () => {
    const { id } = await makeSearch()
    await generate(id)
    const response = await call(`/api/itinerary/${id}/packages`, { with: { PLANNING: away } })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('10')
    expect(await response.json()).toMatchObject({ code: 'planning_unavailable' })
  })
})
