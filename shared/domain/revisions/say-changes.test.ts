import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../idea/parse.ts'
import { minutesOf } from '../itinerary/clock.ts'
import { clockOf } from '../itinerary/words.ts'
import { isVisitStep } from '../itinerary/visits.ts'
import type { Trip } from './basis.ts'
import type { Change } from './change.ts'
import type { PlanState } from './changed-plan.ts'
import { NO_EDITS } from './edits.ts'
import { firstVersion } from './first-version.ts'
import { refusalInWords } from './refusal-words.ts'
import { revise } from './revise.ts'

const facts = readFacts()
const today = '2026-11-27'
const text =
  'Grade 7, 40 learners from Polokwane to Pretoria for 3 days, R2250 each: Voortrekker Monument, Union Buildings and the Ditsong National Museum of Cultural History'
const idea = parseIdea(text, { today, gazetteer: gazetteerOf(facts) })
const trip: Trip = { idea, text, facts, today }
const first: PlanState = { itinerary: firstVersion(idea, facts, { today, text }), edits: NO_EDITS }

function changed(state: PlanState, change: Change) {
  const next = revise(trip, state, [change])
  if ('code' in next) throw new Error(refusalInWords(next))
  return { ...next, words: next.said[0]!.replaceAll('\u00a0', ' ') }
}
const visitOf = ({ itinerary }: PlanState, place: string) => {
  for (const { day, schedule } of itinerary.daily_itinerary)
    for (const [step, one] of schedule.entries())
      if (isVisitStep(one) && one.place_id === place) return { day, step, one }
  throw new Error(`no ${place}`)
}

describe('what a change did is said', () => {
  it('with what was asked for and is lost, before anything else', () => {
    const { words } = changed(first, { type: 'set', field: 'days', value: 1 })
    expect(words).toMatch(
      /^1 day instead of 3: Ditsong National Museum of Cultural History, which you asked for, is left out; /,
    )
    expect(words).toContain('South African Air Force Museum, Swartkop is left out; ')
    expect(words).not.toContain('Swartkop, which you asked for')
  })

  it('with the meals and programmes that moved or are longer', () => {
    const air = visitOf(first, 'south-african-air-force-museum-swartkop')
    const { words } = changed(first, { type: 'remove', day: air.day, step: air.step })
    expect(words).toMatch(/Packed lunch on day 3 at \d\d:\d\d instead of \d\d:\d\d/)
    const ditsong = visitOf(first, 'ditsong-national-museum-of-cultural-history')
    const later = changed(first, { type: 'move', day: ditsong.day, step: ditsong.step, start: '09:00' })
    expect(later.words).toMatch(/The life of an object on day 2 at 13:50 instead of 13:20, 1 h 45 min instead of 2 h/)
    for (const { words: said } of [{ words }, later]) expect(said).not.toContain('nothing else moved')
  })

  it('that nothing else moved where nothing did', () => {
    expect(changed(first, { type: 'set', field: 'pax_students', value: 41 }).words).toMatch(/; nothing else moved\.$/)
  })

  it('with the hour at which a day sets out', () => {
    for (const { day, schedule } of first.itinerary.daily_itinerary) {
      const start = clockOf(minutesOf(schedule.find(({ role }) => role === 'drive')!.start) + 15)
      const { words, itinerary } = changed(first, { type: 'move', day, start })
      expect(words).toContain(`Day ${day} leaves at ${start}: `)
      expect(itinerary.daily_itinerary[day - 1]!.schedule.find(({ role }) => role === 'drive')!.start).toBe(start)
    }
  })

  it('with the day of a visit only where it is another one', () => {
    const { day, step } = visitOf(first, 'ditsong-national-museum-of-cultural-history')
    const name = 'Ditsong National Museum of Cultural History moved to'
    expect(changed(first, { type: 'move', day, step, start: '09:00' }).words).toContain(`${name} 09:00: `)
    expect(changed(first, { type: 'move', day, step, to_day: 1 }).words).toMatch(`${name} day 1, `)
  })
})

it('dates that the planner chose stay its choice, and stay, for a trip of another length', () => {
  const codes = ({ itinerary: { notes } }: PlanState) => notes.map(({ code }) => code)
  expect(codes(first)).toContain('dates_default')
  for (const days of [1, 2, 4]) {
    const other = changed(first, { type: 'set', field: 'days', value: days })
    expect(other.itinerary.start_date).toBe(first.itinerary.start_date)
    expect(codes(other)).toContain('dates_default')
    const back = changed(other, { type: 'set', field: 'days', value: 3 })
    expect([back.itinerary.start_date, back.itinerary.end_date]).toEqual([
      first.itinerary.start_date,
      first.itinerary.end_date,
    ])
    expect(codes(back)).toContain('dates_default')
    const set = changed(other, { type: 'set', field: 'start_date', value: '2027-03-08' })
    expect(codes(set)).not.toContain('dates_default')
  }
})
