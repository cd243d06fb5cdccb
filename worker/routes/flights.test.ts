import { expect, it } from 'vitest'
import type { GenerateDone } from '#shared/contracts/generation'
import { call, makeSearch } from '../testing/call.ts'

const WAY = '44 Grade 12 learners and 3 teachers from Gqeberha to Cape Town, 7 to 10 June 2027, History, R9 000 each'

async function planOf(idea: string) {
  const { id } = await makeSearch(idea)
  const response = await call('/api/generate-itinerary', { body: { search_id: id, idea } })
  expect(response.status).toBe(200)
  return (await response.json<GenerateDone>()).itinerary
}
const stepsOf = ({ daily_itinerary }: GenerateDone['itinerary']) => daily_itinerary.flatMap(({ schedule }) => schedule)

it('plans and charges the flights of a group that says it flies, from the school and back to it', async () => {
  const plan = await planOf(`We are flying. ${WAY}`)
  const steps = stepsOf(plan)
  expect(steps.flatMap(({ flight }) => flight ?? [])).toEqual([
    { from: 'PLZ', to: 'CPT' },
    { from: 'CPT', to: 'PLZ' },
  ])
  expect([steps[0]!.title, steps.at(-1)!.title]).toEqual(['Meet in Gqeberha', 'Drive home to Gqeberha'])
  expect(plan.cost_details.filter(({ code }) => code === 'flight').map(({ quantity }) => quantity)).toEqual([44, 3])
  expect(plan.cost_breakdown['Flights']).toBeGreaterThan(0)
  expect(plan.checks.filter(({ status }) => status === 'fail')).toEqual([])
})

it('plans and does not charge the flights of a group that has its tickets', async () => {
  const plan = await planOf(`Our flights are booked and paid. ${WAY}`)
  expect(stepsOf(plan).filter(({ kind }) => kind === 'flight')).toHaveLength(2)
  expect(plan.cost_breakdown).not.toHaveProperty('Flights')
  expect(plan.assumptions).toContain('You have your tickets: no flight is charged.')
  expect(plan.checks.filter(({ status }) => status === 'fail')).toEqual([])
})
