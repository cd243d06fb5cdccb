import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { exampleIdea } from '../planner/example-idea.ts'
import { planItinerary } from '../planner/plan-itinerary.ts'
import type { CostLine, Itinerary } from './itinerary.ts'
import { differingFacts, packageFactsOf } from './package-facts.ts'
import { isVisitStep } from './visits.ts'

const plan = planItinerary(
  exampleIdea({
    location: 'Durban',
    origin: 'Harrismith',
    students: 40,
    teachers: 3,
    startDate: '2027-05-05',
    days: 2,
  }),
  readFacts(),
  { today: '2026-11-21' },
)
const withLines = (change: (line: CostLine) => CostLine | CostLine[]): Itinerary => ({
  ...plan,
  cost_details: plan.cost_details.flatMap(change),
})

describe('what packages are compared by', () => {
  it('is what the plan has', () => {
    const { stay, transport, meals, visits } = packageFactsOf(plan)
    expect(stay).toEqual([plan.daily_itinerary[0]!.accommodation])
    expect(transport).toHaveLength(1)
    expect(meals.counts.breakfast).toBe(1)
    expect(visits.length).toBe(plan.daily_itinerary.flatMap(({ schedule }) => schedule.filter(isVisitStep)).length)
  })

  it('does not differ for the order of visits, nor for the kilometres in the words of a line', () => {
    expect(differingFacts(plan, plan)).toEqual([])
    const longer = withLines((line) => (line.code === 'coach' ? { ...line, item: `${line.item}, 9 km more` } : line))
    expect(differingFacts(plan, longer)).toEqual([])
    const turned = { ...plan, daily_itinerary: plan.daily_itinerary.toReversed() }
    expect(differingFacts(plan, turned)).not.toContain('visits')
  })

  it('differs for another vehicle, a guide, a visit less and another bed', () => {
    const other = withLines((line) => (line.code === 'coach' ? { ...line, vehicle: { id: 'other', count: 1 } } : line))
    expect(differingFacts(plan, other)).toEqual(['transport'])
    const guide = withLines((line) => (line.code === 'coach' ? [line, { ...line, code: 'guide' }] : line))
    const unguided = withLines((line) => (line.code === 'guide' ? [] : line))
    expect(differingFacts(guide, unguided)).toEqual(['guide'])
    const [first, ...rest] = plan.daily_itinerary
    const empty = { ...plan, daily_itinerary: [{ ...first!, schedule: [], accommodation: 'A tent' }, ...rest] }
    expect(differingFacts(plan, empty)).toEqual(['stay', 'visits'])
  })
})
