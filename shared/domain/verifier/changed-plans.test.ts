import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../idea/parse.ts'
import { planItinerary } from '../planner/plan-itinerary.ts'
import type { Context } from './derived/plan-under-test.ts'
import { verify } from './verify.ts'

const facts = readFacts()
const today = '2026-11-21'
const text =
  '40 Grade 6 learners and 4 teachers from Pretoria to Durban for 2 days, 6 to 7 May 2027: uShaka Marine World'
const idea = parseIdea(text, { today, gazetteer: gazetteerOf(facts) })
const plan = planItinerary(idea, facts, { today })
const failed = (context: Partial<Context>, other = idea, shown = plan) =>
  verify(shown, other, facts, { today, text, ...context }).flatMap(({ id, status }) => (status === 'fail' ? [id] : []))

describe('a plan that its owner changed', () => {
  it('must have what was set, and not what the text has', () => {
    expect(failed({})).toEqual([])
    expect(failed({ changed: { pax_students: 50 } })).toContain('numbers_kept')
    const more = { ...idea, students: 50 }
    const larger = planItinerary(more, facts, { today })
    expect(failed({}, more, larger)).toContain('numbers_kept')
    expect(failed({ changed: { pax_students: 50 } }, more, larger)).toEqual([])
    expect(failed({ changed: { pax_students: 51 } }, more, larger)).toContain('numbers_kept')
  })

  it('says that something was taken out only where it was', () => {
    const line = plan.requests!.find(({ place_id }) => place_id !== undefined)!
    const why = { code: 'taken_out' as const, params: {} }
    const out = { ...line, state: 'not_met' as const, where: [], why, reason: 'you took it out' }
    const shown = {
      ...plan,
      requests: plan.requests!.map((one) => (one.id === line.id ? out : one)),
      daily_itinerary: plan.daily_itinerary.map((day) => ({
        ...day,
        schedule: day.schedule.filter(({ place_id }) => place_id !== line.place_id),
      })),
    }
    expect(failed({}, idea, shown)).toContain('reasons_true')
    expect(failed({ takenOut: [line.place_id!] }, idea, shown)).not.toContain('reasons_true')
  })
})
