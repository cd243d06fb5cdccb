import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../idea/parse.ts'
import type { Itinerary } from '../itinerary/itinerary.ts'
import { planItinerary } from '../planner/plan-itinerary.ts'
import { verify } from '../verifier/verify.ts'
import type { Trip } from './basis.ts'
import type { PlanState } from './changed-plan.ts'
import { NO_EDITS } from './edits.ts'
import { isVisitStep } from '../itinerary/visits.ts'
import { refusalInWords } from './refusal-words.ts'
import { revise } from './revise.ts'
import { expectTrue } from './said-changes.fixture.ts'
import { randomChange, TRIPS_TO_CHANGE } from './trips.fixture.ts'

const facts = readFacts()
const today = '2026-11-21'

function planOf(text: string): { trip: Trip; state: PlanState } {
  const idea = parseIdea(text, { today, gazetteer: gazetteerOf(facts) })
  const plan = planItinerary(idea, facts, { today })
  const itinerary = { ...plan, checks: verify(plan, idea, facts, { today, text }) }
  return { trip: { idea, text, facts, today }, state: { itinerary, edits: NO_EDITS } }
}
/** Numbers between 0 and 1 that look random and are the same in each run. */
function chanceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
const failing = ({ checks }: Itinerary) => checks.flatMap(({ id, status }) => (status === 'fail' ? [id] : []))
const visitsIn = ({ daily_itinerary }: Itinerary) =>
  daily_itinerary.map(({ schedule }) => schedule.filter(isVisitStep).map(({ place_id, title }) => place_id ?? title))
const lockedIn = ({ daily_itinerary }: Itinerary) =>
  daily_itinerary.flatMap(({ day, schedule }) =>
    schedule.flatMap(({ locked, place_id, title }) => (locked ? [`${day} ${place_id ?? title}`] : [])),
  )
const visitOn = ({ daily_itinerary }: Itinerary, day: number): number =>
  daily_itinerary[day - 1]!.schedule.findIndex(isVisitStep)
const CHANGES = 12
/** Of so many changes one is made a second time: it takes as long as the first. */
const AGAIN_OF = 3

describe('twenty trips, each changed at random again and again', () => {
  it.each(TRIPS_TO_CHANGE.map((text, seed) => [text, seed + 1] as const))('%s', { timeout: 120_000 }, (text, seed) => {
    const chance = chanceOf(seed * 7919)
    const { trip, state } = planOf(text)
    let shown = state
    let made = 0
    for (let i = 0; i < CHANGES; i++) {
      const change = randomChange(shown.itinerary, facts, chance)
      if (!change) continue
      const before = JSON.stringify(shown)
      const next = revise(trip, shown, [change])
      const named = `${JSON.stringify(change)} of ${JSON.stringify(visitsIn(shown.itinerary))}`
      // What was shown before is never touched.
      expect(JSON.stringify(shown), named).toBe(before)
      if ('code' in next) {
        expect(refusalInWords(next), named).toMatch(/\S/)
        continue
      }
      made++
      expect(
        failing(next.itinerary).filter((id) => !failing(shown.itinerary).includes(id)),
        named,
      ).toEqual([])
      expect(next.said, named).toHaveLength(1)
      expect(next.said[0], named).toMatch(/^\S.*: .*\.$/)
      expectTrue(next.said[0]!, change, shown.itinerary, next.itinerary)
      for (const locked of lockedIn(shown.itinerary)) expect(lockedIn(next.itinerary), named).toContain(locked)
      // A plan is made of its edits alone, so that the same change of the same plan is the same plan.
      if (made % AGAIN_OF === 1) {
        const again = revise(trip, JSON.parse(before) as PlanState, [change])
        expect(JSON.stringify(again), named).toBe(JSON.stringify(next))
      }
      shown = { itinerary: next.itinerary, edits: next.edits }
    }
    expect(made).toBeGreaterThan(0)
  })
})

