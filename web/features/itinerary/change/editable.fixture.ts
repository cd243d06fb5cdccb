import type { Itinerary } from '#shared/contracts/itinerary'
import type { Alternative, PlanVersion } from '#shared/contracts/revisions'
import { DAY_AT_THE_SEA } from '../plan.fixture.ts'

const [day] = DAY_AT_THE_SEA.daily_itinerary as [Itinerary['daily_itinerary'][number]]

/** Two days at the sea with a night between them: step 2 of each day is a visit. */
export const TWO_DAYS: Itinerary = {
  ...DAY_AT_THE_SEA,
  end_date: '2027-05-07',
  duration: '2 days',
  daily_itinerary: [
    {
      ...day,
      schedule: [
        ...day.schedule.slice(0, 4),
        { start: '17:00', end: '17:30', kind: 'check_in', title: 'Arrive at the beach camp' },
      ],
      accommodation: 'Beach camp',
      stay_id: 'beach-camp',
    },
    { ...day, day: 2, date: '2027-05-07', title: 'Once more' },
  ],
}

export const FIRST: PlanVersion = { version: 1, at: '2026-11-20T22:30:00.000Z', said: [], state_of: 1, parent: 0 }

/** Another place, and one that does not hold. */
export const GARDENS: Alternative = {
  type: 'place',
  id: 'gardens',
  title: 'Durban Botanic Gardens',
  minutes: 120,
  road_minutes: 100,
  rand_per_learner: 312.1,
  serves: ['Life Sciences'],
  loses: ['Natural Sciences'],
  holds: true,
}
export const CLOSED: Alternative = {
  ...GARDENS,
  id: 'closed',
  title: 'Old Fort',
  holds: false,
  why: 'Closed on Thursdays.',
}

/** Budgets below the price of the plan: the dearer first. */
export const CHEAPER: Alternative[] = [
  {
    ...GARDENS,
    type: 'budget',
    id: '350',
    title: 'R350',
    rand_per_learner: 340,
    serves: ['Museum'],
    loses: ['Gardens'],
  },
  { ...GARDENS, type: 'budget', id: '300', title: 'R300', rand_per_learner: 290, serves: [], loses: [] },
]

/** The plan with another place as the visit of a day. */
export function withVisit(plan: Itinerary, number: number, place_id: string, title: string): Itinerary {
  return {
    ...plan,
    daily_itinerary: plan.daily_itinerary.map((one) =>
      one.day === number
        ? {
            ...one,
            schedule: one.schedule.map((step) => (step.kind === 'visit' ? { ...step, place_id, title } : step)),
          }
        : one,
    ),
  }
}
