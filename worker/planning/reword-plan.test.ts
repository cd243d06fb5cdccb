import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { GenerateDone } from '#shared/contracts/generation'
import { BRIEF, call, makeSearch } from '../testing/call.ts'
import { examplePlan, wordingOf } from '../testing/example-plan.ts'
import { failingDatabase } from '../testing/failing-database.ts'
import { objectOf, replaceBindings } from '../testing/generation-object.ts'
import { type Behaviour, standInModels } from '../testing/stand-in-models.ts'

const AZURE = {
  NARRATOR: 'azure-openai',
  AZURE_OPENAI_ENDPOINT: 'https://school.openai.azure.com',
  AZURE_OPENAI_KEY: 'azure-key',
}
const plan = await examplePlan()
const own = wordingOf(plan)
const stay = plan.daily_itinerary[0]?.accommodation
const better = { ...own, summary: `Learners spend two days in Durban, with one night at ${stay}.` }

async function generateWith(behaviour: Behaviour | (() => Behaviour), bindings: Partial<Env> = {}) {
  const seen = standInModels(behaviour)
  const { id } = await makeSearch()
  await replaceBindings(id, { ...AZURE, ...bindings })
  const response = await call('/api/generate-itinerary', { body: { search_id: id, idea: BRIEF } })
  expect(response.status).toBe(200)
  return { itinerary: (await response.json<GenerateDone>()).itinerary, seen }
}

describe('a plan with a narrator', () => {
  it('has the narrator’s text, and names the narrator', async () => {
    const { itinerary } = await generateWith({ says: JSON.stringify(better) })
    expect(itinerary).toMatchObject({ summary: better.summary, generated_by: 'azure-openai:o4-mini' })
  })

  const refused: [string, Behaviour][] = [
    ['a wrong price', { says: JSON.stringify({ ...own, summary: 'Two days in Durban for R99 a learner.' }) }],
    ['a wrong time', { says: JSON.stringify({ ...own, summary: 'The bus to Durban leaves at 03:07.' }) }],
    [
      'a place that is not visited',
      { says: JSON.stringify({ ...own, day_titles: ['To Durban', 'Robben Island, then home'] }) },
    ],
    ['garbage', { says: 'Here is your plan' }],
    ['a full queue', { status: 429 }],
    ['an error', { status: 500 }],
    ['silence', 'drops'],
  ]
  it.each(refused)('keeps its own text if the narrator returns %s', async (_name, behaviour) => {
    const { itinerary } = await generateWith(behaviour)
    expect(itinerary).toMatchObject({ title: own.title, summary: own.summary, generated_by: 'templates' })
  })

  it('does not ask again after a fault of the store', async () => {
    let faults = 1
    const DB = failingDatabase((kind) => kind === 'batch' && faults-- > 0)
    const { itinerary, seen } = await generateWith({ says: JSON.stringify(better) }, { DB })
    expect(itinerary.summary).toBe(better.summary)
    expect(seen).toHaveLength(1)
  })

  it('does not ask again after the narrator did not answer', async () => {
    let faults = 1
    const DB = failingDatabase((kind) => kind === 'batch' && faults-- > 0)
    const { seen } = await generateWith({ status: 500 }, { DB })
    expect(seen).toHaveLength(1)
  })

  it('accepts a draft stored before drafts had a version', async () => {
    const seen = standInModels({ status: 500 })
    const { id } = await makeSearch()
    await replaceBindings(id, AZURE)
    await runInDurableObject(objectOf(id), (_object, { storage }) => {
      storage.kv.put('draft', { narrator: 'azure-openai:o4-mini', wording: better })
    })
    const response = await call('/api/generate-itinerary', { body: { search_id: id, idea: BRIEF } })
    expect((await response.json<GenerateDone>()).itinerary.summary).toBe(better.summary)
    expect(seen).toHaveLength(0)
  })

  it('makes no request if no narrator is configured', async () => {
    const { itinerary, seen } = await generateWith({ says: JSON.stringify(better) }, { NARRATOR: undefined })
    expect(itinerary.generated_by).toBe('templates')
    expect(seen).toHaveLength(0)
    expect(env.NARRATOR).toBeUndefined()
  })
})
