import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../idea/parse.ts'
import type { Itinerary, Step } from '../itinerary/itinerary.ts'
import { minutesOf } from '../itinerary/clock.ts'
import { clockOf, hoursInWords } from '../itinerary/words.ts'
import { isVisitStep } from '../itinerary/visits.ts'
import type { Trip } from './basis.ts'
import type { Change } from './change.ts'
import type { PlanState } from './changed-plan.ts'
import { NO_EDITS } from './edits.ts'
import { firstVersion } from './first-version.ts'
import { refusalInWords } from './refusal-words.ts'
import { revise } from './revise.ts'
import { sayConsequences } from './say-consequences.ts'

const facts = readFacts()
const today = '2026-11-27'
const text =
  'Grade 7, 40 learners from Polokwane to Pretoria for 3 days: Voortrekker Monument, Union Buildings and the Ditsong National Museum of Cultural History'
const idea = parseIdea(text, { today, gazetteer: gazetteerOf(facts) })
const trip: Trip = { idea, text, facts, today }
const first: PlanState = { itinerary: firstVersion(idea, facts, { today, text }), edits: NO_EDITS }

const moreSights = `${text}, Freedom Park, Melrose House and the National Zoological Garden`
const ideaOfMore = parseIdea(moreSights, { today, gazetteer: gazetteerOf(facts) })
const tripOfMore: Trip = { idea: ideaOfMore, text: moreSights, facts, today }
const firstOfMore: PlanState = {
  itinerary: firstVersion(ideaOfMore, facts, { today, text: moreSights }),
  edits: NO_EDITS,
}

function changed(state: PlanState, change: Change, of: Trip = trip) {
  const next = revise(of, state, [change])
  if ('code' in next) throw new Error(refusalInWords(next))
  return { ...next, words: next.said[0]!.replaceAll('\u00a0', ' ') }
}
const visitOf = ({ itinerary }: PlanState, place: string) => {
  for (const { day, schedule } of itinerary.daily_itinerary)
    for (const [step, one] of schedule.entries())
      if (isVisitStep(one) && one.place_id === place) return { day, step, one }
  throw new Error(`no ${place}`)
}

/** The same plan with one step as it is given; null: without it. */
const withStep = (plan: Itinerary, day: number, at: number, is: Step | null): Itinerary => ({
  ...plan,
  daily_itinerary: plan.daily_itinerary.map((one) =>
    one.day === day ? { ...one, schedule: one.schedule.flatMap((step, i) => (i === at ? (is ?? []) : step)) } : one,
  ),
})
const stepsIn = ({ daily_itinerary }: Itinerary) =>
  daily_itinerary.flatMap(({ day, schedule }) => schedule.map((step, at) => ({ day, at, step })))
const later = (clock: string, minutes: number) => clockOf(minutesOf(clock) + minutes)

describe('what a change did is said', () => {
  const { itinerary: plan } = first
  const nothing = new Set<string>()

  it('with what was asked for and is lost, before anything else', () => {
    const asked = new Set(plan.requests!.map(({ place_id }) => place_id))
    const visits = stepsIn(plan).filter(({ step }) => isVisitStep(step))
    expect(visits.filter(({ step }) => asked.has(step.place_id)).length).toBe(3)
    for (const { day, at, step } of visits) {
      const words = sayConsequences(plan, withStep(plan, day, at, null), nothing)
      const name = asked.has(step.place_id)
        ? `${step.title}, which you asked for, is left out`
        : `${step.title} is left out`
      expect(words.startsWith(`${name}; `), words).toBe(true)
    }
    const { words } = changed(firstOfMore, { type: 'set', field: 'days', value: 1 }, tripOfMore)
    expect(words).toMatch(/^1 day instead of 3: [^;]+, which you asked for, is left out; /)
  })

  it('with every step that begins at another time or is longer, meals and programmes among them', () => {
    for (const { day, at, step } of stepsIn(plan)) {
      const end = later(step.end, 20)
      const moved = sayConsequences(
        plan,
        withStep(plan, day, at, { ...step, start: later(step.start, 20), end }),
        nothing,
      )
      const longer = sayConsequences(plan, withStep(plan, day, at, { ...step, end }), nothing)
      for (const words of [moved, longer]) expect(words).not.toContain('nothing else moved')
      if (step.kind === 'travel' || step.role === 'gather' || step.role === 'rest') continue
      expect(moved).toContain(`${step.title} on day ${day} at ${later(step.start, 20)} instead of ${step.start}`)
      const length = minutesOf(step.end) - minutesOf(step.start)
      expect(longer).toContain(
        `${step.title} on day ${day} ${hoursInWords(length + 20)} instead of ${hoursInWords(length)}`,
      )
      expect(sayConsequences(plan, withStep(plan, day, at, null), nothing)).toContain(step.title)
    }
  })

  it('that nothing else moved where nothing did', () => {
    expect(sayConsequences(plan, plan, nothing)).toBe('the price stays; nothing else moved')
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
    const { day, step, one } = visitOf(first, 'voortrekker-monument')
    const name = 'Voortrekker Monument moved to'
    const start = later(one.start, 15)
    expect(changed(first, { type: 'move', day, step, start }).words).toContain(`${name} ${start}: `)
    const other = day === 3 ? 1 : 3
    expect(changed(first, { type: 'move', day, step, to_day: other }).words).toMatch(`${name} day ${other}, `)
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
