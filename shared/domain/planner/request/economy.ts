import type { Saving } from '../../itinerary/notes.ts'

/** The rates of a plan: the usual ones, or the lowest, for which the school must ask for several quotes. */
export type RateEnd = 'typical' | 'low'

/** How a plan saves money. */
export interface Economy {
  /** The factor by which prices count when places and stays are chosen. */
  priceWeight: number
  guide: boolean
  maxVisitsPerDay: number
  rates: RateEnd
}
/** More visits than any day has, so this is no limit. */
export const USUAL_VISITS_PER_DAY = 4
/** The choices without a saving. */
export const FIRST_ECONOMY: Economy = {
  priceWeight: 1,
  guide: true,
  maxVisitsPerDay: USUAL_VISITS_PER_DAY,
  rates: 'typical',
}
/** The steps to meet a budget, the smallest loss first: guide, expensive places and stays, full days, then the lowest rates. */
export const USUAL_RATE_ECONOMIES: readonly Economy[] = [
  { ...FIRST_ECONOMY, guide: false },
  { priceWeight: 2, guide: false, maxVisitsPerDay: USUAL_VISITS_PER_DAY, rates: 'typical' },
  { priceWeight: 4, guide: false, maxVisitsPerDay: USUAL_VISITS_PER_DAY, rates: 'typical' },
  { priceWeight: 8, guide: false, maxVisitsPerDay: USUAL_VISITS_PER_DAY, rates: 'typical' },
  { priceWeight: 10, guide: false, maxVisitsPerDay: 2, rates: 'typical' },
]
export const LOW_RATE_ECONOMIES: readonly Economy[] = [
  { priceWeight: 4, guide: false, maxVisitsPerDay: USUAL_VISITS_PER_DAY, rates: 'low' },
  { priceWeight: 8, guide: false, maxVisitsPerDay: USUAL_VISITS_PER_DAY, rates: 'low' },
]
/** Full days, then all but one visit a day are given up. */
export const CHEAP_ECONOMY: Economy = { priceWeight: 12, guide: false, maxVisitsPerDay: 2, rates: 'low' }
export const LAST_ECONOMY: Economy = { priceWeight: 25, guide: false, maxVisitsPerDay: 1, rates: 'low' }

const IN_ORDER = [FIRST_ECONOMY, ...USUAL_RATE_ECONOMIES, ...LOW_RATE_ECONOMIES, CHEAP_ECONOMY, LAST_ECONOMY]
/** Whether an economy stands after another in the order in which they are tried. */
export const savesMoreThan = (one: Economy, other: Economy): boolean => IN_ORDER.indexOf(one) > IN_ORDER.indexOf(other)

/** What an economy gives up; `isGuided` is true if the plan would otherwise have a guide. */
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
