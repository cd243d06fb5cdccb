import { expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../idea/parse.ts'
import type { Itinerary } from '../itinerary/itinerary.ts'
import { planItinerary } from '../planner/plan-itinerary.ts'
import { verify } from '../verifier/verify.ts'
import { alternativesFor } from './alternatives.ts'
import type { Trip } from './basis.ts'
import { NO_EDITS } from './edits.ts'
import { revise } from './revise.ts'

const facts = readFacts()
const today = '2026-11-21'
const text = 'Grade 9 History tour to Cape Town for 40 learners and 4 teachers, from Worcester, 25 to 27 August 2027.'
const idea = parseIdea(text, { today, gazetteer: gazetteerOf(facts) })
const trip: Trip = { idea, text, facts, today }
const plan = planItinerary(idea, facts, { today })
const state = { itinerary: { ...plan, checks: verify(plan, idea, facts, { today, text }) }, edits: NO_EDITS }

/** Everything but what is done during one visit. */
const allBut = ({ daily_itinerary }: Itinerary, at: { day: number; step: number }) =>
  daily_itinerary.map(({ day, schedule }) =>
    schedule.map(({ visit_programme: within, ...rest }, step) => [
      rest,
      day === at.day && step === at.step ? undefined : within?.programme_id,
    ]),
  )

it('what is done during a visit is swapped: only that changes, it is said, and it stays through a later change', () => {
  const offersAnother = (day: number, step: number): boolean => {
    const others = alternativesFor(trip, state, day, step)
    return !('code' in others) && others.some(({ type }) => type === 'programme')
  }
  const at = plan.daily_itinerary
    .flatMap(({ day, schedule }) =>
      schedule.flatMap(({ visit_programme, title }, step) =>
        visit_programme ? [{ day, step, title, visit_programme }] : [],
      ),
    )
    .find(({ day, step }) => offersAnother(day, step))
  const { day, step, title, visit_programme } = at!
  const offered = alternativesFor(trip, state, day, step)
  if ('code' in offered) throw new Error(offered.code)
  const programmes = offered.filter(({ type }) => type === 'programme')
  expect(programmes.length).toBeGreaterThan(0)
  expect(offered.filter(({ type }) => type === 'place').length).toBeGreaterThanOrEqual(3)
  for (const { id, minutes, holds } of programmes) {
    expect(holds).toBe(true)
    expect(minutes).toBeGreaterThan(0)
    const next = revise(trip, state, [{ type: 'swap', day, step, with: id }])
    if ('code' in next) throw new Error(next.code)
    const shown = next.itinerary.daily_itinerary[day - 1]!.schedule[step]!
    expect(shown.visit_programme!.programme_id).toBe(id)
    expect(allBut(next.itinerary, { day, step })).toEqual(allBut(plan, { day, step }))
    expect(next.said[0]).toContain(`${shown.visit_programme!.title} instead of ${visit_programme.title}, at ${title}: `)
    expect(next.said[0]).toContain('nothing else moved')
    expect(next.itinerary.checks.filter(({ status }) => status === 'fail')).toEqual([])
    const later = revise(trip, next, [{ type: 'set', field: 'pax_students', value: 41 }])
    if ('code' in later) throw new Error(later.code)
    expect(later.itinerary.daily_itinerary[day - 1]!.schedule[step]!.visit_programme!.programme_id).toBe(id)
  }
})

it('a programme of a stay, or of another kind of place, is refused for a visit', () => {
  const day = 1
  const { schedule } = plan.daily_itinerary[0]!
  const step = schedule.findIndex(({ visit_programme }) => visit_programme)
  const outcomes = facts.programmes.map(({ id }) => revise(trip, state, [{ type: 'swap', day, step, with: id }]))
  const taken = outcomes.flatMap((one) => ('code' in one ? [] : [one.itinerary]))
  for (const { checks } of taken) expect(checks.filter(({ status }) => status === 'fail')).toEqual([])
  expect(outcomes.some((one) => 'code' in one && one.code === 'programme_unfit')).toBe(true)
})
