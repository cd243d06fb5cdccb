import { hasRushHours } from '../../roads/drive.ts'
import type { Candidate } from '../../candidates/candidates.ts'
import type { Spot } from '../../request/trip-request.ts'

/** The limits of one day: where it begins and ends and how long it may be; times in minutes from midnight. */
export interface DayConstraints {
  date: string
  weekday: number
  month: number
  from: Spot
  to: Spot
  earliestStart: number
  latestEnd: number
  /** The hours of the strictest level of this day: a relaxed level keeps them if possible. */
  preferredHours: { start: number; end: number }
  /** The hours break those of the idea: only for a day that has no visit otherwise. */
  breaksAsked?: true
  /** Lunch and, on days without an evening together, the free hour after it. */
  /** The day may end at the very minute at which the group must be back. */
  noReserve?: true
  lunchMinutes: number
  /** When lunch should have begun, by the age of the group. */
  lunchBy: number
  /** Lunch is eaten at an airport, before or after this part of the day. */
  lunchAway: boolean
  /** A flight leaves after the latest end, so that nothing may end later. */
  isEndFixed: boolean
  maxVisits: number
  maxDriveMinutes: number
  maxVisitMinutes: number
  /** The drive alone takes so long that the day may have no visit. */
  isLongDrive: boolean
  /** The day ends where the trip began, so lunch comes before the end. */
  homeward: boolean
  /** Places, by id, that are visited in this order if the day has them; absent if no order is asked for. */
  placeOrder?: readonly (readonly string[])[]
  /** The most extra km (great circle) for a place on the way, unless it was named. */
  detourKm: number
}
/** Constraints to try for one day, the strictest first: a longer day or shorter visit only if no other visit is possible. */
export type ConstraintLevels = readonly DayConstraints[]

/** Whether a place is open on the day of these constraints at all. */
export const isOpenOn = ({ place }: Candidate, constraints: DayConstraints): boolean =>
  place.open_days.includes(constraints.weekday) && (!place.seasonal || place.seasonal.includes(constraints.month))

/** The numbers of the ends of a day among the points of a search: shorter in a key than their degrees. */
type Ends = readonly [from: number, to: number]
/** Constraints with the same key rank the places of a day alike. */
export const rankingKey = ({ weekday, month, detourKm }: DayConstraints, [from, to]: Ends): string =>
  `${from} ${to} ${weekday} ${month} ${detourKm}`
/** Constraints with the same key are the same problem for the solver. The date matters only for which places are open. */
export const constraintsKey = (constraints: DayConstraints, [from, to]: Ends): string =>
  [
    from,
    to,
    constraints.earliestStart,
    constraints.latestEnd,
    constraints.lunchMinutes,
    constraints.maxVisits,
    constraints.maxDriveMinutes,
    constraints.maxVisitMinutes,
    constraints.homeward ? 1 : 0,
    constraints.lunchAway ? 1 : 0,
    hasRushHours(constraints) ? 1 : 0,
    constraints.month,
  ].join(' ')
