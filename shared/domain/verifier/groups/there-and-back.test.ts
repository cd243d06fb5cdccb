import { expect, it } from 'vitest'
import { readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { THREE_DAY_IDEA } from '../sample-plans/ideas.ts'
import { threeDays } from '../sample-plans/three-days.ts'
import { verify } from '../verify.ts'

const facts = readFacts()
const humaneStart = (start: string) => {
  const plan = threeDays(facts)
  plan.daily_itinerary[0]!.schedule[0]!.start = start
  return verify(plan, THREE_DAY_IDEA, facts, { today: '2026-11-21' }).find(({ id }) => id === 'humane_start')
}

it('a departure in the night is a fault', () => {
  expect(humaneStart('05:15')).toMatchObject({ status: 'fail', detail: 'The group meets at 05:15, before 06:00.' })
  expect(humaneStart('06:00')).toMatchObject({ status: 'pass' })
})
