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
  /** Only for trips of a day of so many km; absent: for any. */
  day_trips_up_to_km?: number
  /** Not beside vehicles of another sort: no school sends part of a class in a taxi behind its bus. */
  only_alone?: true
  /** No more of them for a group; absent: as many as are needed. */
  at_most?: number
  per_day: Rate
  /** Within `half_day` of the rates. */
  per_half_day: Rate
  per_km: Rate
}
/** What one driver does in a day at most. */
export interface DriverDay {
  driving_hours: number
  /** From the first drive to the last. */
  duty_hours: number
  /** From the evening to the morning, `HH:MM`: for the group, and for a coach that goes home empty. */
  no_driving_between: [string, string]
}
/** Where the rows of a group come from. */
interface Provenance {
  /** What a figure is for. */
  basis: string
  source: string
  /** The month in which they were estimated. */
  date: string
}
type Group<Row extends string> = Provenance & Record<Row, Rate>
export type Meal = 'packed_lunch' | 'dinner' | 'self_catered_per_learner_per_day'
export interface Rates extends Provenance {
  currency: 'ZAR'
  year: number
  transport: Group<'driver_overnight' | 'second_driver_per_day' | 'own_bus_fuel_per_km'> & {
    vehicles: Vehicle[]
    half_day: { hours: number; km: number }
    driver_day: DriverDay
  }
  /** One way, for one person and one flight. */
  flights: Provenance & Record<FareLevel, { learner: Rate; adult: Rate }>
  catering: Group<Meal>
  staff: Group<'registered_tour_guide_per_day'>
  insurance: Group<'travel_insurance_per_learner_per_day'>
  free_places: Group<'usual_ratio_learners_per_free_adult'>
  overheads: Group<'contingency_percent' | 'deposit_percent' | 'final_payment_days_before'>
  vat: { rate_percent: number; source: string; date: string; note: string }
  annual_increase_percent: Rate & { source: string; date: string }
}
