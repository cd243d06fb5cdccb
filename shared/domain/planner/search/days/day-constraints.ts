import type { Candidate } from '../../candidates/candidates.ts'
import type { Spot } from '../../request/trip-request.ts'

/** What one day must keep to: where it begins and ends and how long it may be; minutes from midnight. */
export interface DayConstraints {
  date: string
  weekday: number
  month: number
  from: Spot
  to: Spot
  earliestStart: number
  latestEnd: number
  /** The hours of the strictest level of this day: a relaxed one keeps to them where it can. */
  preferredHours: { start: number; end: number }
  /** Lunch, and on days without an evening together also the free hour that follows it. */
  lunchMinutes: number
  maxVisits: number
  maxDriveMinutes: number
  maxVisitMinutes: number
  /** The way alone takes so long that the day may have no visit. */
  isLongDrive: boolean
  /** The day ends where the trip began: lunch is eaten before. */
  homeward: boolean
  /** Extra km (great circle) past which a place is not on the day's way, unless it was named. */
  detourKm: number
}
/** Constraints to try for one day, the strictest first: a longer day or a shorter visit only where nothing else can be seen. */
export type ConstraintLevels = readonly DayConstraints[]

/** Whether a place is open on the day of these constraints at all. */
export const isOpenOn = ({ place }: Candidate, constraints: DayConstraints): boolean =>
  place.open_days.includes(constraints.weekday) && (!place.seasonal || place.seasonal.includes(constraints.month))

const spotKey = ({ lat, lon }: Spot) => `${lat},${lon}`
/** Constraints of one key are the same problem to the solver: the date has already decided which places are open. */
export const constraintsKey = (constraints: DayConstraints): string =>
  [
    spotKey(constraints.from),
    spotKey(constraints.to),
    constraints.earliestStart,
    constraints.latestEnd,
    constraints.lunchMinutes,
    constraints.maxVisits,
    constraints.maxDriveMinutes,
    constraints.maxVisitMinutes,
    constraints.homeward ? 1 : 0,
  ].join(' ')
