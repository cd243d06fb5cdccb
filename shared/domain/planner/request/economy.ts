import type { Saving } from '../../itinerary/notes.ts'

/** Which end of the rate card a plan reckons with: what is usual, or the low end, which must be found by asking for quotes. */
export type RateEnd = 'typical' | 'low'

/** How a plan saves money. */
export interface Economy {
  /** How many times more a rand counts when places and beds are chosen. */
  priceWeight: number
  guide: boolean
  maxVisitsPerDay: number
  rates: RateEnd
}
/** More than any group sees in a day: no limit of an economy's own. */
export const USUAL_VISITS_PER_DAY = 4
/** The fixed moves by which a budget is met, the least loss first: guide, dear places and beds, full days, then the low end of the rate card. */
export const ECONOMIES: readonly Economy[] = [
  { priceWeight: 1, guide: true, maxVisitsPerDay: USUAL_VISITS_PER_DAY, rates: 'typical' },
  { priceWeight: 1, guide: false, maxVisitsPerDay: USUAL_VISITS_PER_DAY, rates: 'typical' },
  { priceWeight: 2, guide: false, maxVisitsPerDay: USUAL_VISITS_PER_DAY, rates: 'typical' },
  { priceWeight: 4, guide: false, maxVisitsPerDay: USUAL_VISITS_PER_DAY, rates: 'typical' },
  { priceWeight: 8, guide: false, maxVisitsPerDay: USUAL_VISITS_PER_DAY, rates: 'typical' },
  { priceWeight: 10, guide: false, maxVisitsPerDay: 2, rates: 'typical' },
  { priceWeight: 4, guide: false, maxVisitsPerDay: USUAL_VISITS_PER_DAY, rates: 'low' },
  { priceWeight: 8, guide: false, maxVisitsPerDay: USUAL_VISITS_PER_DAY, rates: 'low' },
  { priceWeight: 12, guide: false, maxVisitsPerDay: 2, rates: 'low' },
  { priceWeight: 25, guide: false, maxVisitsPerDay: 1, rates: 'low' },
]

/** What an economy gives up; `isGuided` says whether a guide would otherwise have come along. */
export const savingsOf = ({ priceWeight, maxVisitsPerDay, rates }: Economy, isGuided: boolean): Saving[] => [
  ...(isGuided ? (['no_guide'] as const) : []),
  ...(priceWeight >= 8 ? (['cheapest_choices'] as const) : priceWeight > 1 ? (['cheaper_choices'] as const) : []),
  ...(maxVisitsPerDay === 1
    ? (['one_visit_a_day'] as const)
    : maxVisitsPerDay === 2
      ? (['two_visits_a_day'] as const)
      : []),
  ...(rates === 'low' ? (['low_rates'] as const) : []),
]
