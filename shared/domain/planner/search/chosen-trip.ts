import type { Candidates } from '../candidates/candidates.ts'
import type { Economy } from '../request/economy.ts'
import type { TripRequest } from '../request/trip-request.ts'
import type { Lodging } from './bases/lodging.ts'
import type { SolvedDay } from './days/solved-day.ts'
import type { SearchScope } from './search-scope.ts'

/** The places of each day and the stays of each night, before times and price. */
export interface ChosenTrip {
  request: TripRequest
  economy: Economy
  /** The candidates, and the area that was searched. */
  candidates: Candidates
  scope: SearchScope
  days: SolvedDay[]
  /** One for each night. */
  lodgings: Lodging[]
  points: number
  /** The number of faults (`tripFaults`). */
  faults: number
}
