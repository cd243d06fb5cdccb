import type { Candidates } from '../candidates/candidates.ts'
import type { Economy } from '../request/economy.ts'
import type { TripRequest } from '../request/trip-request.ts'
import type { Lodging } from './bases/lodging.ts'
import type { SolvedDay } from './days/solved-day.ts'
import type { SearchScope } from './search-scope.ts'

/** Which places on which days and which beds for which nights, before clock times and price. */
export interface ChosenTrip {
  request: TripRequest
  economy: Economy
  /** What it was chosen from, and where the search looked. */
  candidates: Candidates
  scope: SearchScope
  days: SolvedDay[]
  /** One a night. */
  lodgings: Lodging[]
  points: number
  /** What a teacher would not understand of it (`tripFaults`). */
  faults: number
}
