import type { ScheduledTrip } from '../schedule/scheduled-trip.ts'
import type { Coach } from './choose-coaches.ts'
import type { PriceLine } from './cost-line.ts'

export interface Price {
  lines: PriceLine[]
  coaches: Coach[]
  perStudentCents: number
}
/** A scheduled trip with its price. */
export interface PricedTrip extends ScheduledTrip {
  price: Price
}
