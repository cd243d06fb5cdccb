import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { exampleIdea } from '../planner/example-idea.ts'
import type { CostCode } from '../itinerary/costs.ts'
import type { CostLine, Itinerary } from '../itinerary/itinerary.ts'
import { planItinerary } from '../planner/plan-itinerary.ts'
import { describeDifferences, type Names } from './describe-differences.ts'

const facts = readFacts()
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
  facts,
  { today: '2026-11-21' },
)
const line = (code: CostCode, vehicle?: CostLine['vehicle']): CostLine => ({
  category: '',
  item: '',
  unit_price: 1,
  quantity: 1,
  total: 1,
  per_student: 1,
  code,
  vehicle,
})
const withLines = (...lines: CostLine[]): Itinerary => ({
  ...base,
  cost_details: [line('insurance'), ...lines],
})
const [first, ...rest] = base.daily_itinerary.map((day) => ({ ...day, schedule: [] }))
const seeing = (...ids: string[]): Itinerary => ({
  ...base,
  daily_itinerary: [
    {
      ...first!,
      schedule: ids.map((place_id) => ({ start: '09:00', end: '10:00', kind: 'visit', title: '', place_id })),
    },
    ...rest,
  ],
})
const sleepingAt = (...stay_ids: string[]): Itinerary => ({
  ...base,
  daily_itinerary: [{ ...base.daily_itinerary[0]!, stay_ids }, ...base.daily_itinerary.slice(1)],
})
/** Each place has its id as its name; some stays and vehicles have names of their own. */
const names: Names = {
  places: ['A', 'B', 'C', 'D', 'E', 'F', 'Bay and Bluff'].map((id) => ({ ...facts.places[0]!, id, name: id })),
  stays: facts.stays,
  rates: facts.rates,
}

describe('the differences between two plans', () => {
  it('are empty for the same plan', () => expect(describeDifferences(base, base, names)).toEqual([]))

  it.each([
    [seeing('A'), seeing('A', 'B'), 'Adds B.'],
    [seeing('A', 'B'), seeing('A'), 'Leaves out B.'],
    [seeing('A', 'B'), seeing('C', 'B'), 'Visits C instead of A.'],
    [seeing('A'), seeing('A', 'B', 'C', 'D', 'E', 'F'), 'Adds B, C, D and two more.'],
    [seeing('A'), seeing('A', 'Bay and Bluff', 'C'), 'Adds Bay and Bluff, and C.'],
    [withLines(), withLines(line('guide')), 'A registered tour guide comes along every day.'],
    [withLines(line('guide')), withLines(), 'No tour guide comes along: the places’ own guides are used.'],
    [withLines(), withLines(line('dinner')), 'Dinners are bought, as the beds come without them.'],
    [withLines(), withLines(line('groceries')), 'The group cooks some of its dinners and breakfasts itself.'],
    [withLines(line('dinner')), withLines(), 'Dinner and breakfast come with the beds.'],
    [
      withLines(line('coach', { id: 'minibus-16', count: 1 })),
      withLines(line('coach', { id: 'midi-22', count: 1 })),
      'Travels by 1 × Midibus, 22 seats.',
    ],
  ])('are sentences (%#)', (before, after, sentence) =>
    expect(describeDifferences(before, after, names)).toEqual([sentence]),
  )

  it('name every stay where the group sleeps', () => {
    const [one, two, three] = facts.stays
    expect(describeDifferences(sleepingAt(one!.id), sleepingAt(two!.id, three!.id), names)).toEqual([
      `Sleeps at ${two!.name} and ${three!.name} instead of ${one!.name}.`,
    ])
  })
  it('do not mention costs if the base plan was stored without codes', () => {
    const stored = { ...base, cost_details: base.cost_details.map(({ code: _, vehicle: __, ...rest }) => rest) }
    expect(describeDifferences(stored, withLines(line('guide')), names)).toEqual([])
  })
})