describe('a change of one day', () => {
  it('leaves the drives, visits, meals and beds of the other days as they are, to the letter', () => {
    for (const text of TRIPS_TO_CHANGE.slice(9, 16)) {
      const { trip, state } = planOf(text)
      for (const { day, schedule } of state.itinerary.daily_itinerary)
        for (const [step, shown] of schedule.entries()) {
          if (!isVisitStep(shown)) continue
          const next = revise(trip, state, [{ type: 'remove', day, step }])
          if ('code' in next) continue
          const others = ({ daily_itinerary }: Itinerary) =>
            daily_itinerary
              .filter((one) => one.day !== day)
              .map(({ schedule: steps }) =>
                // What fills the hours at a stay follows from all that is seen on the trip.
                steps.flatMap(({ start, end, title, role }) =>
                  role === 'morning' || role === 'programme' ? [] : [[start, end, title]],
                ),
              )
          expect(others(next.itinerary), `${text}: day ${day}, ${shown.title}`).toEqual(others(state.itinerary))
        }
    }
  })

  it('that is no change gives the same plan', () => {
    for (const text of TRIPS_TO_CHANGE.slice(0, 8)) {
      const { trip, state } = planOf(text)
      const { day, schedule } = state.itinerary.daily_itinerary.find((one) => one.schedule.some(isVisitStep))!
      const at = schedule.findIndex(isVisitStep)
      const locked = revise(trip, state, [{ type: 'lock', day, step: at }])
      if ('code' in locked) throw new Error(refusalInWords(locked))
      const open = revise(trip, locked, [{ type: 'unlock', day, step: at }])
      if ('code' in open) throw new Error(refusalInWords(open))
      expect(JSON.stringify(open.itinerary)).toBe(JSON.stringify(state.itinerary))
    }
  })
})

it('may turn the order that the idea asks for: the plan then says so', () => {
  const { trip, state } = planOf(
    'Grade 8, 40 learners and 3 teachers from Pretoria to Johannesburg on 14 May 2027. Constitution Hill, then Sci-Bono Discovery Centre.',
  )
  const order = ({ itinerary: { checks } }: Pick<PlanState, 'itinerary'>) =>
    checks.find(({ id }) => id === 'order_as_asked')?.status
  const step = state.itinerary.daily_itinerary[0]!.schedule.findIndex(
    ({ place_id }) => place_id === 'sci-bono-discovery-centre',
  )
  const turned = revise(trip, state, [{ type: 'move', day: 1, step, start: '09:00' }])
  if ('code' in turned) throw new Error(refusalInWords(turned))
  const first = visitsIn(turned.itinerary)[0]![0]
  expect([order(state), first, order(turned)]).toEqual(['pass', 'sci-bono-discovery-centre', 'warn'])
})

describe('what cannot be', () => {
  const { trip, state } = planOf(TRIPS_TO_CHANGE[10]!)
  const [first] = state.itinerary.daily_itinerary
  const step = first!.schedule.findIndex(isVisitStep)
  const refused = (...changes: Parameters<typeof revise>[2]) => {
    const answer = revise(trip, state, changes)
    return 'code' in answer ? answer : null
  }

  it('comes with the nearest that can: fewer minutes, another day', () => {
    const longer = refused({ type: 'resize', day: 1, step, minutes: 400 })
    expect(longer?.nearest).toMatchObject({ code: 'minutes', change: { type: 'resize', day: 1, step } })
    expect(refused(longer!.nearest!.change)).toBeNull()
  })

  it('is a locked visit that is taken out, moved, or left out with its day', () => {
    const locked = revise(trip, state, [{ type: 'lock', day: 3, step: visitOn(state.itinerary, 3) }])
    if ('code' in locked) throw new Error(refusalInWords(locked))
    const at = visitOn(locked.itinerary, 3)
    for (const change of [
      { type: 'remove', day: 3, step: at },
      { type: 'move', day: 3, step: at, to_day: 2 },
      { type: 'resize', day: 3, step: at, minutes: 30 },
      { type: 'move', day: 2, to_day: 3 },
    ] as const)
      expect(revise(trip, locked, [change]), change.type).toMatchObject({ code: 'locked' })
    const shorter = revise(trip, locked, [{ type: 'set', field: 'days', value: 2 }])
    if (!('code' in shorter)) expect(lockedIn(shorter.itinerary)).toHaveLength(1)
  })

  it.each([
    ['days', 0],
    ['days', 2.5],
    ['pax_students', -1],
    ['start_date', '2020-01-01'],
    ['start_date', 'soon'],
    ['origin', 'Xyzzy'],
    ['needs', ['wings']],
    ['transport', 'train'],
    ['budget_per_student', 'much'],
  ] as const)('is %s of %j', (field, value) => {
    expect(refused({ type: 'set', field, value: typeof value === 'object' ? [...value] : value })).toMatchObject({
      code: 'bad_value',
      field: 'value',
    })
  })
})
