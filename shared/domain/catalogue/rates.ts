import type { Confidence } from './confidence.ts'
import type { TollClass } from './toll-plazas.ts'

/** How many airlines serve an airport, which decides what a flight costs: see `flights` of the rates. */
export const FARE_LEVELS = ['main', 'regional'] as const
export type FareLevel = (typeof FARE_LEVELS)[number]
/** One rate of the rate card, in rand unless the name says percent. */
export interface Rate {
  low: number
  typical: number
  high: number
  confidence?: Confidence
  note?: string
}
export interface Vehicle {
  id: string
  label: string
  seats: number
  usable_learner_seats: number
  toll_class: TollClass
  per_day: Rate
  per_km: Rate
  included_km_per_day: number
}
export interface Rates {
  currency: 'ZAR'
  year: number
  basis: string
  transport: {
    vehicles: Vehicle[]
    driver_overnight: Rate
    second_driver_per_day: Rate
    [other: string]: unknown
  }
  /** One way, for one person and one flight. */
  flights: { basis: string; date: string; source: string } & Record<FareLevel, { learner: Rate; adult: Rate }>
  catering: Record<string, Rate>
  staff: Record<string, Rate>
  accommodation_pppn: Record<string, Rate>
  insurance: { travel_insurance_per_learner_per_day: Rate; school_public_liability: string }
  free_places: { usual_ratio_learners_per_free_adult: Rate; note: string }
  overheads: {
    operator_margin_percent: Rate
    contingency_percent: Rate
    deposit_percent: Rate
    final_payment_days_before: Rate
  }
  vat: { rate_percent: number; note: string }
  annual_increase_percent: Rate
}
