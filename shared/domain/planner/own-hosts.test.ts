import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { UNSAFE_FOR_YOUNGER } from '../catalogue/hazards.ts'
import { parseIdea } from '../idea/parse.ts'
import { verify } from '../verifier/verify.ts'
import { planItinerary } from './plan-itinerary.ts'

const facts = readFacts()
const today = '2026-11-21'
function planned(text: string) {
  const idea = parseIdea(text, { today, gazetteer: gazetteerOf(facts) })
  const plan = planItinerary(idea, facts, { today })
  const failed = verify(plan, idea, facts, { today, text }).filter(({ status }) => status === 'fail')
  return { plan, failed: failed.map(({ id, detail }) => `${id}: ${detail}`) }
}
const lineOf = ({ plan }: ReturnType<typeof planned>, words: string) =>
  plan.requests?.find(({ text }) => text.toLowerCase().includes(words))

describe('a show', () => {
  it.each(['Robben Island', 'Table Mountain', 'the Castle of Good Hope'])(
    'has a host of its own where the sight beside it gives none: %s',
    (sight) => {
      const made = planned(
        `40 Grade 6 learners from Paarl to Cape Town, 2 days, 14 April 2027: ${sight} and a dolphin show`,
      )
      const at = lineOf(made, 'dolphin')
      expect(at?.state).toBe('to_arrange')
      const steps = made.plan.daily_itinerary.flatMap(({ day, schedule }) => schedule.map((step) => ({ day, step })))
      const where = at!.where.map((one) => steps.find(({ day, step }) => day === one.day && step.start === one.start))
      expect(where.every((one) => one?.step.kind === 'activity' && one.step.place_id === undefined)).toBe(true)
      expect(made.failed).toEqual([])
    },
  )
  it('is within the visit of a place that has such shows', () => {
    const made = planned(
      '40 Grade 6 learners from Pietermaritzburg to Durban, 14 April 2027: uShaka Sea World and the dolphin show',
    )
    expect(lineOf(made, 'dolphin')?.where).toEqual(lineOf(made, 'ushaka')?.where)
  })
})

describe('a sight for other grades that is asked for by name', () => {
  const inTown = (town: string) => facts.places.filter((place) => place.town === town && place.open_days.includes(3))
  const ask = (name: string, grade: number) =>
    planned(
      `40 Grade ${grade} learners and 3 teachers from Pretoria to Johannesburg, 14 April 2027. We want to visit ${name}.`,
    )
  const younger = inTown('Johannesburg').filter(({ grades, landmark }) => grades[1] < 11 && landmark)
  it.each(younger.slice(0, 3).map(({ name }) => name))(
    'is in the plan with a word where it is for younger ones: %s',
    (name) => {
      const made = ask(name, 11)
      expect(made.plan.requests?.[0]).toMatchObject({ state: 'partly', why: { code: 'other_grades' } })
      expect(made.failed).toEqual([])
    },
  )
  const dangerous = inTown('Johannesburg').filter(
    ({ grades, hazards, landmark }) =>
      grades[0] > 2 && landmark && hazards.some((hazard) => UNSAFE_FOR_YOUNGER.has(hazard)),
  )
  it.each(dangerous.slice(0, 3).map(({ name }) => name))(
    'is left out where it is dangerous for younger ones: %s',
    (name) => {
      expect(ask(name, 2).plan.requests?.[0]).toMatchObject({ state: 'not_met', why: { code: 'grades' } })
    },
  )
})
