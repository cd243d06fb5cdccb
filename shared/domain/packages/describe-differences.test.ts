import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { exampleIdea } from '../planner/example-idea.ts'
import type { CostLine, Itinerary } from '../planner/itinerary.ts'
import { planItinerary } from '../planner/plan-itinerary.ts'
import { describeDifferences } from './describe-differences.ts'

const base = planItinerary(
  exampleIdea({
    location: 'Durban',
    origin: 'Harrismith',
    students: 40,
    teachers: 3,
    gradeMin: 9,
    gradeMax: 9,
    startDate: '2027-05-05',
    days: 2,
  }),
  readFacts(),
  { today: '2026-11-21' },
)
const line = (category: string, item: string): CostLine => ({
  category,
  item,
  unit_price: 1,
  quantity: 1,
  total: 1,
  per_student: 1,
})
const withLines = (...lines: CostLine[]): Itinerary => ({ ...base, cost_details: lines })
const seeing = (...titles: string[]): Itinerary => {
  const [first, ...rest] = base.daily_itinerary.map((day) => ({ ...day, schedule: [] }))
  return {
    ...base,
    daily_itinerary: [
      { ...first!, schedule: titles.map((title) => ({ start: '09:00', end: '10:00', kind: 'visit', title })) },
      ...rest,
    ],
  }
}

describe('what differs between two plans', () => {
  it('is nothing for the same plan', () => expect(describeDifferences(base, base)).toEqual([]))

  it.each([
    [seeing('A'), seeing('A', 'B'), 'Adds B.'],
    [seeing('A', 'B'), seeing('A'), 'Leaves out B.'],
    [seeing('A', 'B'), seeing('C', 'B'), 'Visits C instead of A.'],
    [seeing('A'), seeing('A', 'B', 'C', 'D', 'E', 'F'), 'Adds B, C, D and two more.'],
    [seeing('A'), seeing('A', 'Bay and Bluff', 'C'), 'Adds Bay and Bluff, and C.'],
    [
      withLines(),
      withLines(line('Guides', 'Registered tour guide, by day')),
      'A registered tour guide comes along every day.',
    ],
    [
      withLines(line('Guides', 'Registered tour guide, by day')),
      withLines(),
      'No tour guide comes along: the places’ own guides are used.',
    ],
    [withLines(), withLines(line('Meals', 'Dinners')), 'Dinners are bought, as the beds come without them.'],
    [
      withLines(),
      withLines(line('Meals', 'Groceries for dinner and breakfast, cooked by the group')),
      'The group cooks some of its dinners and breakfasts itself.',
    ],
    [withLines(line('Meals', 'Dinners')), withLines(), 'Dinner and breakfast come with the beds.'],
    [
      withLines(line('Transport', '1 × Minibus, 16 seats, 2 days')),
      withLines(line('Transport', '1 × Midibus, 22 seats, 410 km')),
      'Travels by 1 × Midibus, 22 seats.',
    ],
  ])('is said in a sentence (%#)', (before, after, sentence) =>
    expect(describeDifferences(before, after)).toEqual([sentence]),
  )

  it('names the beds without their town', () => {
    const [first, ...rest] = base.daily_itinerary
    const moved = { ...base, daily_itinerary: [{ ...first!, accommodation: 'The Lighthouse, Durban' }, ...rest] }
    expect(describeDifferences(base, moved)).toEqual([
      `Sleeps at The Lighthouse instead of ${first!.accommodation!.replace(/, [^,]*$/, '')}.`,
    ])
  })
})
