import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { exampleIdea } from '../planner/example-idea.ts'
import { planItinerary } from '../planner/plan-itinerary.ts'
import type { Itinerary, Step } from './itinerary.ts'
import { kindFactsOf, reasonsOf } from './kind-facts.ts'
import { roadMinutes } from './road-minutes.ts'

const plan = planItinerary(
  exampleIdea({ location: 'Durban', students: 40, teachers: 3, startDate: '2027-05-05', days: 1 }),
  readFacts(),
  { today: '2026-11-21' },
)
const withSteps = (change: (step: Step) => Step | Step[]): Itinerary => ({
  ...plan,
  daily_itinerary: plan.daily_itinerary.map((day) => ({ ...day, schedule: day.schedule.flatMap(change) })),
})
const isVisit = ({ role }: Step) => role === 'visit'

describe('what plans of several kinds are compared by', () => {
  it('is what the plan has', () => {
    const visits = plan.daily_itinerary.flatMap(({ schedule }) => schedule.filter(isVisit))
    const { visits: named, towns, road_minutes, subjects } = kindFactsOf(plan)
    expect(named.map(({ name }) => name)).toEqual(visits.map(({ title }) => title))
    expect(named.every(({ minutes }) => minutes > 0)).toBe(true)
    expect(new Set(towns)).toEqual(new Set(visits.map(({ town }) => town)))
    expect(road_minutes).toBeGreaterThan(0)
    expect(subjects.length).toBe(new Set(plan.objectives_map.map(({ subject }) => subject)).size)
  })
})

describe('the reasons for a plan', () => {
  it('are none beside an equal one, and none alone', () => {
    expect(reasonsOf(plan, [plan, { ...plan }])).toEqual([])
    expect(reasonsOf(plan, [plan])).toEqual([])
  })

  it.each([
    ['lowest_price', { ...plan, total_per_student: plan.total_per_student - 1 }],
    ['least_driving', withSteps((step) => (step.kind === 'travel' ? { ...step, end: step.start } : step))],
    ['fewest_visits', withSteps((step) => (isVisit(step) ? [] : step))],
  ] as const)('have %s where it alone has that', (reason, better) => {
    expect(reasonsOf(better, [plan, better])).toContain(reason)
    expect(reasonsOf(plan, [plan, better])).not.toContain(reason)
  })

  it('have the most subjects only above the others', () => {
    const fewer = { ...plan, objectives_map: [] }
    expect(reasonsOf(plan, [plan, fewer])).toEqual(['most_subjects'])
    expect(reasonsOf(fewer, [plan, fewer])).toEqual([])
  })

  it('have the cover only if every visit is under one', () => {
    const outside = withSteps((step) => (isVisit(step) ? { ...step, rain: { code: 'under_cover' } } : step))
    const inside = withSteps(({ rain: _rain, ...step }) => step)
    expect(reasonsOf(inside, [inside, outside])).toEqual(['under_cover'])
    expect(reasonsOf(outside, [inside, outside])).toEqual([])
  })

  it('count the road of every day', () => {
    const twice = { ...plan, daily_itinerary: [...plan.daily_itinerary, ...plan.daily_itinerary] }
    expect(roadMinutes(twice)).toBe(2 * roadMinutes(plan))
  })
})
