import type { ScheduledTrip } from '../schedule/scheduled-trip.ts'
import type { Note } from '../../itinerary/notes.ts'
import type { Coach } from './choose-coaches.ts'
import type { PriceLine } from './cost-line.ts'

export interface Price {
  lines: PriceLine[]
  /** The vehicles of the way there and back; those hired there are only in the lines. */
  coaches: Coach[]
  /** Why it is these vehicles. */
  notes: Note[]
  perStudentCents: number
}
/** A scheduled trip with its price. */
export interface PricedTrip extends ScheduledTrip {
  price: Price
}
